import type { ChainPart, CollectingType } from '@offizin/domain/ledger/chain';
import type { Currency } from '@offizin/domain/money';
import { openPaymentStates, type PaymentState } from '@offizin/domain/payout/payouts';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { BookOwner } from './ledger-write-queries.ts';

/** By how much what was settled together changes. */
export interface ChainChange extends ChainPart {
  readonly currency: Currency;
}

export async function changeChain(
  db: MarketplaceDb,
  { sellerId, brand }: BookOwner,
  changes: readonly ChainChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.rows(sql`
    insert into ledger_chain as c (seller_id, payout_no, kind, collected_by, month, brand, currency, lines, amount)
    select ${sellerId}::uuid, g."payoutNo", g.kind, g."collectedBy", g.month, ${brand}::text, g.currency, g.lines, g.amount
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as g ("payoutNo" text, kind text, "collectedBy" text, month text,
      currency text, lines integer, amount bigint)
    on conflict (seller_id, payout_no, kind, collected_by, month) do update set lines = c.lines + excluded.lines,
      amount = c.amount + excluded.amount`);
}

/** The states of payouts of a shop, by number. */
export async function findPayoutStates(
  db: MarketplaceDb,
  sellerId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, PaymentState>> {
  if (numbers.length === 0) return new Map();
  const rows = await db.rows(
    query
      .selectFrom('payout')
      .select(['payout_no as payoutNo', 'state'])
      .where('seller_id', '=', sellerId)
      .where('payout_no', '=', sql<string>`any(${[...numbers]}::text[])`),
  );
  return new Map(rows.map(({ payoutNo, state }) => [payoutNo, state]));
}

export const isOpenPayout = (state: PaymentState): boolean => openPaymentStates.includes(state);

/** The documents of a shop that have taken in what was booked in their months. */
export function findCollecting(db: MarketplaceDb, sellerId: string) {
  return db.rows(
    query
      .selectFrom('invoice')
      .select(['type', 'month', 'invoice_no as invoiceNo'])
      .where('seller_id', '=', sellerId)
      .where('set_off', '=', true)
      .where('type', 'in', ['commission', 'vouchers']),
  );
}

/** What the lines that name a payout come to, of orders and beside them. */
export async function sumOfPayout(db: MarketplaceDb, sellerId: string, payoutNo: string): Promise<number> {
  const found = await db.first(sql<{ amount: string }>`
    select (coalesce((select sum(amount) from ledger_chain
        where seller_id = ${sellerId}::uuid and payout_no = ${payoutNo} and kind = 'payout'), 0)
      + coalesce((select sum(amount) from ledger_posting
        where seller_id = ${sellerId}::uuid and payout_no = ${payoutNo}), 0))::text as amount`);
  return Number(found?.amount ?? 0);
}

/** Whether anything is booked for a shop here; a marketplace that books elsewhere has payouts without lines. */
export async function hasBooks(db: MarketplaceDb, sellerId: string): Promise<boolean> {
  const found = await db.first(sql<{ has: boolean }>`
    select exists (select from ledger_order where seller_id = ${sellerId}::uuid)
      or exists (select from ledger_posting where seller_id = ${sellerId}::uuid) as has`);
  return found?.has === true;
}

/** What a document of a type takes in of a month, as the shop sees it. */
export async function sumCollected(
  db: MarketplaceDb,
  sellerId: string,
  { type, month }: { type: CollectingType; month: string },
): Promise<number> {
  const found = await db.first(sql<{ amount: string }>`
    select coalesce(sum(amount), 0)::text as amount from ledger_chain
    where seller_id = ${sellerId}::uuid and collected_by = ${type} and month = ${month}`);
  return Number(found?.amount ?? 0);
}
