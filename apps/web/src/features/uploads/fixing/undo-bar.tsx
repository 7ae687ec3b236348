import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useSecondsUntil } from '../../../platform/now.ts';
import { UndoLine } from '../../../ui/undo-line.tsx';
import classes from './undo-bar.module.css';
import type { Undo } from './use-undo.ts';

/** The last correction, paste or fix of all rows alike, which can be taken back (UPL-09). */
export function UndoBar({ undo }: { undo: Undo }) {
  const t = useTranslations('uploadsFixing.undo');
  const tActions = useTranslations('actions');
  // Who has moved to the button keeps it.
  const [isHeld, setHeld] = useState(false);
  const last = undo.acts.at(-1);
  const seconds = useSecondsUntil(last?.until ?? 0);
  if (last === undefined || (seconds === 0 && !isHeld)) return <div role="status" data-empty />;
  const { count, skipped } = last;
  const takeBack = () => {
    setHeld(false);
    undo.takeBack();
    showSnackbar('success', t('undone', { count }));
  };
  return (
    <UndoLine
      className={classes['undo']}
      icon={<IconCircleCheck size={18} aria-hidden />}
      button={tActions('undo')}
      left={tActions('seconds', { seconds: String(seconds) })}
      onUndo={takeBack}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {t('done', { count })}
      {skipped > 0 ? ` ${t('skipped', { count: skipped })}` : null}
    </UndoLine>
  );
}
