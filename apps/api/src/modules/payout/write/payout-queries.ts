import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { openPaymentStates } from '@offizin/domain/payout/payouts';
import type { PayoutProvider } from '@offizin/domain/payout/payout-account';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

const accounts = query
  .selectFrom('payout_account')
  .select(['seller_id as sellerId', 'brand', 'provider', 'state', 'requirements', 'state_at as stateAt'])
  .select(['provider_at as providerAt', 'holder_ref as holderRef', 'entity_ref as entityRef', 'bank_ref as bankRef'])
  .select(['held_until as heldUntil', 'blocked_at as blockedAt']);

export function findPayoutAccount(db: SellerDb | MarketplaceDb, sellerId: string) {
  return db.first(accounts.where('seller_id', '=', sellerId));
}

/** The same, and nobody else changes it until the transaction ends. */
export function lockPayoutAccount(db: SellerDb | MarketplaceDb, sellerId: string) {
  return db.first(accounts.where('seller_id', '=', sellerId).forNoKeyUpdate());
}

export type PayoutAccountRow = NonNullable<Awaited<ReturnType<typeof findPayoutAccount>>>;

interface Holder {
  readonly brand: BrandId;
  readonly provider: PayoutProvider;
  readonly holder: string;
}

/** Whose account the provider talks about. */
export function findHolder(db: MarketplaceDb, { brand, provider, holder }: Holder) {
  return db.first(
    query
      .selectFrom('payout_account')
      .select('seller_id as sellerId')
      .where('brand', '=', brand)
      .where('provider', '=', provider)
      .where('holder_ref', '=', holder),
  );
}

/** The accounts whose validation is open, and which the provider knows. */
export function findOpenAccounts(db: MarketplaceDb, brand: BrandId) {
  return db.rows(
    query
      .selectFrom('payout_account')
      .select('seller_id as sellerId')
      .where('brand', '=', brand)
      .where('holder_ref', 'is not', null)
      .where('state', 'in', ['awaiting_data', 'in_review'])
      .orderBy('state_at')
      .limit(500),
  );
}

const payouts = query
  .selectFrom('payout')
  .select(['payout_no as payoutNo', 'state', 'amount', 'currency', 'due_at as dueAt', 'paid_at as paidAt'])
  .select(['returned_at as returnedAt', 'account_end as accountEnd', 'lines']);

/** What will be paid next. */
export function findNextPayout(db: SellerDb, sellerId: string) {
  return db.first(
    payouts.where('seller_id', '=', sellerId).where('state', 'in', openPaymentStates).orderBy('due_at').limit(1),
  );
}

/** What was paid, or came back, newest first. */
export function findLastPayouts(db: SellerDb, sellerId: string) {
  return db.rows(
    payouts
      .where('seller_id', '=', sellerId)
      .where('state', 'not in', openPaymentStates)
      .orderBy('due_at', 'desc')
      .limit(limits.payoutsShown),
  );
}

/** A page of all payouts, those that are planned among them, newest first. */
export function findPayouts(
  db: SellerDb,
  { after, limit }: { after: { readonly dueAt: string; readonly payoutNo: string } | null; limit: number },
) {
  const rows = payouts
    .where('seller_id', '=', db.sellerId)
    .orderBy('due_at', 'desc')
    .orderBy('payout_no', 'desc')
    .limit(limit);
  if (after === null) return db.rows(rows);
  return db.rows(
    rows.where(sql<boolean>`(due_at, payout_no) < (${after.dueAt}::timestamptz, ${after.payoutNo}::text)`),
  );
}

/** One of them by its number. */
export function findPayout(db: SellerDb, payoutNo: string) {
  return db.first(payouts.where('seller_id', '=', db.sellerId).where('payout_no', '=', payoutNo));
}

/** The same for the marketplace, which names the seller. */
export function findPayoutOf(db: MarketplaceDb, sellerId: string, payoutNo: string) {
  return db.first(payouts.where('seller_id', '=', sellerId).where('payout_no', '=', payoutNo));
}

export type PayoutRow = Awaited<ReturnType<typeof findLastPayouts>>[number];

/** The services that the shop has, and who it is for the provider. */
export function findPayee(db: IdentityDb, sellerId: string) {
  return db.first(
    query
      .selectFrom('seller')
      .select(['brand', 'name', 'country_code as country', 'services', 'locale'])
      .where('id', '=', sellerId),
  );
}
