import type { LedgerFilter } from '@offizin/contract/ledger/seller';
import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import type { LedgerFilters } from '@offizin/domain/ledger/ledger-filters';
import type { LedgerBalance, LedgerSelection, LedgerState } from '@offizin/domain/ledger/ledger';
import type { Currency } from '@offizin/domain/money';
import { payoutHolds } from '@offizin/domain/payout/payout-hold';
import { openPaymentStates } from '@offizin/domain/payout/payouts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { findPayoutAccount } from '../../payout/write/payout-queries.ts';
import { conditionsOf, type FilterConditions } from '../../../platform/db/scopes/filter-conditions.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Where a page ends. */
export interface LedgerPlace {
  readonly orderedAt: string;
  readonly number: string;
}

const begins = (text: string): string => `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The ledgers of a shop's orders with what is known of the orders. */
function ledgers(sellerId: string) {
  return query
    .selectFrom('ledger_order as l')
    .leftJoin('seller_order as o', (join) =>
      join.onRef('o.seller_id', '=', 'l.seller_id').onRef('o.number', '=', 'l.number'),
    )
    .select(['l.number', 'l.ordered_at as orderedAt', 'l.currency', 'l.standing', 'l.state', 'l.paid_on as paidOn'])
    .select(['l.sold', 'l.refunded', 'l.kept', 'l.commission', 'l.paid'])
    .select(['o.id as orderId', 'o.warehouse', 'o.status', 'o.dispatch_by as dispatchBy'])
    .select(['o.processed_at as processedAt', 'o.shipment_status as shipment', 'o.shipment_changed_at as shipmentAt'])
    .where('l.seller_id', '=', sellerId);
}

const selections: Readonly<Record<LedgerSelection, RawBuilder<SqlBool>>> = {
  cancelled: sql`o.status = 'cancelled'`,
  shipping: sql`l.shipping <> '[]'`,
};

const conditions: FilterConditions<LedgerFilters, null> = {
  month: (month) => sql`l.month = ${month}`,
  state: (state) => sql`l.state = ${state}`,
  only: (only) => selections[only],
  number: (number) => sql`l.number like ${begins(number)}`,
};

function filtered(sellerId: string, filter: LedgerFilter) {
  const wanted = [...conditionsOf(conditions, filter, null).values()];
  return wanted.reduce((rows, condition) => rows.where(condition), ledgers(sellerId));
}

/** A page of them, the newest order first. */
export function findLedgers(
  db: SellerDb,
  { filter, after, limit }: { filter: LedgerFilter; after: LedgerPlace | null; limit: number },
) {
  const rows = filtered(db.sellerId, filter).orderBy('l.ordered_at', 'desc').orderBy('l.number', 'desc').limit(limit);
  if (after === null) return db.rows(rows);
  const { orderedAt, number } = after;
  return db.rows(rows.where(sql<boolean>`(l.ordered_at, l.number) < (${orderedAt}::timestamptz, ${number}::text)`));
}

const sumOf = (column: 'sold' | 'refunded' | 'kept' | 'paid') =>
  sql<string>`coalesce(sum(${sql.ref(column)}), 0)`.as(column);
const sums = [sumOf('sold'), sumOf('refunded'), sumOf('kept'), sumOf('paid')] as const;

/** The kept sums of the months and states of a filter. */
function keptSums(sellerId: string, { month, state }: LedgerFilter) {
  const kept = query
    .selectFrom('ledger_balance')
    .select([sql<string>`coalesce(sum(orders), 0)`.as('orders'), ...sums])
    .where('seller_id', '=', sellerId);
  const ofMonth = month === undefined ? kept : kept.where('month', '=', month);
  return state === undefined ? ofMonth : ofMonth.where('state', '=', state);
}

/** What the orders of a filter come to: from what is kept where that says it, else counted. */
export async function sumLedgers(db: SellerDb, filter: LedgerFilter) {
  const isKept = filter.only === undefined && filter.number === undefined;
  const counted = filtered(db.sellerId, filter)
    .clearSelect()
    .select([sql<string>`count(*)`.as('orders'), ...sums]);
  const row = await db.first(isKept ? keptSums(db.sellerId, filter) : counted);
  const of = (name: 'orders' | 'sold' | 'refunded' | 'kept' | 'paid') => Number(row?.[name] ?? 0);
  return { orders: of('orders'), sold: of('sold'), refunded: of('refunded'), kept: of('kept'), paid: of('paid') };
}

export type LedgerRow = Awaited<ReturnType<typeof findLedgers>>[number];

/** One of them with its lines. */
export function findLedger(db: SellerDb, number: string) {
  return db.first(ledgers(db.sellerId).select('l.lines').where('l.number', '=', number));
}

interface LinesOfOrder {
  readonly number: string;
  readonly orderedAt: Date;
  readonly currency: Currency;
  readonly state: LedgerState;
  readonly lines: readonly LedgerLine[];
}

const isCancelled = (sellerId: string) => sql`exists (select from seller_order o
  where o.seller_id = ${sellerId}::uuid and o.number = l.number and o.status = 'cancelled')`;

/** The lines of every order of a filter, oldest order first. */
export function ledgerLines(sellerId: string, { month, state, only, number }: LedgerFilter): RawBuilder<LinesOfOrder> {
  const conditions = [
    sql`seller_id = ${sellerId}::uuid`,
    ...(month === undefined ? [] : [sql`month = ${month}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(only === 'cancelled' ? [isCancelled(sellerId)] : []),
    ...(only === 'shipping' ? [sql`shipping <> '[]'`] : []),
    ...(number === undefined ? [] : [sql`number like ${begins(number)}`]),
  ];
  return sql`
    select number, ordered_at as "orderedAt", currency, state, lines from ledger_order l
    where ${sql.join(conditions, sql` and `)} order by ordered_at, number`;
}

export interface MonthBalance extends LedgerBalance {
  readonly month: string;
  readonly currency: Currency;
}

/** The kept sums, newest month first. */
export function findBalances(db: SellerDb): Promise<MonthBalance[]> {
  return db.rows(
    query
      .selectFrom('ledger_balance')
      .select(['month', 'currency', 'state', 'orders', 'sold', 'refunded', 'kept', 'commission', 'paid'])
      .where('seller_id', '=', db.sellerId)
      .orderBy('month', 'desc'),
  );
}

/** What all open money depends on: the payout account, what its payouts wait for, and when the next one is planned. */
export async function findPaying(db: SellerDb, now: Date) {
  const { sellerId } = db;
  const account = await findPayoutAccount(db, sellerId);
  const next = await db.first(
    query
      .selectFrom('payout')
      .select('due_at as dueAt')
      .where('seller_id', '=', sellerId)
      .where('state', 'in', openPaymentStates)
      .orderBy('due_at')
      .limit(1),
  );
  return {
    account: account?.state ?? null,
    holds: account === undefined ? [] : payoutHolds(account, now),
    nextPayoutAt: next?.dueAt.toISOString() ?? null,
  };
}

export type Paying = Awaited<ReturnType<typeof findPaying>>;
