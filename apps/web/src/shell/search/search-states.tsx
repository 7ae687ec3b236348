import { IconAlertCircle, IconSearchOff, IconWifiOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isApple } from '../../platform/is-apple.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import classes from './search-dialog.module.css';
import type { Found } from './search-query.ts';

interface StateProps {
  readonly found: Found;
  readonly typed: string;
  /** Results beside the lists in which one can go on searching. */
  readonly count: number;
}

/** Why there are fewer results than there could be. */
export function SearchState({ found: { state, retry }, typed, count }: StateProps) {
  const t = useTranslations('search');
  const tActions = useTranslations('actions');
  if (state === 'offline')
    return (
      <p className={classes['state']}>
        <IconWifiOff aria-hidden />
        {t('offline')}
      </p>
    );
  if (state === 'failed')
    return (
      <p className={classes['state']} role="alert">
        <IconAlertCircle aria-hidden />
        <span>{t('failed')}</span>
        <Button size="small" onClick={retry}>
          {tActions('tryAgain')}
        </Button>
      </p>
    );
  if (state === 'asking' && count === 0)
    return (
      <div className={classes['asking']} aria-hidden>
        <SkeletonLine width="45%" />
        <SkeletonLine width="60%" />
      </div>
    );
  if (typed === '' || count > 0 || state === 'asking') return null;
  return (
    <p className={classes['state']}>
      <IconSearchOff aria-hidden />
      <span>
        <b>{t('nothing', { typed })}</b>
        {t('nothingText')}
      </span>
    </p>
  );
}

/** The keys of the search. */
export function SearchKeys({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useTranslations('search');
  return (
    <div className={classes['foot']}>
      <span aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.choose')}
      </span>
      <span aria-hidden>
        <kbd>Enter</kbd> {t('keys.open')}
      </span>
      <span aria-hidden>
        <kbd>{isApple ? '⌘' : t('ctrl')}</kbd> <kbd>Enter</kbd> {t('keys.newTab')}
      </span>
      <button type="button" tabIndex={-1} onClick={onShortcuts}>
        <kbd aria-hidden>?</kbd> {t('keys.all')}
      </button>
    </div>
  );
}
