import type { OrderTab } from '../orders/statuses.ts';

/** Orders of a day that lie in one list and one tab of it. */
export interface OrdersBehind {
  readonly warehouse: boolean;
  readonly tab: OrderTab;
  readonly orders: number;
}

/** Where the orders that a day counts are found: those still to manage, and the rest. An empty tab is left out. */
export function ordersBehind(warehouse: boolean, { orders, open }: { orders: number; open: number }): OrdersBehind[] {
  const tabs = [
    { warehouse, tab: 'to-manage', orders: open },
    { warehouse, tab: 'managed', orders: orders - open },
  ] as const;
  return tabs.filter((behind) => behind.orders > 0);
}
