import { orderScreens } from '@offizin/domain/access/twin-screens';
import { limits } from '@offizin/domain/limits';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { packedHows } from '@offizin/domain/orders/packing';
import { z } from 'zod';
import { productImage } from '../catalogue/product-image.ts';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { calendarDay, id } from '../scalars.ts';
import { orderCard, packedUnit } from './views.ts';

const unitNumber = z.int().min(1).max(9999);
/** As it stands on the pack. */
const printed = z.string().min(1).max(40).nullable();

const newUnit = z.strictObject({
  lineId: id,
  unit: unitNumber,
  batch: printed,
  expiresOn: calendarDay.nullable(),
  serial: printed,
  how: z.enum(packedHows),
});

/** A product of the catalogue that somebody scanned. */
const scannedProduct = z.strictObject({
  name: z.string(),
  pack: z.string(),
  codeSystem: z.string().nullable(),
  nationalCode: z.string().nullable(),
  gtin: z.string().nullable(),
  image: productImage,
});
export type ScannedProduct = z.infer<typeof scannedProduct>;

const access = { kind: 'screens', anyOf: orderScreens } as const;

export const packingApi = {
  desk: endpoint({
    method: 'GET',
    path: '/packing',
    summary: 'What packing needs to know of the shop: the courier of most of its parcels',
    access,
    response: z.strictObject({ usualCourier: z.enum(courierCodes).nullable() }),
    errors: screenReadErrors,
  }),
  scanned: endpoint({
    method: 'GET',
    path: '/packing/scanned',
    summary: "Which of the shop's orders, or which product of the catalogue, has a scanned code",
    access,
    token: 'orders:read',
    rate: { as: 'search', typed: 'code' },
    query: z.strictObject({ code: z.string().min(1).max(limits.scannedLength) }),
    response: z.strictObject({ order: orderCard.nullable(), product: scannedProduct.nullable() }),
    errors: screenReadErrors,
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/orders/:orderId/packed-units',
    summary: 'Keep which units of an order are packed, with batch and expiry, and which were taken out again',
    access,
    token: 'orders:process',
    idempotency: 'required',
    params: z.strictObject({ orderId: id }),
    body: z.strictObject({
      packed: z.array(newUnit).max(limits.packedUnitsPerCall),
      takenOut: z.array(z.strictObject({ lineId: id, unit: unitNumber })).max(limits.packedUnitsPerCall),
    }),
    response: z.strictObject({
      /** Of the order: one who saw another version reads it again. */
      version: z.int(),
      packed: z.array(packedUnit),
    }),
    errors: [...screenWriteErrors, 'not_found', 'order.invalid_state'],
    ownedIds: { params: ['orderId'], body: ['packed[].lineId', 'takenOut[].lineId'] },
  }),
} as const;
