import { sql } from 'kysely';
import { downloadColumns } from '../write/download-write-queries.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export function findLatestDownload(db: SellerDb, sellerId: string) {
  return db.first(
    query
      .selectFrom('new_orders_download')
      .select(downloadColumns)
      .where('seller_id', '=', sellerId)
      .orderBy('requested_at', 'desc')
      .limit(1),
  );
}

export function findDownload(db: SellerDb, sellerId: string, id: string) {
  return db.first(
    query.selectFrom('new_orders_download').selectAll().where('seller_id', '=', sellerId).where('id', '=', id),
  );
}

/** The newest new orders with the lines that still have units, newest order first, lines in order. */
export function findNewOrderLines(db: SellerDb, sellerId: string, orders: number) {
  return db.rows(
    query
      .with('newest', (cte) =>
        cte
          .selectFrom('seller_order')
          .selectAll()
          .where('seller_id', '=', sellerId)
          .where('status', '=', 'new')
          .where('warehouse', '=', false)
          .orderBy('created_at', 'desc')
          .limit(orders),
      )
      .selectFrom('newest as o')
      .innerJoin('order_line as l', (join) =>
        join.onRef('l.seller_id', '=', 'o.seller_id').onRef('l.order_id', '=', 'o.id'),
      )
      .select([
        'o.id as orderId',
        'o.number',
        'o.created_at as createdAt',
        'o.dispatch_by as dispatchBy',
        'o.delivery_type as deliveryType',
        'o.payment_type as paymentType',
        'o.payment_status as paymentStatus',
        'o.delivery_address as address',
        'o.billing_address as billing',
        'o.shipping',
        'o.discount',
        'o.discount_label as voucher',
        'o.total',
        'l.name',
        'l.pack',
        'l.national_code as nationalCode',
        'l.gtin',
        'l.stock_origin as stockOrigin',
        'l.unit_price as unitPrice',
        sql<number>`l.quantity - l.cancelled_quantity`.as('left'),
      ])
      .where('l.seller_id', '=', sellerId)
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id')
      .orderBy('l.position'),
  );
}

export type NewOrderLine = Awaited<ReturnType<typeof findNewOrderLines>>[number];
