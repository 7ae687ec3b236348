import { deliveryTypes, paymentTypes, shipmentStatuses } from '@offizin/domain/orders/statuses';
import { IconArrowsSort, IconCheck, IconFilter } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSearchChange } from '../../platform/search-change.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.ts';
import { Menu } from '../../ui/menu.ts';
import { Popover } from '../../ui/popover.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { countFilters, type OrderSearch, orderSorts, sortOf } from './order-search.ts';
import classes from './order-toolbar.module.css';

function NumberSearch({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.search');
  const change = useSearchChange(search);
  return (
    <SearchField
      searched={search.number}
      onSearch={(number) => change({ number })}
      label={t('label')}
      placeholder={t('placeholder')}
      clearLabel={t('clear')}
      className={classes['search'] ?? ''}
      inputMode="numeric"
      maxLength={20}
      slash
    />
  );
}

const choices = { deliveryType: deliveryTypes, paymentType: paymentTypes, shipmentStatus: shipmentStatuses } as const;

function FilterGroup({ name, search }: { name: keyof typeof choices; search: OrderSearch }) {
  const t = useTranslations('orders');
  const change = useSearchChange(search);
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

function Filters({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.filter');
  const change = useSearchChange(search);
  const count = countFilters(search);
  return (
    <Popover position="bottom-start" trapFocus withRoles shadow="md">
      <Popover.Target>
        <Button
          icon={<IconFilter size={16} aria-hidden />}
          aria-label={count > 0 ? `${t('button')}, ${t('active', { count })}` : t('button')}
        >
          {t('button')}
          {count > 0 ? <span className={classes['count']}>{count}</span> : null}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('title')}>
        <div className={classes['filters']}>
          <FilterGroup name="deliveryType" search={search} />
          <FilterGroup name="paymentType" search={search} />
          {search.tab === 'managed' ? <FilterGroup name="shipmentStatus" search={search} /> : null}
          <div className={classes['days']}>
            <TextInput
              type="date"
              label={t('from')}
              value={search.from ?? ''}
              max={search.to}
              onChange={(event) => change({ from: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label={t('to')}
              value={search.to ?? ''}
              min={search.from}
              onChange={(event) => change({ to: event.currentTarget.value })}
            />
          </div>
          {count > 0 ? (
            <Button
              onClick={() =>
                change({
                  deliveryType: undefined,
                  paymentType: undefined,
                  shipmentStatus: undefined,
                  from: undefined,
                  to: undefined,
                })
              }
            >
              {t('clear')}
            </Button>
          ) : null}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function Sort({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.sort');
  const change = useSearchChange(search);
  const current = sortOf(search);
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button icon={<IconArrowsSort size={16} aria-hidden />} aria-label={`${t('label')}: ${t(current)}`}>
          {t(current)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {orderSorts.map((sort) => (
          <Menu.Item
            key={sort}
            onClick={() => change({ sort })}
            rightSection={sort === current ? <IconCheck size={14} aria-hidden /> : null}
          >
            {t(sort)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Search by number, filters and sort; all of it lives in the address. */
export function OrderToolbar({ search }: { search: OrderSearch }) {
  return (
    <div className={classes['bar']}>
      <NumberSearch key={search.tab} search={search} />
      <Filters search={search} />
      <Sort search={search} />
    </div>
  );
}
