import type { api } from '@offizin/contract/api';
import { announce } from '../../events/write/announce-queries.ts';
import { insertDisputeEvent } from '../../events/write/marketplace-event-queries.ts';
import { removeUnattached, setAttached } from '../../files/write/stored-file-queries.ts';
import { findOwnDispute, removePendingDispute } from '../write/own-dispute-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** Takes back a dispute that the marketplace has not decided; its evidence goes at once (MET-07). */
export async function withdraw({ db, params, now, noted, fail }: InputOf<typeof api.disputes.withdraw>) {
  const { disputeId } = params;
  const { orderNumber } = (await findOwnDispute(db, disputeId)) ?? fail('not_found');
  const files = (await removePendingDispute(db, disputeId)) ?? fail('dispute.decided');
  for (const { fileId } of files) {
    await setAttached(db, { sellerId: db.sellerId, fileId }, false);
    await removeUnattached(db, fileId, now);
  }
  noted.note('disputed_order', orderNumber, null);
  await insertDisputeEvent(db, 'metrics.dispute_withdrawn', { disputeId, orderNumber, now });
  await announce(db, { topic: 'metrics', payload: { state: 'withdrawn' } });
  return {};
}
