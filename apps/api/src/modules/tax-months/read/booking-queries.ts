import type { TaxFigure } from '@offizin/domain/tax-months/tax-figures';
import type { TaxKind } from '@offizin/domain/tax-months/tax-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Where a page of bookings ends: by when their order was placed or they were posted, its number, and their place in it. */
export interface BookingPlace {
  readonly at: string;
  readonly no: string;
  readonly place: number;
}

/** A line of an order, or a posting, or the part of either that counts at a rate. */
export interface FoundBooking {
  readonly at: Date;
  readonly no: string;
  readonly place: number;
  readonly isPosting: boolean;
  readonly kind: TaxKind;
  readonly bookedOn: string;
  readonly country: string;
  readonly rate: number | null;
  readonly amount: number;
}

interface Wanted {
  readonly month: string;
  /** Those that are looked behind. */
  readonly figures: readonly TaxFigure[];
}

/** What the parts of a booking have to be of. */
const wantedKeys = (figures: readonly TaxFigure[]) => {
  const keys = figures.map(({ bookedMonth, orderMonth, country, kind, rate }) => ({
    bookedMonth,
    orderMonth,
    country,
    kind,
    rate: rate ?? -1,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
    as k ("bookedMonth" text, "orderMonth" text, country text, kind text, rate integer)`;
};

/** Parts of the lines of orders; the months of their orders are what finds them among all. */
const ofOrders = ({ sellerId }: SellerDb, { month, figures }: Wanted) => sql`
  select l.ordered_at as at, l.number as no, p.place::integer as place, false as "isPosting", e.line ->> 'kind' as kind,
    e.line ->> 'bookedOn' as "bookedOn", l.country, (p.part ->> 'rate')::integer as rate, (p.part ->> 'amount')::bigint as amount
  from ledger_order l
  cross join jsonb_array_elements(l.tax_parts) with ordinality as p(part, place)
  join jsonb_array_elements(l.lines) as e(line) on e.line -> 'lineNo' = p.part -> 'lineNo'
  join ${wantedKeys(figures)} on k."orderMonth" = l.month and k.country = l.country and k.kind = e.line ->> 'kind'
    and k.rate = coalesce((p.part ->> 'rate')::integer, -1) and k."bookedMonth" = left(e.line ->> 'bookedOn', 7)
  where l.seller_id = ${sellerId}::uuid and l.month = any(${[...new Set(figures.map((each) => each.orderMonth))]}::text[])
    and p.part ->> 'month' = ${month}`;

const ofPostings = ({ sellerId }: SellerDb, { month, figures }: Wanted) => sql`
  select o.posted_at as at, o.posting_no as no, p.place::integer as place, true as "isPosting", p.part ->> 'kind' as kind,
    p.part ->> 'bookedOn' as "bookedOn", '' as country, (p.part ->> 'rate')::integer as rate, (p.part ->> 'amount')::bigint as amount
  from ledger_posting o
  cross join jsonb_array_elements(o.tax_parts) with ordinality as p(part, place)
  join ${wantedKeys(figures)} on k."orderMonth" = p.part ->> 'orderMonth' and k.country = '' and k.kind = p.part ->> 'kind'
    and k.rate = coalesce((p.part ->> 'rate')::integer, -1) and k."bookedMonth" = left(p.part ->> 'bookedOn', 7)
  where o.seller_id = ${sellerId}::uuid and p.part ->> 'month' = ${month}`;

const behind = (at: RawBuilder<unknown>, after: BookingPlace | null) =>
  after === null
    ? sql``
    : sql`and ${at} <= (${after.at}::timestamptz, ${after.no}::text)
        and (${at}, p.place) < ((${after.at}::timestamptz, ${after.no}::text), ${after.place}::integer)`;

/** A page of the bookings that figures of a month are made of, the newest order first. */
export async function findBookings(
  db: SellerDb,
  wanted: Wanted,
  { after, limit }: { after: BookingPlace | null; limit: number },
): Promise<FoundBooking[]> {
  const order = sql`order by at desc, no desc, place desc limit ${limit}`;
  const rows = await db.rows(sql<Omit<FoundBooking, 'amount'> & { amount: string }>`
    (${ofOrders(db, wanted)} ${behind(sql`(l.ordered_at, l.number)`, after)} ${order})
    union all
    (${ofPostings(db, wanted)} ${behind(sql`(o.posted_at, o.posting_no)`, after)} ${order})
    ${order}`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** What the bookings come to that figures are made of: less than they, where postings were counted before their parts were kept. */
export async function sumBookings(db: SellerDb, wanted: Wanted): Promise<number> {
  const row = await db.first(sql<{ sum: string }>`
    select (coalesce((select sum(amount) from (${ofOrders(db, wanted)}) as of_orders), 0)
      + coalesce((select sum(amount) from (${ofPostings(db, wanted)}) as of_postings), 0))::text as sum`);
  return Number(row?.sum ?? 0);
}
