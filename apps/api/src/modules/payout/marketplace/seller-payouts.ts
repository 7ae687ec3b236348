import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { PayoutStatus } from '@offizin/contract/payout/marketplace';
import { activeServices } from '@offizin/domain/access/seller-kinds';
import { brands } from '@offizin/domain/brand/brands';
import { mayBecome } from '@offizin/domain/payout/payouts';
import { payoutStates, providerOf } from '@offizin/domain/payout/payout-account';
import { changePayout, payoutChanges } from '../write/change-payout.ts';
import { findPayoutAccount, findPayoutOf, lockPayoutAccount, type PayoutAccountRow } from '../write/payout-queries.ts';
import { insertPayoutAccount, lockPayout, upsertPayout } from '../write/payout-write-queries.ts';
import { tellOfPayout } from '../write/tell-of-payout.ts';
import { hasBooks, isOpenPayout, sumOfPayout } from '../../ledger/write/chain-queries.ts';
import { lockBooks } from '../../ledger/write/ledger-write-queries.ts';
import { settleDocuments } from '../../invoices/write/settle-documents.ts';
import { asIdentity, type MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

type Read = InputOf<typeof marketplaceApi.sellerPayout>;
type Put = InputOf<typeof marketplaceApi.putSellerPayout>;
type PutPayout = InputOf<typeof marketplaceApi.putPayout>;

const statusOf = ({ provider, state, requirements, heldUntil, blockedAt }: PayoutAccountRow): PayoutStatus => ({
  provider,
  state,
  validation: payoutStates[state],
  requirements,
  heldUntil: heldUntil?.toISOString() ?? null,
  blockedAt: blockedAt?.toISOString() ?? null,
});

interface Wanted {
  readonly db: MarketplaceDb;
  readonly caller: Read['caller'];
  readonly params: { readonly externalId: string };
}

async function findSeller({ db, caller, params }: Wanted) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  return seller;
}

/** Whether a seller may be paid, and what its payouts wait for. */
export async function sellerPayout(input: Read) {
  const seller = (await findSeller(input)) ?? input.fail('not_found');
  return statusOf((await findPayoutAccount(input.db, seller.id)) ?? input.fail('not_found'));
}

/** Sets what the marketplace decides about the account of a seller, and releases payouts that its shop has stopped: every owner learns that. */
export async function putSellerPayout(input: Put) {
  const { db, caller, body, now, fail } = input;
  const seller = (await findSeller(input)) ?? fail('not_found');
  const provider = providerOf(activeServices(seller.services)) ?? fail('not_found');
  const { brand } = caller;
  await insertPayoutAccount(db, { sellerId: seller.id, brand, provider, now });
  const account = (await lockPayoutAccount(db, seller.id)) ?? fail('not_found');
  const { state, requirements, blocked = account.blockedAt !== null } = body;
  const changes = { state, requirements, blockedAt: blocked ? (account.blockedAt ?? now) : null };
  const kind = 'payout.changed';
  const isReleased = account.blockedAt !== null && changes.blockedAt === null;
  await changePayout(db, account, { changes, now, ...(!isReleased && { by: { kind, userId: null } }) });
  if (isReleased) {
    const who = { brand, sellerId: seller.id, userId: null, impersonatedBy: null };
    const act = { ...who, kind, changes: payoutChanges(account, { ...account, ...changes }) } as const;
    await asIdentity(db, (identity) => tellOwners(identity, act, now));
  }
  return statusOf((await findPayoutAccount(db, seller.id)) ?? fail('not_found'));
}

/** A payout as it was handed over last. */
export async function payout(input: InputOf<typeof marketplaceApi.payout>) {
  const seller = (await findSeller(input)) ?? input.fail('not_found');
  const row = (await findPayoutOf(input.db, seller.id, input.params.payoutNo)) ?? input.fail('not_found');
  return {
    ...row,
    amount: Number(row.amount),
    dueAt: row.dueAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  };
}

/** However the instant is written. */
const asInstant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A payout is made of the lines that name it, to the cent; what was made before is not measured again. */
async function checkLines(
  { db, params, body, fail }: PutPayout,
  { sellerId, isMade }: { sellerId: string; isMade: boolean },
): Promise<void> {
  if (isMade || isOpenPayout(body.state) || !(await hasBooks(db, sellerId))) return;
  const lines = await sumOfPayout(db, sellerId, params.payoutNo);
  if (lines !== body.amount) fail('payout.lines_differ', { current: { lines } });
}

/** Creates a payout of a seller or replaces it; what was paid stays as it was. */
export async function putPayout(input: PutPayout) {
  const { db, caller, params, body, now, fail } = input;
  const seller = (await findSeller(input)) ?? fail('not_found');
  const { payoutNo } = params;
  if (body.currency !== brands[caller.brand].currency) return fail('payout.currency');
  await lockBooks(db, seller.id);
  const before = await lockPayout(db, seller.id, payoutNo);
  if (before !== undefined && !mayBecome(before, { ...body, paidAt: asInstant(body.paidAt) }))
    return fail('payout.settled');
  await checkLines(input, { sellerId: seller.id, isMade: before !== undefined && !isOpenPayout(before.state) });
  await upsertPayout(db, { sellerId: seller.id, brand: caller.brand, payoutNo }, body);
  await settleDocuments(db, seller.id, caller.brand);
  await tellOfPayout(db, { sellerId: seller.id, payoutNo, record: body, now });
  return { payoutNo };
}
