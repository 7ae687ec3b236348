import type { ScreenId } from '@offizin/domain/access/screens';
import { useTranslations } from 'use-intl';
import { Dialog } from '../ui/dialog.tsx';
import classes from './shortcuts-dialog.module.css';
import { shortcutsOf } from './shortcuts.ts';

/** The keys of the screen on which it is opened. */
export function ShortcutsDialog({ screen, onClose }: { screen: ScreenId | null; onClose: () => void }) {
  const t = useTranslations('shortcuts');
  return (
    <Dialog title={t('title')} opened onClose={onClose} width={420}>
      <dl className={classes['list']}>
        {shortcutsOf(screen).map(([keys, name]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`key.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
