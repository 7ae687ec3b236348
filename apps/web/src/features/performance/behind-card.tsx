import type { MetricWeek } from '@offizin/contract/performance/seller';
import type { MetricRatio } from '@offizin/domain/performance/week';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { OrderRow } from './order-row.tsx';
import classes from './performance.module.css';
import { figureOrdersQuery } from './performance-queries.ts';

const shown = 6;

/** The first orders behind the ratio that is shown, and the way to all of them. */
export function BehindCard({ week, name }: { week: MetricWeek; name: MetricRatio }) {
  const t = useTranslations('performance');
  const { number, share } = useFormats();
  const { data } = useInfiniteQuery(figureOrdersQuery({ week: week.firstDay, figure: name, limit: shown }));
  const { count, ratio } = week[name];
  const rows = data?.pages[0]?.items;
  const all = { week: week.firstDay, figure: name, party: undefined, disputed: undefined };
  const open = (before: Record<string, unknown>) => ({ ...before, ...all });
  const title = ratio === null ? t(`behind.figure.${name}`) : t('behind.title', { ratio: share(ratio) });
  return (
    <section className={classes['card']} aria-label={title} data-part="rows">
      <div className={classes['cardHead']}>
        <h2>{title}</h2>
        {count === 0 ? null : (
          <Link to="." search={open} className={classes['do']} resetScroll={false}>
            {t('behind.all', { count: number(count) })}
          </Link>
        )}
      </div>
      {rows === undefined ? (
        <div className={classes['quiet']}>
          <SkeletonLine width="60%" />
        </div>
      ) : null}
      {rows?.length === 0 ? <p className={classes['quiet']}>{t('behind.none')}</p> : null}
      <ul className={classes['orders']} data-small>
        {rows?.map((order) => (
          <OrderRow key={order.orderId} order={order} figure={name} action={null} />
        ))}
      </ul>
    </section>
  );
}
