import { type NamedFilter, namedFilters } from '@offizin/domain/lists/filters';
import { type OrderFilters, orderFilters } from '@offizin/domain/orders/order-filters';
import { useTranslations } from 'use-intl';
import { noFilters } from '../../../platform/list-filters.ts';
import { useSearchChange } from '../../../platform/search-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { countFilters, type OrderSearch } from '../order-search.ts';
import classes from './order-toolbar.module.css';

type OrderFilter = NamedFilter<OrderFilters>;
interface FieldProps<K extends OrderFilter['kind']> {
  readonly filter: Extract<OrderFilter, { kind: K }>;
  readonly search: OrderSearch;
}

function Choices({ filter: { name, of: words }, search }: FieldProps<'several'>) {
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
          {words.map((value) => (
            <Checkbox key={value} value={value} label={t(`${name}.${value}` as 'deliveryType.standard')} />
          ))}
        </div>
      </Checkbox.Group>
    </fieldset>
  );
}

function Flag({ filter: { name, word }, search }: FieldProps<'flag'>) {
  const t = useTranslations('orders.filter');
  const change = useSearchChange<OrderSearch>();
  return (
    <Checkbox
      label={t(name)}
      checked={search[name] !== undefined}
      onChange={(event) => change({ [name]: event.currentTarget.checked ? word : undefined })}
    />
  );
}

function Days({ filter: { name: first, last }, search }: FieldProps<'first_day'>) {
  const t = useTranslations('orders.filter');
  const change = useSearchChange<OrderSearch>();
  return (
    <div className={classes['days']}>
      <DateField
        label={t(first)}
        value={search[first] ?? ''}
        max={search[last]}
        onChange={(day) => change({ [first]: day })}
      />
      <DateField
        label={t(last)}
        value={search[last] ?? ''}
        min={search[first]}
        onChange={(day) => change({ [last]: day })}
      />
    </div>
  );
}

function Field({ filter, search }: { filter: OrderFilter; search: OrderSearch }) {
  switch (filter.kind) {
    case 'several':
      return <Choices filter={filter} search={search} />;
    case 'flag':
      return <Flag filter={filter} search={search} />;
    case 'first_day':
      return <Days filter={filter} search={search} />;
    case 'last_day':
      // Beside the first day, whose name it has.
      return null;
  }
}

const isOffered = (filter: OrderFilter, search: OrderSearch): boolean =>
  !('tab' in filter) || filter.tab === search.tab || search[filter.name] !== undefined;

/** What the orders of a tab can be narrowed to; each choice acts at once. */
export function OrderFilterPanel({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.filter');
  const change = useSearchChange<OrderSearch>();
  return (
    <div className={classes['filters']}>
      {namedFilters(orderFilters)
        .filter((filter) => isOffered(filter, search))
        .map((filter) => (
          <Field key={filter.name} filter={filter} search={search} />
        ))}
      {countFilters(search) > 0 ? <Button onClick={() => change(noFilters(orderFilters))}>{t('clear')}</Button> : null}
    </div>
  );
}
