import type { FeedState } from '@offizin/contract/feeds/seller';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import classes from './feed-card.module.css';

/** How many offers each of the newest retrievals changed, oldest first; the newest is marked (SYN-09). */
export function FeedBars({ retrievals }: Pick<FeedState, 'retrievals'>) {
  const t = useTranslations('feeds');
  const { time } = useFormats();
  const [newest] = retrievals;
  const oldest = retrievals.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  const most = Math.max(1, ...retrievals.map(({ changed }) => changed));
  return (
    <figure
      className={classes['bars']}
      aria-label={t('barsText', { count: retrievals.length, changed: newest.changed })}
    >
      <div aria-hidden>
        {retrievals.toReversed().map((retrieval) => (
          <span
            key={retrieval.at}
            data-newest={retrieval === newest || undefined}
            data-failed={retrieval.problem !== null || undefined}
            style={{ height: `${Math.max(6, (retrieval.changed / most) * 100)}%` }}
          />
        ))}
      </div>
      <figcaption aria-hidden>
        <span>{time(oldest.at)}</span>
        <span>{t('bars')}</span>
        <span>{time(newest.at)}</span>
      </figcaption>
    </figure>
  );
}
