import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { InputOf } from '../../../platform/http/route.ts';
import { orderRows, type ReadyOrder } from '../write/order-rows.ts';
import { readCalendars } from '../../calendar/write/read-calendars.ts';
import { settleMade, takeRequests } from '../../replacements/write/take-requests.ts';
import { takeOverOrders, type TakenOver } from '../write/take-over-orders.ts';
import { findProducts } from '../../catalogue/write/product-queries.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

type Input = InputOf<typeof marketplaceApi.bulkOrders>;

interface Fault {
  readonly index: number;
  readonly code: string;
  readonly path: string;
}

/** What keeps an order out, all of it. */
function faultsOf(
  order: OrderRecord,
  known: { readonly seller: boolean; readonly products: ReadonlyMap<string, unknown> },
): Omit<Fault, 'index'>[] {
  return [
    ...(known.seller ? [] : [{ code: 'seller.unknown', path: 'seller' }]),
    ...order.lines.flatMap(({ productId, quantity, cancelledQuantity = 0 }, at) => [
      ...(known.products.has(productId) ? [] : [{ code: 'product.unknown', path: `lines.${at}.productId` }]),
      ...(cancelledQuantity > quantity ? [{ code: 'field.too_large', path: `lines.${at}.cancelledQuantity` }] : []),
    ]),
    ...(order.past?.status === 'cancelled' && order.past.cancellation === undefined
      ? [{ code: 'field.required', path: 'past.cancellation' }]
      : []),
  ];
}

/** Why an order was not taken over; null where it was, or is there already. */
function faultAfter(outcome: TakenOver | undefined, index: number): Fault | null {
  if (outcome === 'number_taken') return { index, code: 'order.number_taken', path: `orders.${index}.number` };
  if (typeof outcome !== 'object') return null;
  return { index, code: 'order.differs', path: `orders.${index}.${outcome.differs}` };
}

/** Takes orders over in one transaction; those that cannot be taken are reported, those already there stay as they are, and where they differ that is said. */
export async function bulkOrders({ db, caller, body, now }: Input) {
  const { orders } = body;
  const [sellerRows, productRows] = await Promise.all([
    findSellers(db, caller.brand, [...new Set(orders.map((order) => order.seller))]),
    findProducts(db, caller.brand, [...new Set(orders.flatMap((order) => order.lines.map((line) => line.productId)))]),
  ]);
  const places = sellerRows.map((row) => ({
    sellerId: row.id,
    country: row.country_code,
    region: row.region,
    postalCode: row.postal_code,
    openingHours: row.opening_hours,
  }));
  const calendars = await readCalendars(db, places, now);
  const sellers = new Map(sellerRows.map((row) => [row.external_id, row]));
  const products = new Map(productRows.map((row) => [row.product_id, row]));
  const requests = await takeRequests(db, sellers, orders);
  const ready: (ReadyOrder & { readonly index: number })[] = [];
  const errors: Fault[] = [];
  for (const [index, order] of orders.entries()) {
    const seller = sellers.get(order.seller);
    const calendar = calendars.get(seller?.id ?? '')?.calendar;
    const refused = requests.faultOf(order);
    const known = { seller: seller !== undefined && calendar !== undefined, products };
    const faults = [...faultsOf(order, known), ...(refused === null ? [] : [refused])];
    if (faults.length > 0 || seller === undefined || calendar === undefined)
      errors.push(...faults.map(({ code, path }) => ({ index, code, path: `orders.${index}.${path}` })));
    else ready.push({ index, order, seller, calendar, products, now });
  }
  const inserts = ready.map((entry) => orderRows(entry, caller.brand));
  const taken = await takeOverOrders(db, caller.brand, { inserts, now });
  for (const [at, { index, order }] of ready.entries()) {
    const fault = faultAfter(taken[at], index);
    if (fault !== null) errors.push(fault);
    const request = requests.of(order);
    const orderId = inserts[at]?.order.id;
    if (taken[at] === 'accepted' && request !== undefined && orderId !== undefined)
      await settleMade(db, request, { orderId, now });
  }
  return {
    accepted: taken.filter((each) => each === 'accepted').length,
    unchanged: taken.filter((each) => each === 'unchanged').length,
    errors: errors.toSorted((a, b) => a.index - b.index),
  };
}
