import { limits } from '@offizin/domain/limits';
import { type ReturnView, returnViews } from '@offizin/domain/returns/return-steps';
import { type RawBuilder, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Where a portion of the list ended. */
export interface ReturnPlace {
  readonly at: Date | null;
  readonly id: string;
}

const listed = (sellerId: string) =>
  query
    .selectFrom('order_return as r')
    .innerJoin('seller_order as o', (join) =>
      join.onRef('o.seller_id', '=', 'r.seller_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select(['r.id', 'r.return_no', 'r.kind', 'r.state', 'r.order_id', 'r.currency', 'r.at_stake', 'r.refunded'])
    .select(['r.due_at', 'r.requested_at', 'r.ended_at', 'r.pictures', 'r.evidence', 'r.steps', 'r.proposals'])
    .select(['o.number as order_number', 'o.warehouse', 'o.customer_city'])
    .select(sql<string>`coalesce(o.delivery_address ->> 'name', '')`.as('customer'))
    .where('r.seller_id', '=', sellerId);

export type ListedReturn = Awaited<ReturnType<typeof findOpenReturns>>[number];

interface Page {
  readonly view: ReturnView;
  readonly after: ReturnPlace | null;
}

/** The open returns of a view, whose time ends first before the others; those without an end come last. */
export function findOpenReturns(db: SellerDb, { view, after }: Page) {
  const end = sql<Date>`coalesce(r.due_at, 'infinity')`;
  const from = listed(db.sellerId)
    .where('r.ended_at', 'is', null)
    .where('r.state', '=', sql<never>`any(${[...returnViews[view]]}::text[])`)
    .orderBy(end)
    .orderBy('r.id')
    .limit(limits.returnsPerPage + 1);
  if (after === null) return db.rows(from);
  return db.rows(
    from.where(sql<boolean>`(${end}, r.id) > (coalesce(${after.at}::timestamptz, 'infinity'), ${after.id}::uuid)`),
  );
}

/** Returns that are over, the last first. */
export function findClosedReturns(db: SellerDb, { after }: Pick<Page, 'after'>) {
  const from = listed(db.sellerId)
    .where('r.ended_at', 'is not', null)
    .orderBy('r.ended_at', 'desc')
    .orderBy('r.id')
    .limit(limits.returnsPerPage + 1);
  if (after === null) return db.rows(from);
  return db.rows(
    from.where(
      sql<boolean>`(r.ended_at < ${after.at}::timestamptz or (r.ended_at = ${after.at}::timestamptz and r.id > ${after.id}::uuid))`,
    ),
  );
}

/** Every return of a view, or all of them, the oldest first. */
export function listedReturns(sellerId: string, view: ReturnView | undefined): RawBuilder<ListedReturn> {
  const all = listed(sellerId).orderBy('r.requested_at').orderBy('r.id');
  const states = view === undefined ? null : [...returnViews[view]];
  return sql`${states === null ? all : all.where('r.state', '=', sql<never>`any(${states}::text[])`)}`;
}

/** How many returns there are in each state. */
export function countReturns(db: SellerDb) {
  return db.rows(
    query
      .selectFrom('order_return')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .where('seller_id', '=', db.sellerId)
      .groupBy('state'),
  );
}

/** One return of the seller with everything that is kept of it. */
export const findReturn = (db: SellerDb, id: string) =>
  db.first(listed(db.sellerId).selectAll('r').select('o.units as order_units').where('r.id', '=', id));
