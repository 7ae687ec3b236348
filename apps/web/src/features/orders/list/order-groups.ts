import type { OrderCard } from '@offizin/contract/orders/views';
import { wallClockAt, addDays } from '@offizin/domain/calendar/zoned-time';
import type { OrderSearch } from '../order-search.ts';

export type GroupKey = 'overdue' | 'today' | 'tomorrow' | 'later';

/** A heading of the list or one of its cards. */
export type ListRow =
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly group: GroupKey;
      /** In the shop's time zone; null for what is overdue. */
      readonly day: string | null;
      readonly at: string;
      /** The last deadline of its loaded cards. */
      readonly until: string;
    }
  | { readonly kind: 'card'; readonly key: string; readonly order: OrderCard };

function groupOf(order: OrderCard, now: Date, timeZone: string): { group: GroupKey; day: string | null } {
  const due = new Date(order.dispatchBy);
  const { date: day } = wallClockAt(due, timeZone);
  if (due < now) return { group: 'overdue', day: null };
  const { date: today } = wallClockAt(now, timeZone);
  if (day === today) return { group: 'today', day };
  return { group: day === addDays(today, 1) ? 'tomorrow' : 'later', day };
}

/** The cards of a list sorted by deadline, under a heading for each day on which they are due. */
export function groupByDeadline(orders: readonly OrderCard[], now: Date, timeZone: string): ListRow[] {
  const rows: ListRow[] = [];
  let heading = -1;
  let last = '';
  for (const order of orders) {
    const { group, day } = groupOf(order, now, timeZone);
    const key = `${group}/${day ?? ''}`;
    if (key !== last) {
      heading = rows.push({ kind: 'group', key, group, day, at: order.dispatchBy, until: order.dispatchBy }) - 1;
      last = key;
    }
    const head = rows[heading];
    if (head?.kind === 'group') rows[heading] = { ...head, until: order.dispatchBy };
    rows.push({ kind: 'card', key: order.id, order });
  }
  return rows;
}

/** The list with the orders of one heading alone. */
export function groupSearch(
  search: OrderSearch,
  { day }: Pick<Extract<ListRow, { kind: 'group' }>, 'day'>,
): Record<string, unknown> {
  return day === null ? { ...search, overdue: 'yes' } : { ...search, inTime: 'yes', dueFrom: day, dueTo: day };
}

/** The cards of a list in another sort: no headings. */
export function plainRows(orders: readonly OrderCard[]): ListRow[] {
  return orders.map((order) => ({ kind: 'card', key: order.id, order }));
}

/** The orders under a heading, as far as they are loaded. */
export function idsBelow(rows: readonly ListRow[], heading: string): string[] {
  const ids: string[] = [];
  for (const row of rows.slice(rows.findIndex(({ key }) => key === heading) + 1)) {
    if (row.kind === 'group') break;
    ids.push(row.key);
  }
  return ids;
}
