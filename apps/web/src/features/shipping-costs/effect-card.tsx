import { effectOf, nearThreshold } from '@offizin/domain/shipping-costs/shipping-costs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented-control.ts';
import { Table } from '../../ui/table.tsx';
import { ValueChart } from './value-chart.tsx';
import { type BarShape, type Comparison, shapesOf } from './value-shapes.ts';
import classes from './shipping-costs.module.css';

/** The chart's figures, bar by bar. */
function ValueTable(comparison: Comparison) {
  const t = useTranslations('shippingCosts');
  const { amount, number } = useFormats();
  return (
    <Table
      label={t('effect')}
      rows={shapesOf(comparison)}
      keyOf={({ from }) => String(from)}
      columns={[
        {
          id: 'value',
          name: t('value'),
          isRowName: true,
          render: ({ from, to }) =>
            to === null ? t('andMore', { from: amount(from) }) : t('range', { from: amount(from), to: amount(to) }),
        },
        ...(['paying', 'newlyFree', 'freeBefore'] as const).map((figure) => ({
          id: figure,
          name: t(`legend.${figure}`),
          isNumber: true,
          render: (shape: BarShape) => number(shape[figure]),
        })),
      ]}
    />
  );
}

function Figures({ orders, costs, saved }: Comparison) {
  const t = useTranslations('shippingCosts');
  const { money, number, percent, amount } = useFormats();
  const [now, before] = [effectOf(orders, costs), effectOf(orders, saved)];
  const { freeAbove } = costs;
  return (
    <dl className={classes['figures']}>
      <div>
        <dt>{t('figure.free')}</dt>
        <dd>
          <b>{percent(now.orders === 0 ? 0 : now.free / now.orders)}</b>
          <span>{t('figure.freeBefore', { now: number(now.free), before: number(before.free) })}</span>
        </dd>
      </div>
      <div>
        <dt>{t('figure.revenue')}</dt>
        <dd>
          <b>{money({ amount: now.revenue, currency: 'CHF' })}</b>
          <span>{t('figure.revenueBefore', { amount: money({ amount: before.revenue, currency: 'CHF' }) })}</span>
        </dd>
      </div>
      <div>
        <dt>{t('figure.near')}</dt>
        <dd>
          <b>{now.nearlyFree === null ? '–' : number(now.nearlyFree)}</b>
          {freeAbove === null ? null : (
            <span>
              {t('figure.between', { from: amount(Math.max(0, freeAbove - nearThreshold)), to: amount(freeAbove) })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** What the typed costs would have meant for the shop's newest orders, beside the saved ones. */
export function EffectCard(comparison: Comparison) {
  const t = useTranslations('shippingCosts');
  const { number } = useFormats();
  const [view, setView] = useState('chart');
  const count = effectOf(comparison.orders, comparison.costs).orders;
  if (count === 0)
    return (
      <Card title={t('effect')}>
        <p className={classes['nothing']}>{t('noOrders')}</p>
      </Card>
    );
  return (
    <Card
      title={t('effect')}
      note={t('effectNote', { count: number(count) })}
      action={
        <SegmentedControl
          size="xs"
          aria-label={t('effect')}
          data={[
            { value: 'chart', label: t('chart') },
            { value: 'table', label: t('table') },
          ]}
          value={view}
          onChange={setView}
        />
      }
    >
      {view === 'chart' ? <ValueChart {...comparison} /> : <ValueTable {...comparison} />}
      <Figures {...comparison} />
    </Card>
  );
}
