import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { dismissSnackbar, type Snackbar, snackbars } from '../platform/snackbar.ts';
import { useStore } from '../platform/store.ts';
import classes from './snackbar-stack.module.css';

const icons: Readonly<Record<Snackbar['kind'], ReactNode>> = {
  error: <IconAlertCircle aria-hidden />,
  success: <IconCircleCheck aria-hidden />,
  warning: <IconAlertTriangle aria-hidden />,
};

/** The snackbars of the portal, bottom right, read out as they come. */
export function SnackbarStack() {
  const t = useTranslations('shell');
  const shown = useStore(snackbars);
  return (
    <div className={classes['stack']} role="status" aria-live="polite">
      {shown.map(({ id, kind, text }) => (
        <div key={id} className={classes['snackbar']} data-kind={kind}>
          {icons[kind]}
          <span>{text}</span>
          <button type="button" aria-label={t('dismiss')} onClick={() => dismissSnackbar(id)}>
            <IconX size={16} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  );
}
