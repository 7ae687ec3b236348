import { limits } from '@offizin/domain/limits';
import { countFilters as countSet, type FilterValues, one } from '@offizin/domain/lists/filters';
import { type OrderFilters, orderFilters } from '@offizin/domain/orders/order-filters';
import { defaultOrderSorts, type OrderSort, orderSorts } from '@offizin/domain/orders/order-sorts';
import { type OrderTab, orderTabNames } from '@offizin/domain/orders/statuses';
import { cutText } from '@offizin/domain/typed/cut-text';
import { readFilters } from '../../platform/list-filters.ts';

/** The parts of the address of the order list: tab, search, filters, sort, and the order that is open. */
export interface OrderSearch extends FilterValues<OrderFilters> {
  readonly tab: OrderTab;
  /** Part of a number or of a customer's name. */
  readonly q?: string;
  readonly sort?: OrderSort;
  /** Id of the open order. */
  readonly order?: string;
  /** Whether its more-information modal is open. */
  readonly more?: true;
  /** Whether the screen that sends many orders by a courier’s list is open. */
  readonly ship?: true;
  /** Whether the packing desk covers the orders; it packs the open one. */
  readonly pack?: true;
  /** Id of the batch of orders whose results are open. */
  readonly batch?: string;
  /** Whether the wholesaler list lies over the orders. */
  readonly wholesaler?: true;
}

const choices = { tab: one(orderTabNames), sort: one(orderSorts) };

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const q = raw['q'] === undefined ? '' : cutText(String(raw['q']), limits.orderSearchLength);
  const order = typeof raw['order'] === 'string' ? raw['order'] : undefined;
  return {
    tab: 'to-manage',
    ...readFilters(raw, choices),
    ...readFilters(raw, orderFilters),
    ...(q !== '' && { q }),
    ...(order && { order }),
    ...(raw['more'] && order ? { more: true as const } : {}),
    ...(raw['ship'] ? { ship: true as const } : {}),
    ...(raw['pack'] ? { pack: true as const } : {}),
    ...(typeof raw['batch'] === 'string' && { batch: raw['batch'] }),
    ...(raw['wholesaler'] ? { wholesaler: true as const } : {}),
  };
}

/** The list's own part of an address. */
export function listSearch({
  order: _order,
  more: _more,
  batch: _batch,
  ship: _ship,
  pack: _pack,
  wholesaler: _wholesaler,
  ...list
}: OrderSearch): OrderSearch {
  return list;
}

export const countFilters = (search: OrderSearch): number => countSet(orderFilters, search);

/** The sort in force: each tab has its own when the address names none. */
export function sortOf(search: OrderSearch): OrderSort {
  return search.sort ?? defaultOrderSorts[search.tab];
}
