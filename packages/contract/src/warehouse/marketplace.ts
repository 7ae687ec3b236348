import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bulkResult, externalId, lines, machine, readErrors } from '../machine-endpoint.ts';
import { afterProduct, calendarDay, minorUnits } from '../scalars.ts';

const units = z.int().min(0).max(limits.warehouseUnitsMax);

const stockFields = z.strictObject({
  onHand: units,
  reserved: units.describe('For orders that have not left yet'),
  incoming: units.describe('On their way to the warehouse'),
  price: minorUnits.min(1).nullable().describe('What the marketplace sells it for; null while it does not'),
  storedSince: calendarDay.nullable().describe('The day on which the oldest unit came'),
  nextExpiry: calendarDay.nullable().describe('The day until which the unit that expires first may be sold'),
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
    description:
      'Each line is all that the warehouse holds of one product for one seller; a `stock` of null is nothing any more. A line of an unknown seller or product, or of a wrong shape, is reported by its index, counted from 0, and all others are kept.',
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
    description: 'Changes nothing. For the next page pass `next` as `after`; null is the end.',
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
