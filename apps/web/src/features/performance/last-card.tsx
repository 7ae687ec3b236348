import type { MetricWeek } from '@offizin/contract/performance/seller';
import { cancelledByParties } from '@offizin/domain/orders/statuses';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { ExportButton } from '../../parts/exports/export-button.tsx';
import { FigureLink } from './figure-link.tsx';
import classes from './performance.module.css';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The figures of the last period, each with its orders behind it. */
export function LastCard({ week }: { week: MetricWeek }) {
  const t = useTranslations('performance');
  const { dayRange, number } = useFormats();
  const { firstDay, lastDay, stage, orders, cancelled, late, partly } = week;
  const all = cancelled.by.seller + cancelled.by.customer + cancelled.by.marketplace;
  const parties = cancelledByParties.filter((party) => cancelled.by[party] > 0);
  return (
    <section className={classes['card']} aria-label={t('last.title')} data-tour="performance-last" data-part="rows">
      <div className={classes['cardHead']}>
        <h2>{t('last.title')}</h2>
        <span>
          {dayRange(firstDay, lastDay)}
          {stage === 'published' ? null : `, ${t('chart.provisional')}`}
        </span>
        <div className={classes['do']}>
          <ExportButton question={{ kind: 'metric_week', week: firstDay }} look="link">
            {t('last.download')}
          </ExportButton>
        </div>
      </div>
      <dl className={classes['facts']}>
        <Fact label={t('column.orders')}>
          <FigureLink week={firstDay} figure="orders" about={[t('column.orders')]}>
            {number(orders)}
          </FigureLink>
        </Fact>
        <Fact label={t('last.cancelled')}>
          <FigureLink week={firstDay} figure="cancelled" about={[t('last.cancelled')]}>
            {number(all)}
          </FigureLink>
        </Fact>
        {parties.length === 0 ? null : (
          <div data-inner>
            <dt>{t('last.by')}</dt>
            <dd>
              {parties.map((party, index) => (
                <Fragment key={party}>
                  {index === 0 ? '' : ', '}
                  <FigureLink week={firstDay} figure="cancelled" party={party}>
                    {t(`last.${party}`, { count: number(cancelled.by[party]) })}
                  </FigureLink>
                </Fragment>
              ))}
            </dd>
          </div>
        )}
        <Fact label={t('last.late')}>
          <FigureLink week={firstDay} figure="late" about={[t('last.late')]}>
            {number(late.count)}
          </FigureLink>
        </Fact>
        <Fact label={t('last.partly')}>
          <FigureLink week={firstDay} figure="partly" about={[t('last.partly')]}>
            {number(partly)}
          </FigureLink>
        </Fact>
      </dl>
    </section>
  );
}
