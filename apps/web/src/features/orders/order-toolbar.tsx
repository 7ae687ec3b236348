import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Checkbox, Menu, Popover, TextInput } from '@mantine/core';
import { deliveryTypes, paymentTypes, shipmentStatuses } from '@offizin/domain/orders/statuses';
import { IconArrowsSort, IconCheck, IconFilter, IconSearch, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isTyping } from '../../platform/is-typing.ts';
import { Button } from '../../ui/button.tsx';
import { countFilters, type OrderSearch, orderSorts, sortOf } from './order-search.ts';
import classes from './order-toolbar.module.css';

/** Changes the address of the list; the open order stays open. */
function useSearchChange(search: OrderSearch) {
  const navigate = useNavigate();
  return (change: Partial<Record<keyof OrderSearch, unknown>>) => {
    const next = Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined && value !== ''));
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
}

/** Waits for a pause in typing before the list is asked again, in milliseconds. */
const typingPause = 250;

function NumberSearch({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.search');
  const change = useSearchChange(search);
  const [typed, setTyped] = useState(search.number ?? '');
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const type = (text: string, pause = typingPause) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change({ number: text.trim() }), pause);
  };
  return (
    <TextInput
      ref={input}
      className={classes['search'] ?? ''}
      aria-label={t('label')}
      placeholder={t('placeholder')}
      size="xs"
      inputMode="numeric"
      maxLength={20}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => (event.key === 'Escape' ? type('', 0) : undefined)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed ? (
          <button type="button" aria-label={t('clear')} onClick={() => type('', 0)} style={{ border: 0, background: 'none', display: 'grid' }}>
            <IconX size={16} aria-hidden />
          </button>
        ) : (
          <kbd aria-hidden>/</kbd>
        )
      }
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
      <Checkbox.Group value={[...chosen]} onChange={(values) => change({ [name]: values.length > 0 ? values : undefined })}>
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
        <Button icon={<IconFilter size={16} aria-hidden />} aria-label={count > 0 ? `${t('button')}, ${t('active', { count })}` : t('button')}>
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
            <TextInput type="date" label={t('from')} value={search.from ?? ''} max={search.to} onChange={(event) => change({ from: event.currentTarget.value })} />
            <TextInput type="date" label={t('to')} value={search.to ?? ''} min={search.from} onChange={(event) => change({ to: event.currentTarget.value })} />
          </div>
          {count > 0 ? (
            <Button onClick={() => change({ deliveryType: undefined, paymentType: undefined, shipmentStatus: undefined, from: undefined, to: undefined })}>
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
          <Menu.Item key={sort} onClick={() => change({ sort })} rightSection={sort === current ? <IconCheck size={14} aria-hidden /> : null}>
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
