import type { MovedMoney } from '@offizin/domain/payout/payouts';
import type { PayoutRecord } from '@offizin/contract/payout/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { PayoutProvider, PayoutState } from '@offizin/domain/payout/payout-account';
import type { Requirement } from '@offizin/domain/payout/requirements';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

interface NewAccount {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly provider: PayoutProvider;
  readonly now: Date;
}

/** An account that nobody began; nothing where there is one. */
export async function insertPayoutAccount(
  db: SellerDb | MarketplaceDb,
  { sellerId, brand, provider, now }: NewAccount,
): Promise<void> {
  await db.rows(
    query
      .insertInto('payout_account')
      .values({
        seller_id: sellerId,
        brand,
        provider,
        state: 'not_started',
        requirements: '[]',
        state_at: now,
      })
      .onConflict((conflict) => conflict.column('seller_id').doNothing()),
  );
}

export interface AccountState {
  readonly state: PayoutState;
  readonly requirements: readonly Requirement[];
  readonly stateAt: Date;
  readonly providerAt: Date | null;
  readonly heldUntil: Date | null;
  readonly blockedAt: Date | null;
}

export async function updateAccountState(
  db: SellerDb | MarketplaceDb,
  sellerId: string,
  { state, requirements, stateAt, providerAt, heldUntil, blockedAt }: AccountState,
): Promise<void> {
  await db.rows(
    query
      .updateTable('payout_account')
      .set({
        state,
        requirements: JSON.stringify(requirements),
        state_at: stateAt,
        provider_at: providerAt,
        held_until: heldUntil,
        blocked_at: blockedAt,
      })
      .where('seller_id', '=', sellerId),
  );
}

/** Keeps the provider's ids; `bank` is left as it is where it is not given. */
export async function updateAccountRefs(
  db: SellerDb,
  { holder, entity, bank }: { holder: string; entity: string | null; bank?: string },
): Promise<void> {
  await db.rows(
    query
      .updateTable('payout_account')
      .set({ holder_ref: holder, entity_ref: entity, ...(bank !== undefined && { bank_ref: bank }) })
      .where('seller_id', '=', db.sellerId),
  );
}

interface Message {
  readonly brand: BrandId;
  readonly provider: PayoutProvider;
  readonly id: string;
  readonly now: Date;
}

/** Takes a provider's message; false where it was taken before. */
export async function takeMessage(db: MarketplaceDb, { brand, provider, id, now }: Message): Promise<boolean> {
  const taken = await db.first(
    query
      .insertInto('payout_webhook')
      .values({ brand, provider, event_id: id, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id'),
  );
  return taken !== undefined;
}

interface Named {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly payoutNo: string;
}

/** Creates a payout or replaces it. */
/** A payout as it is; nobody else changes it until the transaction ends. */
export async function lockPayout(
  db: MarketplaceDb,
  sellerId: string,
  payoutNo: string,
): Promise<MovedMoney | undefined> {
  const found = await db.first(
    query
      .selectFrom('payout')
      .select(['state', 'amount', 'currency', 'paid_at as paidAt', 'lines'])
      .where('seller_id', '=', sellerId)
      .where('payout_no', '=', payoutNo)
      .forUpdate(),
  );
  return found && { ...found, amount: Number(found.amount), paidAt: found.paidAt?.toISOString() ?? null };
}

export async function upsertPayout(
  db: MarketplaceDb,
  { sellerId, brand, payoutNo }: Named,
  record: PayoutRecord,
): Promise<void> {
  const values = {
    state: record.state,
    amount: record.amount,
    currency: record.currency,
    due_at: new Date(record.dueAt),
    paid_at: record.paidAt === null ? null : new Date(record.paidAt),
    returned_at: record.returnedAt === null ? null : new Date(record.returnedAt),
    account_end: record.accountEnd,
    lines: JSON.stringify(record.lines),
  };
  await db.rows(
    query
      .insertInto('payout')
      .values({ seller_id: sellerId, brand, payout_no: payoutNo, ...values })
      .onConflict((conflict) => conflict.columns(['seller_id', 'payout_no']).doUpdateSet(values)),
  );
}
