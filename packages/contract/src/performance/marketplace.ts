import { limits } from '@offizin/domain/limits';
import { disputeReasons, disputeStates } from '@offizin/domain/performance/disputes';
import { metricRatios } from '@offizin/domain/performance/week';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { metricLimits } from './seller.ts';
import { calendarDay, id, instant, line } from '../scalars.ts';

const dispute = z.strictObject({
  disputeId: id,
  seller: z.string(),
  orderNumber: z.string(),
  figure: z.enum(metricRatios),
  week: calendarDay,
  reason: z.enum(disputeReasons),
  comment: z.string().nullable(),
  files: z
    .array(z.strictObject({ fileName: z.string(), mediaType: z.string(), bytes: z.int() }))
    .describe('What the seller sent with it, by their places; a month after the decision they are gone'),
  state: z.enum(disputeStates),
  sentAt: instant,
  answerDue: instant,
});

const params = z.strictObject({ disputeId: id });

const orderedLimits = metricLimits
  .refine(({ cancelled }) => cancelled.atRisk < cancelled.exceeded, { path: ['cancelled', 'exceeded'] })
  .refine(({ late }) => late.atRisk < late.exceeded, { path: ['late', 'exceeded'] });

/** By what the marketplace judges its sellers, and what it decides about their disputes (MKT-01, MET-07). */
export const metricsMachineApi = {
  metricLimits: endpoint({
    method: 'GET',
    path: '/metric-limits',
    summary: 'From which shares of the orders on the brand’s sellers are at risk, and over the limit, in basis points',
    description: 'Changes nothing. 100 basis points are one per cent.',
    access: machine('sellers'),
    response: metricLimits,
    errors: readErrors,
  }),
  putMetricLimits: endpoint({
    method: 'PUT',
    path: '/metric-limits',
    summary: 'Set these limits; the week that runs and all that follow are judged by them',
    description:
      'Replaces all limits of the brand at once; each `atRisk` is below its `exceeded`. Weeks that are published stay as they were.',
    access: machine('sellers'),
    idempotency: 'required',
    body: orderedLimits,
    response: metricLimits,
    errors: writeErrors,
  }),
  disputes: endpoint({
    method: 'GET',
    path: '/disputes',
    summary: 'Disputes that wait for a decision, the oldest first',
    description:
      'Changes nothing. A dispute comes with `metrics.disputed` and stays in this list until it is decided or withdrawn.',
    access: machine('orders'),
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(limits.disputesPerCall).optional() }),
    response: z.strictObject({ items: z.array(dispute) }),
    errors: readErrors,
  }),
  disputeFile: endpoint({
    method: 'GET',
    path: '/disputes/:disputeId/files/:place',
    summary: 'A file of a dispute by its place, from 1',
    description:
      'Changes nothing. The bytes come in the media type of the file that the shop sent; a month after the decision it is gone and the answer is `not_found`.',
    access: machine('orders'),
    params: params.extend({ place: z.coerce.number().int().min(1).max(limits.evidenceFiles) }),
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'The file, in its own media type' },
    errors: [...readErrors, 'not_found', 'files.unavailable'],
  }),
  decideDispute: endpoint({
    method: 'POST',
    path: '/disputes/:disputeId/decide',
    summary: 'Accept a dispute, whose order leaves the figure with the next publication, or refuse it and say why',
    description:
      'For good: the shop reads the answer, which a refusal must have. Refused with `dispute.not_possible` where it was decided or withdrawn.',
    access: machine('orders'),
    idempotency: 'required',
    params,
    body: z
      .strictObject({ accepted: z.boolean(), answer: line(300).nullable() })
      .refine(({ accepted, answer }) => accepted || answer !== null, { path: ['answer'] }),
    response: z.strictObject({ disputeId: id, state: z.enum(disputeStates) }),
    errors: [...writeErrors, 'not_found', 'dispute.not_possible'],
  }),
} as const;
