import type { api } from '@offizin/contract/api';
import { changePayout } from '../write/change-payout.ts';
import { ownPayoutAccount } from '../write/hold-payouts.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** Stops all payouts: whoever of the shop sees that the account is a stranger's does not have to find an owner first. */
export async function block({ db, now, noted, fail }: InputOf<typeof api.payout.block>) {
  const account = (await ownPayoutAccount(db, now)) ?? fail('not_found');
  const blockedAt = account.blockedAt ?? now;
  await changePayout(db, account, { changes: { blockedAt }, now });
  noted.note('payouts', account.blockedAt === null ? 'released' : 'blocked', 'blocked');
  return { blockedAt: blockedAt.toISOString() };
}
