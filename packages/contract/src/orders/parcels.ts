import { courierCodes } from '@offizin/domain/orders/couriers';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { id, instant } from '../scalars.ts';

export const parcel = z.strictObject({
  orderId: id,
  number: z.string(),
  units: z.int(),
  preparedAt: instant,
  /** Who gets it; null once the customer was erased. */
  receiver: z.strictObject({ name: z.string(), postalCode: z.string(), city: z.string() }).nullable(),
  trackingNumber: z.string().nullable(),
  waybill: z.string().nullable(),
});
export type Parcel = z.infer<typeof parcel>;

export const parcelsView = z.strictObject({
  /** From where they are picked up. */
  shop: z.strictObject({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() }),
  /** How many wait; more than are listed where a shop leaves very many. */
  total: z.int(),
  couriers: z.array(z.strictObject({ courier: z.enum(courierCodes).nullable(), parcels: z.array(parcel) })),
});
export type ParcelsView = z.infer<typeof parcelsView>;
export type CourierParcels = ParcelsView['couriers'][number];

export const parcelsApi = {
  list: endpoint({
    method: 'GET',
    path: '/parcels',
    summary: 'The parcels that are prepared and wait for their courier, by courier',
    access: { kind: 'screens', anyOf: ['legacy_cajas', 'gold_cajas'] },
    token: 'orders:read',
    response: parcelsView,
    errors: screenReadErrors,
  }),
} as const;
