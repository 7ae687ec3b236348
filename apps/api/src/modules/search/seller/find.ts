import type { api } from '@offizin/contract/api';
import type { FoundOrder, SearchResult } from '@offizin/contract/search/seller';
import { brands } from '@offizin/domain/brand/brands';
import { scannedProductCode } from '@offizin/domain/identifiers/scanned-code';
import { limits } from '@offizin/domain/limits';
import { foldForSearch } from '@offizin/domain/orders/order-search';
import { groupScreen, type SearchGroup } from '@offizin/domain/search/search-groups';
import type { InputOf } from '../../../platform/http/route.ts';
import { findInvoices, findUploads } from '../read/found-document-queries.ts';
import { findOrders, type FoundOrderRow } from '../read/found-order-queries.ts';
import { findOfferedProducts } from '../read/found-product-queries.ts';

type Input = InputOf<typeof api.search.find>;

interface Asking extends Input {
  readonly typed: string;
  readonly limit: number;
  readonly sees: (group: SearchGroup) => boolean;
}

/** A tracking number says why its order was found; otherwise it is only in the way. */
function foundTracking({ tracking_number: number }: FoundOrderRow, typed: string): string | null {
  const part = foldForSearch(typed).replace(/[\s.-]/g, '');
  return number !== null && foldForSearch(number).includes(part) ? number : null;
}

function orderView(row: FoundOrderRow, typed: string): FoundOrder {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    shipmentStatus: row.shipment_status,
    createdAt: row.created_at.toISOString(),
    dispatchBy: row.dispatch_by.toISOString(),
    customer: row.customer_erased_at === null ? { firstName: row.customer_first_name, city: row.customer_city } : null,
    total: { amount: row.total, currency: row.currency },
    trackingNumber: foundTracking(row, typed),
  };
}

async function readOrders({
  db,
  typed,
  limit,
  sees,
}: Asking): Promise<Pick<SearchResult, 'orders' | 'warehouseOrders'>> {
  const own = sees('orders');
  const stored = sees('warehouseOrders');
  const warehouse = [...(own ? [false] : []), ...(stored ? [true] : [])];
  const rows = warehouse.length === 0 ? [] : await findOrders(db, { typed, warehouse, limit });
  const of = (inWarehouse: boolean) => {
    const found = rows.filter((row) => row.warehouse === inWarehouse);
    return {
      items: found.slice(0, limit).map((row) => orderView(row, typed)),
      total: found[0] === undefined ? 0 : found[0].found,
    };
  };
  return { orders: own ? of(false) : null, warehouseOrders: stored ? of(true) : null };
}

async function readProducts({ db, session, typed, limit, sees }: Asking): Promise<SearchResult['products']> {
  if (!sees('products')) return null;
  const { brand } = session;
  const market = session.row.seller.country_code;
  const { rows, total } = await findOfferedProducts(db, { typed, brand, market, limit });
  const { currency } = brands[brand];
  return { items: rows.map((row) => ({ ...row, price: { amount: row.price, currency } })), total };
}

async function readInvoices({ db, typed, limit, sees }: Asking): Promise<SearchResult['invoices']> {
  if (!sees('invoices')) return null;
  const rows = await findInvoices(db, typed, limit);
  const items = rows.map(({ found: _found, gross, currency, ...row }) => ({
    ...row,
    gross: row.type === 'report' ? null : { amount: gross, currency },
  }));
  return { items, total: rows[0]?.found ?? 0 };
}

async function readUploads({ db, typed, limit, sees }: Asking): Promise<SearchResult['uploads']> {
  if (!sees('uploads')) return null;
  const rows = await findUploads(db, typed, limit);
  const items = rows.map(({ found: _found, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, total: rows[0]?.found ?? 0 };
}

/** One search over what the person may open (GEN-15). */
export async function find(input: Input): Promise<SearchResult> {
  const { session, query } = input;
  const asking: Asking = {
    ...input,
    typed: scannedProductCode(query.q) ?? query.q,
    limit: query.limit ?? limits.searchOfAllShown,
    sees: (group) => groupScreen(group, session.subject) !== null,
  };
  const [orders, products, invoices, uploads] = await Promise.all([
    readOrders(asking),
    readProducts(asking),
    readInvoices(asking),
    readUploads(asking),
  ]);
  return { ...orders, products, invoices, uploads };
}
