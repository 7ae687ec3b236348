import { deliveryTypes, paymentTypes, shipmentStatuses } from '@offizin/domain/orders/statuses';
import { useTranslations } from 'use-intl';
import { useSearchChange } from '../../../platform/search-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { countFilters, type OrderSearch } from '../order-search.ts';
import classes from './order-toolbar.module.css';

const choices = { deliveryType: deliveryTypes, paymentType: paymentTypes, shipmentStatus: shipmentStatuses } as const;

function FilterGroup({ name, search }: { name: keyof typeof choices; search: OrderSearch }) {
  const t = useTranslations('orders');
  const change = useSearchChange<OrderSearch>();
  const chosen: readonly string[] = search[name] ?? [];
  return (
    <fieldset className={classes['group']}>
      <legend>{t(`filter.${name}`)}</legend>
      <Checkbox.Group
        value={[...chosen]}
        onChange={(values) => change({ [name]: values.length > 0 ? values : undefined })}
      >
        <div className={classes['group']}>
          {choices[name].map((value) => (
            <Checkbox key={value} value={value} label={t(`${name}.${value}` as 'deliveryType.standard')} />
          ))}
        </div>
      </Checkbox.Group>
    </fieldset>
  );
}

/** What the orders of a tab can be narrowed to; each choice acts at once. */
export function OrderFilterPanel({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.filter');
  const change = useSearchChange<OrderSearch>();
  return (
    <div className={classes['filters']}>
      {search.tab === 'to-manage' || search.due ? (
        <Checkbox
          label={t('dueToday')}
          checked={search.due !== undefined}
          onChange={(event) => change({ due: event.currentTarget.checked ? 'today' : undefined })}
        />
      ) : null}
      <FilterGroup name="deliveryType" search={search} />
      <FilterGroup name="paymentType" search={search} />
      {search.tab === 'managed' ? <FilterGroup name="shipmentStatus" search={search} /> : null}
      <div className={classes['days']}>
        <DateField label={t('from')} value={search.from ?? ''} max={search.to} onChange={(from) => change({ from })} />
        <DateField label={t('to')} value={search.to ?? ''} min={search.from} onChange={(to) => change({ to })} />
      </div>
      <div className={classes['days']}>
        <DateField
          label={t('dueFrom')}
          value={search.dueFrom ?? ''}
          max={search.dueTo}
          onChange={(dueFrom) => change({ dueFrom })}
        />
        <DateField
          label={t('dueTo')}
          value={search.dueTo ?? ''}
          min={search.dueFrom}
          onChange={(dueTo) => change({ dueTo })}
        />
      </div>
      {countFilters(search) > 0 ? (
        <Button
          onClick={() =>
            change({
              deliveryType: undefined,
              paymentType: undefined,
              shipmentStatus: undefined,
              from: undefined,
              to: undefined,
              due: undefined,
              dueFrom: undefined,
              dueTo: undefined,
            })
          }
        >
          {t('clear')}
        </Button>
      ) : null}
    </div>
  );
}
