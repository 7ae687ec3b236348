import type { api } from '@offizin/contract/api';
import { hasChangeToStop } from '@offizin/domain/payout/payout-hold';
import { changePayout } from '../write/change-payout.ts';
import { ownPayoutAccount } from '../write/hold-payouts.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** Stops all payouts: whoever sees that the account is a stranger's does not have to find an owner first. */
export async function block({ db, now, noted, fail }: InputOf<typeof api.payout.block>) {
  const account = (await ownPayoutAccount(db, now)) ?? fail('not_found');
  const { blockedAt } = account;
  noted.note('payouts', blockedAt === null ? 'released' : 'blocked', 'blocked');
  if (blockedAt !== null) return { blockedAt: blockedAt.toISOString() };
  if (!hasChangeToStop(account, now)) fail('payout.nothing_to_stop');
  await changePayout(db, account, { changes: { blockedAt: now }, now });
  return { blockedAt: now.toISOString() };
}
