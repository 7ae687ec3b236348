import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bulkResult, externalId, lines, machine, readErrors } from '../machine-endpoint.ts';
import { afterProduct, calendarDay, minorUnits } from '../scalars.ts';

const units = z.int().min(0).max(limits.warehouseUnitsMax);

const stockFields = z.strictObject({
  onHand: units,
  /** For orders that have not left yet. */
  reserved: units,
  /** On their way to the warehouse. */
  incoming: units,
  /** What the marketplace sells it for; null while it does not. */
  price: minorUnits.min(1).nullable(),
  /** The day on which the oldest unit came. */
  storedSince: calendarDay.nullable(),
  /** The day until which the unit that expires first may be sold. */
  nextExpiry: calendarDay.nullable(),
});

/** What the warehouse holds of a product for a seller; null once it holds and expects nothing of it. */
export const warehouseStockRecord = z.strictObject({
  seller: externalId,
  productId: externalId,
  stock: stockFields.refine(({ reserved, onHand }) => reserved <= onHand, { path: ['reserved'] }).nullable(),
});
export type WarehouseStockRecord = z.infer<typeof warehouseStockRecord>;

export const warehouseMachineApi = {
  bulkWarehouseStock: endpoint({
    method: 'POST',
    path: '/warehouse-stock/bulk',
    summary:
      'What the warehouse holds for sellers, one JSON document per line, written in portions of 1,000; a repeat changes nothing',
    access: machine('catalogue'),
    idempotency: 'none',
    bodyStream: lines('warehouse stock record', warehouseStockRecord),
    response: bulkResult,
    errors: readErrors,
  }),
  sellerWarehouseStock: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/warehouse-stock',
    summary: 'What the warehouse holds for a seller in the order of the products, after a product',
    access: machine('catalogue'),
    params: z.strictObject({ externalId }),
    query: z.strictObject({
      after: afterProduct.optional(),
      limit: z.coerce.number().int().min(1).max(limits.warehouseStockPerCall).optional(),
    }),
    response: z.strictObject({
      items: z.array(z.strictObject({ productId: z.string(), ...stockFields.shape })),
      next: z.int().nullable(),
    }),
    errors: [...readErrors, 'not_found'],
  }),
} as const;
