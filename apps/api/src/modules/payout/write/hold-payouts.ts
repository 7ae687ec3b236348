import { activeServices } from '@offizin/domain/access/seller-kinds';
import { providerOf, stateAfterChange } from '@offizin/domain/payout/payout-account';
import { heldAfterChange } from '@offizin/domain/payout/payout-hold';
import type { App } from '../../../platform/app.ts';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { changePayout } from './change-payout.ts';
import { findPayee, lockPayoutAccount, type PayoutAccountRow } from './payout-queries.ts';
import { insertPayoutAccount } from './payout-write-queries.ts';

/** The account of the transaction's own shop, which is made where there is none; null where no provider pays it. */
export async function ownPayoutAccount(db: SellerDb, now: Date): Promise<PayoutAccountRow | null> {
  const { sellerId } = db;
  const known = await lockPayoutAccount(db, sellerId);
  if (known !== undefined) return known;
  const payee = await asIdentity(db, (identity) => findPayee(identity, sellerId));
  const provider = payee && providerOf(activeServices(payee.services));
  if (payee === undefined || provider === null || provider === undefined) return null;
  await insertPayoutAccount(db, { sellerId, brand: payee.brand, provider, now });
  return (await lockPayoutAccount(db, sellerId)) ?? null;
}

/** The bank account is another one: it is validated again, and payouts wait. */
export async function holdPayouts({ config }: Pick<App, 'config'>, db: SellerDb, now: Date): Promise<void> {
  const account = await ownPayoutAccount(db, now);
  if (account === null) return;
  const changes = {
    state: stateAfterChange[account.state],
    heldUntil: heldAfterChange(now, config.payoutHoldHours, account.heldUntil),
    // What the provider said until now was about the account of before.
    providerAt: now,
  };
  await changePayout(db, account, { changes, now, by: { kind: 'payout.changed', userId: null } });
  await enqueueJob(db, { name: 'send_bank_account', payload: { sellerId: db.sellerId } });
}

/** Other people own the shop: the provider looks at them before it goes on paying. */
export async function validateOwnersAgain(db: SellerDb, now: Date): Promise<void> {
  const account = await lockPayoutAccount(db, db.sellerId);
  if (account === undefined) return;
  const changes = { state: stateAfterChange[account.state], providerAt: now };
  await changePayout(db, account, { changes, now, by: { kind: 'payout.changed', userId: null } });
}
