import { orderScreens } from '@offizin/domain/access/twin-screens';
import { countedCancellations } from '@offizin/domain/performance/brand-limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { id } from '../scalars.ts';

const share = z.int();

const orderRejection = z.strictObject({
  /** The running week, where the order is due in it; null otherwise: its figures are published, or to come. */
  week: z
    .strictObject({
      orders: z.int(),
      /** Those that count so far. */
      cancelled: z.int(),
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
