import { sql } from 'kysely';
import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Those of the orders that the seller ships itself, in no order. */
export function findPrintedOrders(db: SellerDb, orderIds: readonly string[]) {
  return db.rows(
    query
      .selectFrom('seller_order')
      .select(['id', 'number', 'created_at', 'delivery_type', 'courier', 'tracking_number', 'customer_erased_at'])
      .select(['delivery_address', 'billing_address'])
      .select((row) =>
        row
          .selectFrom('order_replacement as r')
          .innerJoin('seller_order as o', (on) =>
            on.onRef('o.seller_id', '=', 'r.seller_id').onRef('o.id', '=', 'r.order_id'),
          )
          .select('o.number')
          .where('r.seller_id', '=', db.sellerId)
          .whereRef('r.made_order_id', '=', 'seller_order.id')
          .as('replacement_for'),
      )
      .where('seller_id', '=', db.sellerId)
      .where('id', 'in', orderIds)
      .where('warehouse', '=', false),
  );
}

export type PrintedOrderRow = Awaited<ReturnType<typeof findPrintedOrders>>[number];

/** What is left of their lines, in the order of each. */
export function findPrintedLines(db: SellerDb, orderIds: readonly string[]) {
  return db.rows(
    query
      .selectFrom('order_line')
      .select(['order_id', 'name', 'pack', 'code_system', 'national_code', 'gtin'])
      .select(sql<number>`quantity - cancelled_quantity`.as('units'))
      .where('seller_id', '=', db.sellerId)
      .where('order_id', 'in', orderIds)
      .whereRef('quantity', '>', 'cancelled_quantity')
      .orderBy('order_id')
      .orderBy('position'),
  );
}

export type PrintedLineRow = Awaited<ReturnType<typeof findPrintedLines>>[number];

export interface WholesalerLineRow {
  readonly orderId: string;
  readonly number: string;
  readonly dispatchBy: Date;
  readonly lineId: string;
  readonly productId: string;
  readonly name: string;
  readonly pack: string;
  readonly codeSystem: string | null;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
  readonly image: ProductImage;
  readonly units: number;
}

/** What the seller's open orders still need from its wholesaler, those that are due first ahead. */
export function findWholesalerLines(db: SellerDb, limit: number): Promise<WholesalerLineRow[]> {
  return db.rows(sql<WholesalerLineRow>`
    select o.id as "orderId", o.number, o.dispatch_by as "dispatchBy", l.id as "lineId", l.product_id as "productId",
      l.name, l.pack, l.code_system as "codeSystem", l.national_code as "nationalCode", l.gtin, l.image,
      l.quantity - l.cancelled_quantity as units
    from seller_order o join order_line l on l.seller_id = o.seller_id and l.order_id = o.id
    where o.seller_id = ${db.sellerId}::uuid and l.seller_id = ${db.sellerId}::uuid and not o.warehouse and o.open
      and l.stock_origin = 'wholesaler' and l.quantity > l.cancelled_quantity
    order by o.dispatch_by, o.number, l.position limit ${limit}`);
}
