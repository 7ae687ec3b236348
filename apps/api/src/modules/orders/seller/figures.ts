import type { api } from '@offizin/contract/api';
import type { OrderFiguresQuery } from '@offizin/contract/orders/seller';
import { limits } from '@offizin/domain/limits';
import { orderFilters } from '@offizin/domain/orders/order-filters';
import { filterNames } from '@offizin/domain/lists/filters';
import { type OrderStatus, type OrderTab, orderTabs } from '@offizin/domain/orders/statuses';
import type { InputOf } from '../../../platform/http/route.ts';
import { countByDay, countListed } from '../read/order-figure-queries.ts';
import { findOrderCounts } from '../read/order-list-queries.ts';
import { questionAsked } from './question-asked.ts';

/** Whether a list shows less than its tab; how many that has is kept by the database. */
export function isNarrowed({ query, words }: { readonly query: OrderFiguresQuery; readonly words: readonly string[] }) {
  return words.length > 0 || filterNames(orderFilters).some((name) => query[name] !== undefined);
}

/** All orders of a tab. */
export function ordersInTab(counts: ReadonlyMap<OrderStatus, number>, tab: OrderTab): number {
  return orderTabs[tab].reduce((total, status) => total + (counts.get(status) ?? 0), 0);
}

type FiguresInput = InputOf<typeof api.orders.figures> | InputOf<typeof api.orders.fulfilmentFigures>;

/** Days are counted of what is open alone: it never grows as what was sent does, and adds up to the whole. */
async function figuresOf(input: FiguresInput, warehouse: boolean) {
  const { db, query } = input;
  const question = questionAsked(input, warehouse);
  if (query.tab === 'to-manage') {
    const days = await countByDay(db, question);
    const total = days.reduce((sum, { orders }) => sum + orders, 0);
    return { total, isMore: false, groups: days.map((each) => ({ ...each, until: each.until.toISOString() })) };
  }
  if (!isNarrowed({ query, words: question.filter.words })) {
    const counts = await findOrderCounts(db, input.session.sellerId, warehouse);
    return { total: ordersInTab(counts, query.tab), isMore: false, groups: [] };
  }
  const counted = await countListed(db, question);
  return { total: Math.min(counted, limits.orderCountMax), isMore: counted > limits.orderCountMax, groups: [] };
}

export function figures(input: InputOf<typeof api.orders.figures>) {
  return figuresOf(input, false);
}

export function fulfilmentFigures(input: InputOf<typeof api.orders.fulfilmentFigures>) {
  return figuresOf(input, true);
}
