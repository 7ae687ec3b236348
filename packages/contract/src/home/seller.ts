import { companyFields } from '@offizin/domain/company/sections';
import { serviceCodes } from '@offizin/domain/access/seller-kinds';
import { profileParts } from '@offizin/domain/shop-profile/missing-parts';
import { lastingKinds } from '@offizin/domain/storage/storage-budget';
import { syncResultTypes } from '@offizin/domain/sync/result-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { productImage } from '../catalogue/product-image.ts';
import { calendarDay, id, instant, money } from '../scalars.ts';

const count = z.int().min(0);

/** One thing to do with what its line says of it. */
export const homeLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('not_on_sale'),
    count,
    /** The few causes that bring the most products back on sale, and how many. */
    causes: z.array(z.enum(syncResultTypes)),
    fixable: count,
  }),
  z.strictObject({ kind: z.literal('feed_held'), uploadId: id }),
  z.strictObject({ kind: z.literal('feed_failing'), since: instant }),
  /** The first of the price rules that the brake holds, and how many prices wait for a decision. */
  z.strictObject({ kind: z.literal('price_rule_held'), ruleId: id, rule: z.string(), offers: count, of: count }),
  /** How many are open, and when the first of them ends. */
  z.strictObject({ kind: z.literal('price_proposals'), count, expiresAt: instant }),
  z.strictObject({
    kind: z.literal('performance'),
    account: z.enum(['concerning', 'poor']),
    /** Of the orders of last week, whose figures are provisional until they are published. */
    stage: z.enum(['ended', 'published']),
    orders: count,
    cancelled: count,
    late: count,
  }),
  z.strictObject({
    kind: z.literal('payout'),
    state: z.enum(['not_started', 'lacking', 'refused']),
    /** What the provider still needs. */
    count,
    /** What will be paid next, and waits. */
    waiting: money.nullable(),
  }),
  /** Unpaid ones of the marketplace; the day on which the first is due. */
  z.strictObject({ kind: z.literal('invoices'), count, dueOn: calendarDay, overdue: z.boolean() }),
  z.strictObject({ kind: z.literal('payout_account'), fields: z.array(z.enum(companyFields)) }),
  z.strictObject({ kind: z.literal('vat_number'), state: z.enum(['unverified', 'invalid']) }),
  z.strictObject({ kind: z.literal('company_data'), fields: z.array(z.enum(companyFields)) }),
  /** Little is left of what a seller may keep: bytes that are used, and the most. */
  z.strictObject({ kind: z.literal('storage'), of: z.enum(lastingKinds), used: z.int(), most: z.int() }),
  z.strictObject({ kind: z.literal('parcels'), count }),
  z.strictObject({ kind: z.literal('public_holiday'), day: calendarDay }),
  z.strictObject({ kind: z.literal('invitations'), count, expiresAt: instant }),
  z.strictObject({ kind: z.literal('services'), services: z.array(z.enum(serviceCodes)) }),
  z.strictObject({ kind: z.literal('profile'), parts: z.array(z.enum(profileParts)) }),
]);
export type HomeLine = z.infer<typeof homeLine>;

const homeOrders = z.strictObject({
  /** Due until the day ends, the overdue ones among them. */
  due: count,
  overdue: count,
  /** All that are not confirmed yet, and all that are open. */
  fresh: count,
  open: count,
  /** The deadline of the first open order after today. */
  nextDueAt: instant.nullable(),
  moments: z.array(z.strictObject({ at: instant, orders: count, isClosing: z.boolean() })),
});
export type HomeOrders = z.infer<typeof homeOrders>;

const homeWarehouse = z.strictObject({
  /** Products of which few units are left, none, and some that expire soon. */
  low: count,
  none: count,
  expiring: count,
  openOrders: count,
  /** Those that run out first. */
  products: z.array(z.strictObject({ productId: z.string(), name: z.string(), image: productImage, available: count })),
});
export type HomeWarehouse = z.infer<typeof homeWarehouse>;

export const homeView = z.strictObject({
  /** Null for who may not see the shop's orders. */
  orders: homeOrders.nullable(),
  lines: z.array(homeLine),
  warehouse: homeWarehouse.nullable(),
});
export type HomeView = z.infer<typeof homeView>;

export const homeApi = {
  read: endpoint({
    method: 'GET',
    path: '/home',
    summary: 'What needs doing now, of what the person may see',
    access: { kind: 'screens', anyOf: ['home'] },
    response: homeView,
    errors: screenReadErrors,
  }),
} as const;
