import {
  isShippedFree,
  type ShippingCosts,
  shippingOf,
  shippingStep,
} from '@offizin/domain/shipping-costs/shipping-costs';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useSignedIn } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { Table } from '../../ui/table.tsx';
import classes from './shipping-costs.module.css';

/** A basket that is shown: a little below the threshold, or a usual one. */
const basketOf = ({ freeAbove }: ShippingCosts): number =>
  freeAbove === null ? 4_500 : Math.max(shippingStep, freeAbove - 680);

/** What a shopper of this shop sees. */
export function BasketCard({ costs, isChanged }: { costs: ShippingCosts; isChanged: boolean }) {
  const t = useTranslations('shippingCosts');
  const { money } = useFormats();
  const { seller } = useSignedIn();
  const chf = (amount: number) => money({ amount, currency: 'CHF' });
  const value = basketOf(costs);
  const shipping = shippingOf(value, costs);
  const { freeAbove } = costs;
  const missing = freeAbove === null ? null : freeAbove + shippingStep - value;
  return (
    <Card title={t('basket')} note={isChanged ? t('withChanges') : undefined}>
      <div className={classes['basket']}>
        {missing === null ? null : (
          <div className={classes['untilFree']}>
            <b>{t('untilFree', { amount: chf(missing) })}</b>
            <progress value={value} max={value + missing} aria-hidden />
          </div>
        )}
        <dl className={classes['sum']}>
          <div>
            <dt>{t('items', { shop: seller.name, count: 3 })}</dt>
            <dd>{chf(value)}</dd>
          </div>
          <div>
            <dt>{t('byPost')}</dt>
            <dd>{shipping === 0 ? t('free') : chf(shipping)}</dd>
          </div>
          <div data-total>
            <dt>{t('total')}</dt>
            <dd>{chf(value + shipping)}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}

/** The rule by examples: below the threshold, at it, and just above. */
export function RulesCard({ costs }: { costs: ShippingCosts }) {
  const t = useTranslations('shippingCosts');
  const { amount } = useFormats();
  const { freeAbove } = costs;
  const edge =
    freeAbove === null
      ? []
      : [
          { value: freeAbove, note: t('atThreshold') },
          { value: freeAbove + shippingStep, note: t('above') },
        ];
  const below = freeAbove === null ? 4_500 : Math.floor((freeAbove * 0.6) / 500) * 500;
  const examples = [{ value: below, note: null }, ...edge];
  return (
    <Card title={t('rules')}>
      <Table
        label={t('rules')}
        rows={examples}
        keyOf={({ note }) => note ?? 'below'}
        columns={[
          {
            id: 'value',
            name: t('value'),
            isRowName: true,
            render: ({ value, note }) => (
              <>
                {amount(value)} {note === null ? null : <small>{note}</small>}
              </>
            ),
          },
          {
            id: 'cost',
            name: t('cost'),
            isNumber: true,
            render: ({ value }) =>
              isShippedFree(value, costs) ? <span className={classes['free']}>{t('free')}</span> : amount(costs.cost),
          },
          {
            id: 'total',
            name: t('total'),
            isNumber: true,
            tone: 'strong',
            render: ({ value }) => amount(value + shippingOf(value, costs)),
          },
        ]}
      />
    </Card>
  );
}
