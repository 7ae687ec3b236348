import { refusedLines } from '@offizin/domain/returns/restock';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { putBack } from '../../offers/write/put-back.ts';
import { lockSellerOffers } from '../../offers/write/run-queries.ts';
import { findRestocked, writeRestocked } from '../write/restock-queries.ts';
import { lockReturn, type ReturnRow } from '../write/return-queries.ts';

/** Whoever has the case open sees that units did not go back, and the bell leads everybody else there. */
async function sayRefused(db: SellerDb, row: ReturnRow, now: Date): Promise<void> {
  const { seller_id: sellerId, id: returnId, return_no: number, state } = row;
  const dedupeKey = `return:${returnId}:restock`;
  await notifyAll(db, [{ sellerId, kind: 'return_not_restocked', params: { number, returnId }, dedupeKey, at: now }]);
  await announceTo(db, [{ sellerId, topic: 'returns', payload: { returnId, state } }]);
}

/** Puts what came back saleable into the shop's stock, once; it waits for a running upload, which a decision would not (ORD-22). */
export const restockReturn = job('restock_return', async ({ app }, { sellerId, returnId }) => {
  const now = app.clock();
  await withSellerOfJob(app.pool, sellerId, async (db) => {
    await lockSellerOffers(db);
    const row = await lockReturn(db, { sellerId, id: returnId });
    if (row === undefined || row.restock === null || row.restocked_at !== null) return;
    const lines = await findRestocked(db, row);
    const units = new Map<string, number>();
    for (const line of lines) units.set(line.productId, (units.get(line.productId) ?? 0) + line.units);
    const by = row.steps.findLast(({ step }) => step === 'refund')?.name ?? row.return_no;
    const left = await putBack(db, { sellerId, kind: 'return', actorName: by, impersonatedBy: null, now }, units);
    const refused = refusedLines(lines, left);
    await writeRestocked(db, row, { refused, now });
    if (refused.length > 0) await sayRefused(db, row, now);
  });
});
