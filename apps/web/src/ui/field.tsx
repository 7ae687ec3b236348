import type { ReactNode } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import classes from './field.module.css';

/** An error at a field, with its icon. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={classes['error']}>
      <IconAlertCircle size={14} aria-hidden />
      {children}
    </span>
  );
}

/** A hint at a field that does not keep anyone from going on. */
export function FieldWarning({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classes['warning']} role="status">
      {icon ?? <IconAlertCircle size={14} aria-hidden />}
      {children}
    </span>
  );
}
