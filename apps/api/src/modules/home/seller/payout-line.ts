import type { PayoutState } from '@offizin/domain/payout/payout-account';
import { findNextPayout, findPayoutAccount } from '../../payout/write/payout-queries.ts';
import type { LineOf, LineReader } from './reading.ts';

/** What the shop has to do about its account in each state; nothing while the provider looks at it, and once it may be paid to. */
const words: Readonly<Record<PayoutState, LineOf<'payout'>['state'] | null>> = {
  not_started: 'not_started',
  awaiting_data: 'lacking',
  in_review: null,
  refused: 'refused',
  restricted: 'refused',
  approved: null,
};

export const payout: LineReader<'payout'> = async ({ db }) => {
  const [account, next] = await Promise.all([findPayoutAccount(db, db.sellerId), findNextPayout(db, db.sellerId)]);
  const state = words[account?.state ?? 'not_started'];
  if (state === null) return null;
  const waiting = next === undefined ? null : { amount: next.amount, currency: next.currency };
  return { kind: 'payout', state, count: account?.requirements.length ?? 0, waiting };
};
