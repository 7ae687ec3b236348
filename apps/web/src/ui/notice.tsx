import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** What went wrong with the whole form, above or below its fields. */
export function Notice({ tone, title, children }: { tone: 'red' | 'amber'; title: string; children?: ReactNode }) {
  return (
    <div className={classes['notice']} data-tone={tone} role="alert">
      <IconAlertCircle size={16} aria-hidden />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  );
}
