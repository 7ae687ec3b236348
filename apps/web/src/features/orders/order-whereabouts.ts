import { orderTabOf } from '@offizin/domain/orders/statuses';
import type { Done, ListedOrder, Moved } from './order-moves.ts';

interface Move<O extends ListedOrder> extends Done, Pick<Moved, 'after'> {
  readonly listed: { readonly orders: readonly O[]; readonly hasMore?: boolean };
}

/** Where the desk is after an action: at another order, or at the end of its list. Null where it just stays, or nobody knows. */
export function whereOneIs<O extends ListedOrder>({ action, order, listed, after }: Move<O>): O | 'end' | null {
  const { orders, hasMore } = listed;
  if (after !== null) return orders.find(({ id }) => id === after) ?? null;
  const before = orders.find(({ id }) => id === order.id);
  if (hasMore !== false || before === undefined) return null;
  const isOver = action === 'confirm' || orderTabOf(before.status) !== orderTabOf(order.status);
  return isOver ? 'end' : null;
}
