import { orderScreens } from '@offizin/domain/access/twin-screens';
import { limits } from '@offizin/domain/limits';
import { disputeCommentMax, disputeReasons } from '@offizin/domain/performance/disputes';
import { metricRatios } from '@offizin/domain/performance/week';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenWriteErrors } from '../errors.ts';
import { evidenceFiles, evidenceUpload } from '../evidence.ts';
import { dispute } from './seller.ts';
import { calendarDay, id } from '../scalars.ts';

/** Whoever works the orders says why one should not count. */
const access = { kind: 'screens', anyOf: orderScreens } as const;

/** Disputes about counted orders, with evidence (MET-07). */
export const disputesApi = {
  addEvidence: endpoint({
    ...evidenceUpload,
    path: '/metrics/evidence',
    summary: 'A PDF file or a picture for a dispute that is being written; one that is not sent is deleted after a day',
    access,
  }),
  send: endpoint({
    method: 'POST',
    path: '/metrics/disputes',
    summary: 'Dispute that an order counts; the marketplace decides, and an accepted one leaves the figure',
    access,
    idempotency: 'required',
    audited: 'dispute.sent',
    body: z.strictObject({
      week: calendarDay,
      figure: z.enum(metricRatios),
      orderId: id,
      reason: z.enum(disputeReasons),
      comment: z.string().trim().max(disputeCommentMax).optional(),
      files: evidenceFiles(limits.evidenceFiles),
    }),
    response: dispute,
    errors: [...screenWriteErrors, 'not_found', 'dispute.not_possible'],
    ownedIds: { body: ['orderId'] },
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/metrics/disputes/:disputeId/withdraw',
    summary: 'Withdraw a dispute that waits: the order goes on counting, and its evidence is deleted',
    access,
    idempotency: 'accepted',
    audited: 'dispute.withdrawn',
    params: z.strictObject({ disputeId: id }),
    response: z.strictObject({}),
    errors: [...screenWriteErrors, 'not_found', 'dispute.decided'],
    ownedIds: { params: ['disputeId'] },
  }),
} as const;
