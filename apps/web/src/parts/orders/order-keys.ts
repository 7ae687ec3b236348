import type { Desk } from './order-counts.ts';

/** Where what is read of orders stands among all that is read. */
export const orderListsKey = (desk: Desk) => ['orders', desk, 'list'] as const;
export const orderDetailKey = (desk: Desk, id: string) => ['orders', desk, 'detail', id] as const;
