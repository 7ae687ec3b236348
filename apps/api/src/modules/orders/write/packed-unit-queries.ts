import type { PackedUnit } from '@offizin/domain/orders/packing';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { OrderKey } from './order-write-queries.ts';

export interface NewPackedUnits {
  readonly units: readonly Omit<PackedUnit, 'packedAt'>[];
  readonly at: Date;
  readonly person: { readonly name: string; readonly impersonatedBy: string | null };
}

/** Puts units into the parcel; those that lie there already, and those that were cancelled, are left alone. */
export async function insertPackedUnits(
  db: SellerDb,
  key: OrderKey,
  { units, at, person }: NewPackedUnits,
): Promise<void> {
  if (units.length === 0) return;
  const { sellerId, orderId } = key;
  await db.rows(sql`
    insert into packed_unit (seller_id, order_id, line_id, unit, batch, expires_on, serial, how, packed_at, actor_name, impersonated_by)
    select l.seller_id, l.order_id, l.id, given.unit, given.batch, given.expires_on, given.serial, given.how,
      ${at}, ${person.name}, ${person.impersonatedBy}
    from unnest(${units.map(({ lineId }) => lineId)}::uuid[], ${units.map(({ unit }) => unit)}::integer[],
      ${units.map(({ batch }) => batch)}::text[], ${units.map(({ expiresOn }) => expiresOn)}::text[],
      ${units.map(({ serial }) => serial)}::text[], ${units.map(({ how }) => how)}::text[])
      given (line_id, unit, batch, expires_on, serial, how)
    join order_line l on l.seller_id = ${sellerId} and l.order_id = ${orderId} and l.id = given.line_id
    where given.unit <= l.quantity - l.cancelled_quantity
    on conflict (seller_id, order_id, line_id, unit) do nothing`);
}

/** Takes units out of the parcel. */
export async function removePackedUnits(
  db: SellerDb,
  { sellerId, orderId }: OrderKey,
  units: readonly Pick<PackedUnit, 'lineId' | 'unit'>[],
): Promise<void> {
  if (units.length === 0) return;
  await db.rows(sql`
    delete from packed_unit p
    using unnest(${units.map(({ lineId }) => lineId)}::uuid[], ${units.map(({ unit }) => unit)}::integer[]) given (line_id, unit)
    where p.seller_id = ${sellerId} and p.order_id = ${orderId} and p.line_id = given.line_id and p.unit = given.unit`);
}
