import { orderScreens } from '@offizin/domain/access/twin-screens';
import { limits } from '@offizin/domain/limits';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { orderPapers, paperSizes } from '@offizin/domain/orders/papers';
import { wholesalerFormats } from '@offizin/domain/orders/wholesaler-list';
import { z } from 'zod';
import { productImage } from '../catalogue/product-image.ts';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { id, instant } from '../scalars.ts';

const ordersAccess = { kind: 'screens', anyOf: orderScreens } as const;

const wholesalerUnits = z.strictObject({
  orderId: id,
  number: z.string(),
  dispatchBy: instant,
  lineId: id,
  units: z.int(),
});

const wholesalerProduct = z.strictObject({
  productId: z.string(),
  name: z.string(),
  pack: z.string(),
  codeSystem: z.string().nullable(),
  nationalCode: z.string().nullable(),
  gtin: z.string().nullable(),
  image: productImage,
  units: z.int(),
  /** From which orders, what is due first ahead. */
  orders: z.array(wholesalerUnits),
});
export type WholesalerProduct = z.infer<typeof wholesalerProduct>;

export const wholesalerList = z.strictObject({
  products: z.array(wholesalerProduct),
  /** Whether there is more than what is listed: it is of the orders that are due first. */
  isCut: z.boolean(),
});
export type WholesalerList = z.infer<typeof wholesalerList>;

export const papersApi = {
  print: endpoint({
    method: 'POST',
    path: '/orders/papers',
    summary: 'Packing slips and address labels of orders, as one PDF in the order given',
    access: ordersAccess,
    token: 'orders:read',
    level: 'read',
    rate: { as: 'papers' },
    transactions: 'own',
    body: z.strictObject({
      orders: z.array(id).min(1).max(limits.ordersPrinted),
      paper: z.enum(paperSizes),
      kinds: z.array(z.enum(orderPapers)).min(1).max(orderPapers.length),
    }),
    response: z.unknown(),
    file: { mediaType: 'application/pdf', description: 'A tagged PDF' },
    errors: [...screenReadErrors, 'csrf.invalid', 'not_found'],
    ownedIds: { body: ['orders[]'] },
  }),
  manifest: endpoint({
    method: 'GET',
    path: '/parcels/manifest',
    summary: 'The list that a courier signs for the parcels that wait for it, as PDF',
    access: { kind: 'screens', anyOf: ['legacy_cajas', 'gold_cajas'] },
    token: 'orders:read',
    rate: { as: 'papers' },
    transactions: 'own',
    /** Without a courier: of the parcels that have none. */
    query: z.strictObject({ courier: z.enum(courierCodes).optional() }),
    response: z.unknown(),
    file: { mediaType: 'application/pdf', description: 'A tagged PDF' },
    errors: [...screenReadErrors, 'not_found'],
  }),
  wholesalerList: endpoint({
    method: 'GET',
    path: '/wholesaler-list',
    summary: 'What the open orders need from the wholesaler, added up by product',
    access: ordersAccess,
    token: 'orders:read',
    response: wholesalerList,
    errors: screenReadErrors,
  }),
  wholesalerFile: endpoint({
    method: 'GET',
    path: '/wholesaler-list/file',
    summary: 'The same as a file to print or to send to the wholesaler',
    access: ordersAccess,
    token: 'orders:read',
    rate: { as: 'papers' },
    transactions: 'own',
    query: z.strictObject({ format: z.enum(wholesalerFormats) }),
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'A tagged PDF or an .xlsx file, one row per product' },
    errors: screenReadErrors,
  }),
} as const;
