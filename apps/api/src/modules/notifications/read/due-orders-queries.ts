import type { NotificationKind } from '@offizin/domain/notifications/kinds';
import type { ShopPlace } from '@offizin/domain/places/part-of-country';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Orders due in a span of time that are one notification for their seller. */
export interface DueSpan {
  readonly kind: Extract<NotificationKind, `order_${'due_soon' | 'due_today' | 'overdue'}`>;
  readonly after: Date;
  readonly upTo: Date;
  /** What makes one notification of several orders: their deadline, or this text for all of them. */
  readonly together: 'deadline' | { readonly as: string };
  /** Where the sellers lie, when it is not all of them. */
  readonly places: readonly ShopPlace[] | null;
}

export interface DueOrders {
  readonly sellerId: string;
  readonly key: string;
  readonly count: number;
  /** The first of them by number. */
  readonly number: string;
  readonly orderId: string;
  readonly orders: readonly { readonly number: string; readonly dispatchBy: string }[];
}

/** The brand's open orders of the sellers' own that are due in the span, without those that have a notification. */
export function findUnnoticedDueOrders(
  db: MarketplaceDb,
  { kind, after, upTo, together, places }: DueSpan,
): Promise<DueOrders[]> {
  const there =
    places === null
      ? sql``
      : sql`and seller_id in (
          select s.id from seller s
          join jsonb_to_recordset(${JSON.stringify(places)}::jsonb) p (country text, region text, "postalCode" text)
            on p.country = s.country_code and p.region is not distinct from s.region
            and p."postalCode" is not distinct from s.postal_code)`;
  const key = together === 'deadline' ? sql`extract(epoch from dispatch_by)::bigint::text` : sql`${together.as}::text`;
  return db.rows(sql<DueOrders>`
    select due.* from (
      select seller_id as "sellerId", ${kind}::text || ':' || ${key} as key, count(*)::integer as count,
        (array_agg(number order by number))[1] as number, (array_agg(id::text order by number))[1] as "orderId",
        to_jsonb((array_agg(jsonb_build_object('number', number, 'dispatchBy', dispatch_by) order by dispatch_by, number))[1:5]) as orders
      from seller_order where open and not warehouse and dispatch_by > ${after} and dispatch_by <= ${upTo} ${there}
      group by 1, 2
    ) due
    where not exists (select 1 from notification n where n.seller_id = due."sellerId" and n.dedupe_key = due.key)`);
}

/** Where the brand's sellers lie that have orders due until then, each place once. */
export function findPlacesWithDue(db: MarketplaceDb, { now, until }: { now: Date; until: Date }): Promise<ShopPlace[]> {
  return db.rows(sql<ShopPlace>`
    select distinct s.country_code as country, s.region, s.postal_code as "postalCode"
    from seller_order o join seller s on s.id = o.seller_id
    where o.open and not o.warehouse and o.dispatch_by > ${now} and o.dispatch_by <= ${until}`);
}
