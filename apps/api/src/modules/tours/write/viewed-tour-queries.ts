import type { BrandId } from '@offizin/domain/brand/brands';
import type { TourName } from '@offizin/domain/tours/tours';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Somebody of a shop; an operator, who is nobody of it, has seen nothing. */
interface Viewer {
  readonly sellerId: string;
  readonly userId: string | null;
}

/** The tours that somebody has seen in a shop and that could start again. */
export async function findViewedTours(
  db: SellerDb | IdentityDb,
  { sellerId, userId }: Viewer,
  now: Date,
): Promise<TourName[]> {
  if (userId === null) return [];
  const today = now.toISOString().slice(0, 10);
  const rows = await db.rows(
    query
      .selectFrom('viewed_tour')
      .select('name')
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId)
      .where((by) => by.or([by('expires_on', 'is', null), by('expires_on', '>', sql<string>`${today}::date`)]))
      .orderBy('name'),
  );
  return rows.map(({ name }) => name);
}

interface ViewedTour {
  readonly brand: BrandId;
  readonly userId: string;
  readonly name: TourName;
  readonly expiresOn: string | null;
}

/** Keeps that somebody has seen a tour; the first time counts. */
export async function insertViewedTour(
  db: SellerDb,
  { brand, userId, name, expiresOn }: ViewedTour,
  now: Date,
): Promise<void> {
  await db.rows(
    query
      .insertInto('viewed_tour')
      .values({ seller_id: db.sellerId, brand, user_id: userId, name, expires_on: expiresOn, viewed_at: now })
      .onConflict((conflict) => conflict.doNothing()),
  );
}
