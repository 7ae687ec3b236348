import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../platform/now.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import classes from './undo-bar.module.css';
import type { Undo } from './use-undo.ts';

/** The last correction, paste or fix of all rows alike, which can be taken back (UPL-09). */
export function UndoBar({ undo }: { undo: Undo }) {
  const t = useTranslations('uploadsFixing.undo');
  const now = useNow(500);
  // Who has moved to the button keeps it.
  const [isHeld, setHeld] = useState(false);
  const last = undo.acts.at(-1);
  if (last === undefined || (last.until <= now.getTime() && !isHeld)) return <div role="status" data-empty />;
  const seconds = Math.max(0, Math.ceil((last.until - now.getTime()) / 1000));
  const { count, skipped } = last;
  const takeBack = () => {
    setHeld(false);
    undo.takeBack();
    showSnackbar('success', t('undone', { count }));
  };
  return (
    <div className={classes['undo']} role="status">
      <IconCircleCheck size={18} aria-hidden />
      <span>
        {t('done', { count })}
        {skipped > 0 ? ` ${t('skipped', { count: skipped })}` : null}
      </span>
      <button type="button" onClick={takeBack} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
        <IconArrowBackUp size={16} aria-hidden />
        {t('button')} <span aria-hidden>{t('seconds', { seconds: String(seconds) })}</span>
      </button>
    </div>
  );
}
