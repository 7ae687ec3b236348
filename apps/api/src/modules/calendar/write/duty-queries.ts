import type { EmergencyDuty } from '@offizin/domain/calendar/emergency-duty';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb, SellerOfBrand } from '../../../platform/db/scopes/scopes.ts';

export interface DutyRow extends EmergencyDuty {
  readonly id: string;
  readonly note: string | null;
}

/** The emergency duties of the shop that are not over at an instant, in order. */
export function findDuties(db: SellerDb, now: Date): Promise<DutyRow[]> {
  return db.rows(sql<DutyRow>`
    select id, begins_at as "from", ends_at as "to", note from emergency_duty
    where seller_id = ${db.sellerId}::uuid and ends_at > ${now} order by begins_at, id`);
}

export async function insertDuty(
  db: SellerDb,
  { sellerId, brand }: SellerOfBrand,
  { from, to, note, madeBy }: Omit<DutyRow, 'id'> & { readonly madeBy: string },
): Promise<void> {
  await db.rows(
    query
      .insertInto('emergency_duty')
      .values({ seller_id: sellerId, brand, begins_at: from, ends_at: to, note, made_by: madeBy }),
  );
}

export async function deleteDuty(db: SellerDb, id: string): Promise<void> {
  await db.rows(query.deleteFrom('emergency_duty').where('seller_id', '=', db.sellerId).where('id', '=', id));
}

export async function updateDuty(db: SellerDb, { id, from, to, note }: DutyRow): Promise<void> {
  await db.rows(
    query
      .updateTable('emergency_duty')
      .set({ begins_at: from, ends_at: to, note })
      .where('seller_id', '=', db.sellerId)
      .where('id', '=', id),
  );
}
