import { addDays, instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { OrderFilters } from '@offizin/domain/orders/order-filters';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  conditionsOf,
  type FilterConditions,
  type GivenFilters,
} from '../../../platform/db/scopes/filter-conditions.ts';

/** When a question is asked, and in which time zone its days begin. */
export interface SellerClock {
  readonly now: Date;
  readonly timeZone: string;
}

const startOf = (date: string, { timeZone }: SellerClock): Date => instantAt({ date, minute: 0 }, timeZone);
const endOf = (date: string, clock: SellerClock): Date => startOf(addDays(date, 1), clock);
const todayOf = ({ now, timeZone }: SellerClock): string => wallClockAt(now, timeZone).date;

const isOneOf = (column: string, values: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;

const conditions: FilterConditions<OrderFilters, SellerClock> = {
  due: (_, clock) => sql`dispatch_by < ${endOf(todayOf(clock), clock)}`,
  overdue: (_, { now }) => sql`dispatch_by < ${now}`,
  inTime: (_, { now }) => sql`dispatch_by >= ${now}`,
  deliveryType: (types) => isOneOf('delivery_type', types),
  paymentType: (types) => isOneOf('payment_type', types),
  shipmentStatus: (statuses) => isOneOf('shipment_status', statuses),
  from: (day, clock) => sql`created_at >= ${startOf(day, clock)}`,
  to: (day, clock) => sql`created_at < ${endOf(day, clock)}`,
  dueFrom: (day, clock) => sql`dispatch_by >= ${startOf(day, clock)}`,
  dueTo: (day, clock) => sql`dispatch_by < ${endOf(day, clock)}`,
};

/** The filters whose values have an index each, and what they are set to. */
export const kindFilters = ['deliveryType', 'paymentType', 'shipmentStatus'] as const;
const isKind = (name: keyof OrderFilters): boolean => kindFilters.some((kind) => kind === name);

export type GivenOrderFilters = GivenFilters<OrderFilters>;

/** What the filters ask of an order: of its kind, and everything else. */
export function orderConditions(
  filters: GivenOrderFilters,
  clock: SellerClock,
): { readonly kinds: RawBuilder<SqlBool>[]; readonly others: RawBuilder<SqlBool>[] } {
  const all = [...conditionsOf(conditions, filters, clock)];
  return {
    kinds: all.filter(([name]) => isKind(name)).map(([, condition]) => condition),
    others: all.filter(([name]) => !isKind(name)).map(([, condition]) => condition),
  };
}
