import type { BusinessView } from '@offizin/contract/business/seller';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { salesFigures, useSalesWords } from '../../parts/business/sales-words.ts';
import classes from './business.module.css';

const trends = { up: IconTrendingUp, down: IconTrendingDown } as const;

/** What was sold today, yesterday and in the last week, each beside a week before. */
export function SalesFigures({ view }: { view: BusinessView }) {
  const t = useTranslations('business.day');
  const words = useSalesWords(view);
  return (
    <dl className={classes['figures']}>
      {salesFigures.map((figure) => {
        const { value, of, hint, change } = words[figure];
        const Trend = change === null ? null : trends[change];
        return (
          <div key={figure}>
            <dt>{t(figure)}</dt>
            <dd>
              <b>{value}</b>
              <span>{of}</span>
              <small>
                {Trend === null ? null : <Trend size={15} aria-hidden data-change={change} />}
                {hint}
              </small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
