import { useTranslations } from 'use-intl';
import { Dialog } from '../ui/dialog.tsx';
import classes from './shortcuts-dialog.module.css';

const shortcuts = [
  ['?', 'show'],
  ['/', 'search'],
  ['↑ ↓', 'upDown'],
  ['Enter', 'open'],
  ['[', 'menu'],
  ['Esc', 'escape'],
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.shortcuts');
  return (
    <Dialog title={t('title')} opened onClose={onClose} width={420}>
      <dl className={classes['list']}>
        {shortcuts.map(([keys, name]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
