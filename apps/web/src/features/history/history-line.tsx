import type { HistoryEntry } from '@offizin/contract/history/seller';
import { changeText } from '@offizin/i18n/change-text';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useChangeWords, useWho } from '../../parts/history/history-words.ts';
import { Chip } from '../../ui/chip.tsx';
import classes from './history.module.css';

function useFrom() {
  const t = useTranslations('history.device');
  return ({ address, browser, system }: NonNullable<HistoryEntry['from']>): string => {
    const device = browser !== null && system !== null ? t('both', { browser, system }) : (browser ?? system);
    return `${device ?? t('unknown')}, ${address}`;
  };
}

/** One act: what, from what to what, who, when and from where. */
export function ActLine({ entry, times }: { entry: HistoryEntry; times: number }) {
  const t = useTranslations('history');
  const formats = useFormats();
  const [who, from, words] = [useWho(), useFrom(), useChangeWords()];
  const what = entry.kind === 'signin.failed' ? t('failures', { count: times }) : t(`kind.${entry.kind}`);
  return (
    <article className={classes['act']} data-operator={entry.who.kind === 'operator' || undefined}>
      <time className={classes['time']} dateTime={entry.at}>
        {formats.time(entry.at)}
      </time>
      <div className={classes['what']}>
        <b>{what}</b>
        {entry.changes.map((change) => (
          <span key={change.field + String(change.new)} className={classes['change']}>
            {changeText(change, words)}
          </span>
        ))}
      </div>
      <div className={classes['who']}>
        <span>{who(entry.who)}</span>
        {entry.who.kind === 'operator' ? <Chip tone="amber">{t('who.operator')}</Chip> : null}
        {entry.from === null ? null : <span className={classes['from']}>{from(entry.from)}</span>}
      </div>
    </article>
  );
}
