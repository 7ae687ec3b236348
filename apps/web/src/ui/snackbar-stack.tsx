import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSecondsUntil } from '../platform/now.ts';
import { dismissSnackbar, type Snackbar, type SnackbarAct, snackbars } from '../platform/snackbar.ts';
import { useStore } from '../platform/store.ts';
import classes from './snackbar-stack.module.css';

const icons: Readonly<Record<Snackbar['kind'], ReactNode>> = {
  error: <IconAlertCircle aria-hidden />,
  success: <IconCircleCheck aria-hidden />,
  warning: <IconAlertTriangle aria-hidden />,
};

/** Does what can be done about it, once; the seconds that are left are seen, not read out. */
function ActButton({ id, act }: { id: number; act: SnackbarAct }) {
  const t = useTranslations('actions');
  const seconds = useSecondsUntil(act.until);
  return (
    <button
      type="button"
      className={classes['act']}
      data-key={act.key}
      data-over-layers
      aria-keyshortcuts={act.key}
      onClick={() => {
        dismissSnackbar(id);
        act.run();
      }}
    >
      {act.label} <kbd aria-hidden>{act.key.toUpperCase()}</kbd>
      <small aria-hidden>{t('seconds', { seconds: String(seconds) })}</small>
    </button>
  );
}

/** The snackbars of the portal, bottom right, each read out once as it comes. */
export function SnackbarStack() {
  const t = useTranslations('shell');
  const shown = useStore(snackbars);
  return (
    <div className={classes['stack']} role="status" aria-live="polite" aria-atomic={false}>
      {shown.map(({ id, kind, text, heard, act }) => (
        <div key={id} className={classes['snackbar']} data-kind={kind}>
          {icons[kind]}
          <span>{text}</span>
          {heard === null ? null : <span className={classes['heard']}>{heard}</span>}
          {act === null ? null : <ActButton id={id} act={act} />}
          <button type="button" aria-label={t('dismiss')} onClick={() => dismissSnackbar(id)}>
            <IconX size={16} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  );
}
