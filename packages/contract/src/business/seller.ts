import { currencies } from '@offizin/domain/money';
import { orderTabNames } from '@offizin/domain/orders/statuses';
import { z } from 'zod';
import { productImage } from '../catalogue/product-image.ts';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { calendarDay } from '../scalars.ts';

const count = z.int().min(0);

/** Orders that were not cancelled as a whole, and what is left of them: the value is what customers pay, in minor units. */
const sales = z.strictObject({ orders: count, units: count, value: count });

const salesDay = z.strictObject({
  ...sales.shape,
  day: calendarDay,
  /** The same weekday of the week before, as a whole. */
  before: sales,
  /** The tabs of the lists in which its orders lie, with how many. */
  behind: z.array(z.strictObject({ warehouse: z.boolean(), tab: z.enum(orderTabNames), orders: count })),
});
export type SalesDayView = z.infer<typeof salesDay>;

/** When stock is gone if it goes on being sold as it was; with too few sales nobody can say. */
const runOut = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gone') }),
  z.strictObject({ kind: z.literal('days'), days: count }),
  z.strictObject({ kind: z.literal('too_few') }),
]);

const soldProduct = z.strictObject({
  productId: z.string(),
  name: z.string(),
  pack: z.string(),
  image: productImage,
  /** Orders with it are found by this. */
  code: z.string(),
  units: count,
  /** At the prices of the orders' lines, before discounts. */
  value: count,
  /** What the shop itself sold of it, without the marketplace's warehouse: its own stock runs out by this. */
  ownUnits: count,
  /** Of the shop's own offer; null without one. */
  stock: count.nullable(),
  /** What the marketplace's warehouse has of it; null where it has nothing to do with it. */
  inWarehouse: count.nullable(),
  runOut: runOut.nullable(),
});
export type SoldProduct = z.infer<typeof soldProduct>;

/** The same without what it brought: for everybody who sees the offers. */
const stockedProduct = soldProduct.omit({ value: true });
export type StockedProduct = z.infer<typeof stockedProduct>;

/** The first day of what products are counted over, until now. */
const productsSince = calendarDay;
/** Offers whose own stock is gone soon, soonest first: the first of them, how many there are, and how many sold too little to say. */
const runningOut = z.strictObject({ products: z.array(stockedProduct), count, tooFew: count });

export const runOutView = z.strictObject({ productsSince, runningOut });
export type RunOutView = z.infer<typeof runOutView>;

export const businessView = z.strictObject({
  currency: z.enum(currencies),
  /** The last days where the shop is, the one that runs last. */
  days: z.array(salesDay),
  /** The day that runs and as much of the day a week before: both until this full hour. */
  running: z.strictObject({ until: z.int().min(0).max(23), sales, before: sales }),
  productsSince,
  /** What sold most, by each measure. */
  best: z.strictObject({
    units: z.array(soldProduct),
    value: z.array(soldProduct),
  }),
  runningOut,
});
export type BusinessView = z.infer<typeof businessView>;

export const businessApi = {
  read: endpoint({
    method: 'GET',
    path: '/business',
    summary: 'Sales of each day beside the week before, best sellers, and stock that runs out',
    access: { kind: 'screens', anyOf: ['business'] },
    response: businessView,
    errors: screenReadErrors,
  }),
  runOut: endpoint({
    method: 'GET',
    path: '/run-out',
    summary: 'Stock that runs out, without what was sold for how much',
    access: { kind: 'screens', anyOf: ['run_out'] },
    response: runOutView,
    errors: screenReadErrors,
  }),
} as const;
