import { limits } from '@offizin/domain/limits';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { cancelledByParties, orderStatuses } from '@offizin/domain/orders/statuses';
import { countedCancellations } from '@offizin/domain/performance/brand-limits';
import { disputeReasons, disputeStates } from '@offizin/domain/performance/disputes';
import { metricFigures } from '@offizin/domain/performance/week';
import { accountStatuses, metricStatuses } from '@offizin/domain/performance/status';
import { weekStages } from '@offizin/domain/performance/weeks';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { calendarDay, id, instant } from '../scalars.ts';

const count = z.int().min(0);
const share = z.int().min(1).max(10_000);

/** From which share of the orders on a ratio is at risk, and exceeded, in basis points. */
const ratioLimits = z.strictObject({ atRisk: share, exceeded: share });

export const metricLimits = z.strictObject({
  cancelled: ratioLimits,
  late: ratioLimits,
  /** Whose cancellations count. */
  counted: z.enum(countedCancellations),
});

const ratio = {
  count,
  /** In basis points of the orders, not rounded; null without orders. */
  ratio: z.number().nullable(),
  status: z.enum(metricStatuses).nullable(),
};

export const metricWeek = z.strictObject({
  /** From Wednesday to Tuesday of the brand's time zone. */
  firstDay: calendarDay,
  lastDay: calendarDay,
  /** Its figures are provisional until it is published. */
  stage: z.enum(weekStages),
  /** Orders whose dispatch was due in the week. */
  orders: count,
  cancelled: z.strictObject({
    ...ratio,
    /** All of them by whose they are, counted or not. */
    by: z.strictObject({ seller: count, customer: count, marketplace: count }),
  }),
  late: z.strictObject(ratio),
  /** Dispatched without some of their units: not counted. */
  partly: count,
  account: z.enum(accountStatuses).nullable(),
  /** The limits by which it is judged. */
  limits: metricLimits,
});
export type MetricWeek = z.infer<typeof metricWeek>;

export const metricsView = z.strictObject({
  timeZone: z.string(),
  /**
   * The weeks that ended, newest first: the first is last week by date, published or not; those without orders are listed among
   * the others.
   */
  weeks: z.array(metricWeek),
  /** The week that runs, as it is now: provisional. */
  running: metricWeek,
  /** How it would end if it went on as until now; null while too little of it has passed. */
  projection: z
    .strictObject({
      orders: count,
      /** The orders whose deadline has passed, from which it is calculated. */
      passed: count,
      cancelled: z.strictObject(ratio),
      late: z.strictObject(ratio),
    })
    .nullable(),
  /** When the newest week was published; null before the first. */
  publishedAt: instant.nullable(),
  nextAt: instant,
});
export type MetricsView = z.infer<typeof metricsView>;

export const dispute = z.strictObject({
  id,
  state: z.enum(disputeStates),
  reason: z.enum(disputeReasons),
  sentAt: instant,
  answerDue: instant,
  answer: z.string().nullable(),
});

export const metricOrder = z.strictObject({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  dispatchBy: instant,
  processedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  reason: z.enum(cancellationReasonCodes).nullable(),
  /** Whose cancellation it is. */
  party: z.enum(cancelledByParties).nullable(),
  dispute: dispute.nullable(),
});
export type MetricOrder = z.infer<typeof metricOrder>;

export const metricOrdersQuery = z.strictObject({
  /** The Wednesday on which the week begins. */
  week: calendarDay,
  figure: z.enum(metricFigures),
  party: z.enum(cancelledByParties).optional(),
  /** Only those with a dispute, also where it took them out of the figure. */
  disputed: z.literal('yes').optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.metricOrdersMax).optional(),
});
export type MetricOrdersQuery = z.infer<typeof metricOrdersQuery>;

const access = { kind: 'screens', anyOf: ['performance'] } as const;

/** How the account stands, and the orders behind each figure (MET-01 … MET-05). */
export const metricsApi = {
  read: endpoint({
    method: 'GET',
    path: '/metrics',
    summary:
      'Cancelled and late orders of the last weeks, published or not, with their status, and of the week that runs',
    access,
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(limits.metricWeeksMax).optional() }),
    response: metricsView,
    errors: screenReadErrors,
  }),
  status: endpoint({
    method: 'GET',
    path: '/metrics/status',
    summary: 'How the two ratios of last week stand, for the mark in the menu',
    access,
    response: z.strictObject({
      stage: metricWeek.shape.stage,
      cancelled: ratio.status,
      late: ratio.status,
    }),
    errors: screenReadErrors,
  }),
  orders: endpoint({
    method: 'GET',
    path: '/metrics/orders',
    summary: 'The orders behind a figure of a week, by deadline, page by page',
    access,
    query: metricOrdersQuery,
    response: z.strictObject({
      items: z.array(metricOrder),
      nextCursor: z.string().nullable(),
      /** How many orders of the figure have a dispute. */
      disputed: count,
      /** The last day on which they can be disputed; null where they cannot. */
      disputableUntil: calendarDay.nullable(),
    }),
    errors: screenReadErrors,
  }),
  cancelledOrders: endpoint({
    method: 'GET',
    path: '/orders/cancelled',
    summary: 'The orders that were cancelled last',
    access,
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(limits.metricOrdersMax).optional() }),
    response: z.strictObject({
      orderCancelled: z.array(
        z.strictObject({
          id,
          number: z.string(),
          cancelledAt: instant.nullable(),
          reason: z.enum(cancellationReasonCodes).nullable(),
          party: z.enum(cancelledByParties),
        }),
      ),
    }),
    errors: screenReadErrors,
  }),
} as const;
