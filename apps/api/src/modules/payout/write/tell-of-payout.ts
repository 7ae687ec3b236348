import type { PayoutRecord } from '@offizin/contract/payout/marketplace';
import { limits } from '@offizin/domain/limits';
import type { NotificationKind } from '@offizin/domain/notifications/kinds';
import { secondsAfter } from '../../../platform/clock.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';

/** What is news about a payout; a planned one is none. */
const kinds = {
  planned: null,
  paid: 'payout_sent',
  held: 'payout_held',
  returned: 'payout_returned',
} as const satisfies Readonly<Record<PayoutRecord['state'], NotificationKind | null>>;

interface Told {
  readonly sellerId: string;
  readonly payoutNo: string;
  readonly record: PayoutRecord;
  readonly now: Date;
}

/** Says what became of a payout: open screens fetch it, and what is not old is news, once for each state (GEN-18). */
export async function tellOfPayout(db: MarketplaceDb, { sellerId, payoutNo, record, now }: Told): Promise<void> {
  const { state, dueAt, paidAt, returnedAt } = record;
  await announceTo(db, [{ sellerId, topic: 'payout', payload: { state } }]);
  const kind = kinds[state];
  const newsUntil = secondsAfter(new Date(returnedAt ?? paidAt ?? dueAt), limits.payoutNewsDays * 24 * 3600);
  if (kind === null || now >= newsUntil) return;
  const params = { number: payoutNo };
  await notifyAll(db, [{ sellerId, kind, params, dedupeKey: `payout:${payoutNo}:${state}`, at: now }]);
}
