import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { orderAnnouncement } from '@offizin/domain/events/topics';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { writeDeclined } from '../write/replacement-queries.ts';
import { lockNamed } from './named-request.ts';

type Decline = InputOf<typeof marketplaceApi.declineReplacement>;

/** The marketplace makes no order of what was asked for: the shop, which may have promised it, is notified (ORD-22). */
export async function declineReplacement({ db, caller, params, body, now, fail }: Decline) {
  const request = (await lockNamed(db, caller.brand, params)) ?? fail('not_found');
  const { id: replacementId, sellerId, conversationId, orderId } = request;
  if (request.state === 'made') return fail('replacement.settled');
  if (request.state === 'declined') return { replacementId, state: request.state };
  await writeDeclined(db, request, { reason: body.reason, now });
  const notice = { params: { number: params.orderNumber, conversationId }, at: now };
  const dedupeKey = `replacement:${replacementId}:declined`;
  await notifyAll(db, [{ sellerId, kind: 'order_replacement_declined', dedupeKey, ...notice }]);
  await announceTo(db, [
    { sellerId, ...orderAnnouncement([orderId]) },
    { sellerId, topic: 'messages', payload: { conversationId, state: 'declined' } },
  ]);
  return { replacementId, state: 'declined' as const };
}
