import type { App } from '../../../platform/app.ts';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { insertBankAccountChanged } from '../../events/write/marketplace-event-queries.ts';
import { holdPayouts } from '../../payout/write/hold-payouts.ts';
import { findOwners } from '../../../platform/session/owner-queries.ts';

/**
 * What follows when the shop is to be paid to another account: the
 * account is validated again, payouts wait, the marketplace learns it, and every owner gets a mail.
 */
export async function bankAccountChanged(app: Pick<App, 'config'>, db: SellerDb, now: Date): Promise<void> {
  const { sellerId } = db;
  await holdPayouts(app, db, now);
  await insertBankAccountChanged(db, { sellerId, now });
  const at = now.toISOString();
  const owners = await asIdentity(db, (identity) => findOwners(identity, { sellerId, now }));
  for (const { userId } of owners)
    await enqueueJob(db, { name: 'mail_bank_account', payload: { sellerId, userId, at } });
}
