import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import classes from './not-loaded.module.css';

/** Hands the focus on to the layer that the note stands in, or to where it came from, as the note goes. */
function useFocusKept() {
  const note = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const own = note.current;
    const home = own?.closest<HTMLElement>('[role="dialog"], [role="menu"]') ?? before;
    return () => {
      if (own?.contains(document.activeElement) && home instanceof HTMLElement) home.focus({ preventScroll: true });
    };
  }, [before]);
  return note;
}

/** Said over the screen, which goes on: a part of it alone could not be loaded. */
export function NotLoaded({ onRetry, onClose }: { onRetry: () => void; onClose: (() => void) | undefined }) {
  const t = useTranslations('errors.dialog');
  const tActions = useTranslations('actions');
  const note = useFocusKept();
  return (
    <div ref={note} className={classes['failed']} role="alertdialog" aria-label={t('title')}>
      <IconAlertCircle aria-hidden />
      <div>
        <b>{t('title')}</b>
        <p>{t('text')}</p>
      </div>
      {onClose === undefined ? null : <Button onClick={onClose}>{tActions('close')}</Button>}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who opened it is waiting for it */}
      <Button tone="primary" autoFocus icon={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {tActions('tryAgain')}
      </Button>
    </div>
  );
}
