import type { CourierCode } from '@offizin/domain/orders/couriers';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** The shop's own orders that are packed and that no courier has taken yet. */
const waiting = (db: SellerDb) => sql`from seller_order
  where seller_id = ${db.sellerId}::uuid and not warehouse and not open and shipment_status = 'prepared' and status = 'processed'`;

export async function countParcels(db: SellerDb): Promise<number> {
  return (await db.first(sql<{ count: number }>`select count(*)::integer as count ${waiting(db)}`))?.count ?? 0;
}

export interface ParcelRow {
  readonly orderId: string;
  readonly number: string;
  readonly courier: CourierCode | null;
  readonly units: number;
  readonly preparedAt: Date;
  readonly erasedAt: Date | null;
  readonly name: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly trackingNumber: string | null;
  readonly waybill: string | null;
}

/** The newest of them, by courier and number. */
export function findParcels(db: SellerDb, limit: number): Promise<ParcelRow[]> {
  return db.rows(sql<ParcelRow>`
    select * from (
      select id as "orderId", number, courier, units, processed_at as "preparedAt", customer_erased_at as "erasedAt",
        delivery_address ->> 'name' as name, delivery_address ->> 'postalCode' as "postalCode",
        delivery_address ->> 'city' as city, tracking_number as "trackingNumber", waybill
      ${waiting(db)} order by processed_at desc, id limit ${limit}
    ) newest order by courier, number`);
}
