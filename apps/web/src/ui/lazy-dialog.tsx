import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import classes from './lazy-dialog.module.css';

interface Closable {
  readonly onClose?: () => void;
}

/** Said over the screen, which goes on: the dialog alone could not be loaded. */
function NotLoaded({ onRetry, onClose }: { onRetry: () => void; onClose: (() => void) | undefined }) {
  const t = useTranslations('errors.dialog');
  const tActions = useTranslations('actions');
  return (
    <div className={classes['failed']} role="alertdialog" aria-label={t('title')}>
      <IconAlertCircle aria-hidden />
      <div>
        <b>{t('title')}</b>
        <p>{t('text')}</p>
      </div>
      {onClose === undefined ? null : <Button onClick={onClose}>{tActions('close')}</Button>}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who opened the dialog is waiting for it */}
      <Button tone="primary" autoFocus icon={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {tActions('tryAgain')}
      </Button>
    </div>
  );
}

export type LazyDialog<P extends object> = ComponentType<P & Closable> & { readonly preload: () => void };

/** A dialog whose code comes when it is opened, or with `preload`; one that cannot be loaded fails alone and can be tried again. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): LazyDialog<P> {
  let loaded: ComponentType<P> | null = null;
  const read = async (): Promise<ComponentType<P>> => (loaded ??= await load());
  function Lazy(props: P & Closable) {
    const [dialog, setDialog] = useState<{ readonly Ready: ComponentType<P> } | null>(
      loaded === null ? null : { Ready: loaded },
    );
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(-1);
    useEffect(() => {
      let isGone = false;
      read().then(
        (Ready) => isGone || setDialog({ Ready }),
        () => isGone || setFailed(tries),
      );
      return () => {
        isGone = true;
      };
    }, [tries]);
    if (dialog !== null) return <dialog.Ready {...props} />;
    if (failed === tries) return <NotLoaded onClose={props.onClose} onRetry={() => setTries(tries + 1)} />;
    return null;
  }
  return Object.assign(Lazy, { preload: () => void read().catch(() => {}) });
}
