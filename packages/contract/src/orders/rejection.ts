import { orderScreens } from '@offizin/domain/access/twin-screens';
import { countedCancellations } from '@offizin/domain/performance/brand-limits';
import { weekStages } from '@offizin/domain/performance/weeks';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { calendarDay, id } from '../scalars.ts';

const share = z.int();

const orderRejection = z.strictObject({
  /** The week in which the order is due; null where its figures are published: nothing changes them. */
  week: z
    .strictObject({
      stage: z.enum(weekStages).exclude(['published']),
      firstDay: calendarDay,
      lastDay: calendarDay,
      orders: z.int(),
      /** Those that count so far. */
      cancelled: z.int(),
      /** Whether the order counts as late as it is: rejected, it counts as cancelled instead. */
      isLate: z.boolean(),
      limits: z.strictObject({ atRisk: share, exceeded: share }),
      counted: z.enum(countedCancellations),
    })
    .nullable(),
  /** The seller's offers of the lines; none for who may not change offers. */
  offers: z.array(
    z.strictObject({ lineId: id, productId: z.string(), version: z.int(), stock: z.int(), active: z.boolean() }),
  ),
});
export type OrderRejection = z.infer<typeof orderRejection>;

export const rejectionApi = {
  read: endpoint({
    method: 'GET',
    path: '/orders/:orderId/rejection',
    summary: 'What rejecting the order would do to the cancelled ratio of the week, and the offers of what is ordered',
    access: { kind: 'screens', anyOf: orderScreens },
    params: z.strictObject({ orderId: id }),
    response: orderRejection,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: { params: ['orderId'] },
  }),
} as const;
