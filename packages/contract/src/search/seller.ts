import { invoiceKinds, invoiceTypes } from '@offizin/domain/invoices/invoice-kinds';
import { limits } from '@offizin/domain/limits';
import { offerStatuses } from '@offizin/domain/offers/offer-kinds';
import { orderStatuses, shipmentStatuses, stockOrigins } from '@offizin/domain/orders/statuses';
import { uploadStates } from '@offizin/domain/uploads/upload-transitions';
import { z } from 'zod';
import { productImage } from '../catalogue/product-image.ts';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { productId } from '../offers/seller.ts';
import { calendarDay, id, instant, money } from '../scalars.ts';

const foundOrder = z.strictObject({
  id,
  number: z.string(),
  status: z.enum(orderStatuses),
  shipmentStatus: z.enum(shipmentStatuses).nullable(),
  createdAt: instant,
  dispatchBy: instant,
  /** Null once the customer was erased. */
  customer: z.strictObject({ firstName: z.string(), city: z.string() }).nullable(),
  total: money,
  /** Where the words are a part of it. */
  trackingNumber: z.string().nullable(),
});
export type FoundOrder = z.infer<typeof foundOrder>;

const foundProduct = z.strictObject({
  productId,
  name: z.string(),
  pack: z.string(),
  codeSystem: z.string().nullable(),
  nationalCode: z.string().nullable(),
  gtin: z.string().nullable(),
  image: productImage,
  stock: z.int(),
  origin: z.enum(stockOrigins),
  price: money,
  status: z.enum(offerStatuses),
});
export type FoundProduct = z.infer<typeof foundProduct>;

const foundInvoice = z.strictObject({
  invoiceNo: z.string(),
  kind: z.enum(invoiceKinds),
  type: z.enum(invoiceTypes),
  month: z.string(),
  /** Null in a report, as its payment is. */
  gross: money.nullable(),
  dueOn: calendarDay.nullable(),
  paidOn: calendarDay.nullable(),
});
export type FoundInvoice = z.infer<typeof foundInvoice>;

const foundUpload = z.strictObject({
  id,
  fileName: z.string(),
  createdAt: instant,
  state: z.enum(uploadStates),
});
export type FoundUpload = z.infer<typeof foundUpload>;

/** The best of what was found and how many there are, null for very many; no group for whom no screen shows it. */
const group = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), total: z.int().nullable() }).nullable();

export const searchResult = z.strictObject({
  products: group(foundProduct),
  orders: group(foundOrder),
  warehouseOrders: group(foundOrder),
  invoices: group(foundInvoice),
  uploads: group(foundUpload),
});
export type SearchResult = z.infer<typeof searchResult>;

export const searchApi = {
  find: endpoint({
    method: 'GET',
    path: '/search',
    summary:
      'Orders, own products, invoices and uploads that words or a part of a number name, each as far as the person may see it',
    access: { kind: 'screens', anyOf: ['home'] },
    rate: { as: 'search_all' },
    query: z.strictObject({
      q: z.string().trim().min(limits.searchOfAllPart).max(limits.orderSearchLength),
      limit: z.coerce.number().int().min(1).max(limits.searchOfAllShownMax).optional(),
    }),
    response: searchResult,
    errors: screenReadErrors,
  }),
} as const;
