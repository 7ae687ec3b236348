import { countFilters, namedFilters } from '@offizin/domain/lists/filters';
import { orderFilters } from '@offizin/domain/orders/order-filters';
import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import filterBar from '../../../parts/lists/filter-bar.module.css';
import { useFormats } from '../../../platform/formats.ts';
import { noFilters } from '../../../platform/list-filters.ts';
import { type SearchChange, useSearchChange } from '../../../platform/search-change.ts';
import { Button } from '../../../ui/button.tsx';
import type { OrderSearch } from '../order-search.ts';
import classes from './order-views.module.css';

interface FilterChip {
  readonly key: string;
  readonly label: string;
  /** Takes it out of the address as that is by then: the chip beside it may just have gone. */
  readonly without: (now: OrderSearch) => SearchChange<OrderSearch>;
}

/** Each value that a filter is set to, as one chip. */
function useChips(search: OrderSearch): readonly FilterChip[] {
  const t = useTranslations('orders');
  const { day } = useFormats();
  return namedFilters(orderFilters).flatMap((filter): FilterChip[] => {
    const { name } = filter;
    const value = search[name];
    if (value === undefined) return [];
    const label = t(`filter.${name}`);
    if (filter.kind === 'flag') return [{ key: name, label, without: () => ({ [name]: undefined }) }];
    if (!Array.isArray(value))
      return [{ key: name, label: `${label} ${day(value)}`, without: () => ({ [name]: undefined }) }];
    const chosen: readonly string[] = value;
    return chosen.map((word) => ({
      key: `${name} ${word}`,
      label: `${label}: ${t(`${name}.${word}` as 'deliveryType.standard')}`,
      without: (now) => {
        const all: unknown = now[name];
        const left = Array.isArray(all) ? all.filter((each) => each !== word) : [];
        return { [name]: left.length > 0 ? left : undefined };
      },
    }));
  });
}

/** The focus stays among the chips; behind the last one the list has it. What clears all goes with the last but one. */
function focusBeside(button: HTMLElement): void {
  const beside = [button.nextElementSibling, button.previousElementSibling].find((each) => each?.matches('[data-on]'));
  const target = beside ?? document.querySelector('[data-scroller]');
  if (target instanceof HTMLElement) target.focus();
}

/** What narrows the list, each part taken away by itself, or all of it (ORD-21). */
export function FilterChips({ search }: { search: OrderSearch }) {
  const t = useTranslations('savedViews.chips');
  const tFilter = useTranslations('orders.filter');
  const change = useSearchChange<OrderSearch>();
  const chips = useChips(search);
  const take = (without: FilterChip['without']) => (event: MouseEvent<HTMLButtonElement>) => {
    focusBeside(event.currentTarget);
    change(without);
  };
  const takeAll = () => {
    document.querySelector<HTMLElement>('[data-scroller]')?.focus();
    change(noFilters(orderFilters));
  };
  return (
    <div className={classes['chips']} role="group" aria-label={t('label')}>
      {chips.map(({ key, label, without }) => (
        <button
          key={key}
          type="button"
          className={filterBar['filter']}
          data-on
          aria-label={t('remove', { name: label })}
          onClick={take(without)}
        >
          {label}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      {countFilters(orderFilters, search) > 1 ? (
        <Button tone="link" size="small" onClick={takeAll}>
          {tFilter('clear')}
        </Button>
      ) : null}
    </div>
  );
}
