import type { OrderTab } from './statuses.ts';

export const orderSorts = ['deadline', 'newest', 'oldest'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** The sort of each tab when nobody chose one. */
export const defaultOrderSorts: Readonly<Record<OrderTab, OrderSort>> = { 'to-manage': 'deadline', managed: 'newest' };
