import type { api } from '@offizin/contract/api';
import { brands } from '@offizin/domain/brand/brands';
import { answerDue, isDisputable, otherDisputeMin } from '@offizin/domain/performance/disputes';
import { periodFrom } from '@offizin/domain/performance/periods';
import { takeEvidence } from '../../files/write/evidence-files.ts';
import { findOrderNumber, insertDispute } from '../write/dispute-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { insertDisputed } from '../../events/write/marketplace-event-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';

type Send = InputOf<typeof api.disputes.send>;

/** Sends a dispute to the marketplace: of an order that counts, within its time, once (MET-07). */
export async function send(input: Send) {
  const { db, session, body, now, noted, fail } = input;
  const { week, figure, orderId, reason, comment = '' } = body;
  if (reason === 'other' && [...comment].length < otherDisputeMin) {
    const error = { path: 'body.comment', code: 'field.too_short', params: { limit: otherDisputeMin } };
    fail('request.invalid', { errors: [error] });
  }
  const { number } = (await findOrderNumber(db, orderId)) ?? fail('not_found');
  const { timeZone } = brands[session.brand];
  if (!isDisputable(periodFrom(week, timeZone).lastDay, timeZone, now)) fail('dispute.not_possible');
  const files = (await takeEvidence(db, body.files)) ?? fail('not_found');
  const sent = await insertDispute(db, {
    brand: session.brand,
    firstDay: week,
    figure,
    orderId,
    reason,
    comment: comment || null,
    files,
    sentAt: now,
    sentBy: session.userName,
  });
  if (sent === undefined) return fail('dispute.not_possible');
  noted.note('disputed_order', null, number);
  await insertDisputed(db, { disputeId: sent.id, orderNumber: number, now });
  await announce(db, { topic: 'metrics', payload: { state: 'disputed' } });
  const dates = { sentAt: now.toISOString(), answerDue: answerDue(now).toISOString() };
  return { id: sent.id, state: 'pending' as const, reason, answer: null, ...dates };
}
