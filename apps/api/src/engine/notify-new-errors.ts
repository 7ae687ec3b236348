import type { SellerDb } from '../platform/db/scopes/scopes.ts';
import { notify } from '../modules/notifications/write/notify-queries.ts';
import { findWhatStands } from '../modules/offers/write/what-stands-queries.ts';

/**
 * Notifies the seller that more must be fixed than the `before` of a run that nobody started by hand; once a day, as feeds
 * and the prices of others move all day long and the menu counts anyway (GEN-18).
 */
export async function notifyNewErrors(db: SellerDb, { before, now }: { before: number; now: Date }): Promise<void> {
  const { red } = await findWhatStands(db);
  if (red <= before) return;
  await notify(db, {
    kind: 'red_results',
    params: { count: red },
    dedupeKey: `red_results:${now.toISOString().slice(0, 10)}`,
    at: now,
  });
}
