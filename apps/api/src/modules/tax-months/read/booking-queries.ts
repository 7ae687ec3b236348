import type { BrandId } from '@offizin/domain/brand/brands';
import { monthPeriod } from '@offizin/domain/tax-months/month-period';
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

export interface Wanted {
  readonly month: string;
  /** Those that are looked behind. */
  readonly figures: readonly TaxFigure[];
  readonly brand: BrandId;
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

/** The parts of an order `l` that are wanted. */
const partsOfOrder = ({ month, figures }: Wanted) => sql`
  jsonb_array_elements(l.tax_parts) with ordinality as p(part, place)
  join jsonb_array_elements(l.lines) as e(line) on e.line -> 'lineNo' = p.part -> 'lineNo' and p.part ->> 'month' = ${month}
  join ${wantedKeys(figures)} on k."orderMonth" = l.month and k.country = l.country and k.kind = e.line ->> 'kind'
    and k.rate = coalesce((p.part ->> 'rate')::integer, -1) and k."bookedMonth" = left(e.line ->> 'bookedOn', 7)`;

/** When the orders of the figures were placed at the earliest and at the latest. */
function placedIn({ figures, brand }: Wanted): { readonly since: Date; readonly until: Date } {
  const months = figures.map(({ orderMonth }) => orderMonth).toSorted();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return { since: new Date(0), until: new Date(0) };
  return { since: monthPeriod(first, brand).since, until: monthPeriod(last, brand).until };
}

/** What orders `l` with wanted parts have in common that is cheap to see: when and where to, and of which kinds their lines are. */
function likelyOrders({ sellerId }: SellerDb, wanted: Wanted) {
  const { since, until } = placedIn(wanted);
  const unique = (read: (figure: TaxFigure) => string) => [...new Set(wanted.figures.map(read))];
  return sql`l.seller_id = ${sellerId}::uuid and l.ordered_at >= ${since}::timestamptz and l.ordered_at < ${until}::timestamptz
    and l.month = any(${unique(({ orderMonth }) => orderMonth)}::text[]) and l.country = any(${unique(({ country }) => country)}::text[])
    and l.lines @> any(${unique(({ kind }) => JSON.stringify([{ kind }]))}::jsonb[])`;
}

const ofOrders = (wanted: Wanted) => sql`
  select l.ordered_at as at, l.number as no, p.place::integer as place, false as "isPosting", e.line ->> 'kind' as kind,
    e.line ->> 'bookedOn' as "bookedOn", l.country, (p.part ->> 'rate')::integer as rate, (p.part ->> 'amount')::bigint as amount
  from l cross join ${partsOfOrder(wanted)} where true`;

const ofPostings = ({ sellerId }: SellerDb, { month, figures }: Wanted) => sql`
  select o.posted_at as at, o.posting_no as no, p.place::integer as place, true as "isPosting", p.part ->> 'kind' as kind,
    p.part ->> 'bookedOn' as "bookedOn", '' as country, (p.part ->> 'rate')::integer as rate, (p.part ->> 'amount')::bigint as amount
  from ledger_posting o
  cross join jsonb_array_elements(o.tax_parts) with ordinality as p(part, place)
  join ${wantedKeys(figures)} on k."orderMonth" = p.part ->> 'orderMonth' and k.country = '' and k.kind = p.part ->> 'kind'
    and k.rate = coalesce((p.part ->> 'rate')::integer, -1) and k."bookedMonth" = left(p.part ->> 'bookedOn', 7)
  where o.seller_id = ${sellerId}::uuid and p.part ->> 'month' = ${month}`;

interface Page {
  readonly after: BookingPlace | null;
  readonly limit: number;
}

const behind = (at: RawBuilder<unknown>, after: BookingPlace | null) =>
  after === null
    ? sql``
    : sql`and (${at}, p.place) < ((${after.at}::timestamptz, ${after.no}::text), ${after.place}::integer)`;

const upTo = (at: RawBuilder<unknown>, after: BookingPlace | null) =>
  after === null ? sql`` : sql`and ${at} <= (${after.at}::timestamptz, ${after.no}::text)`;

/** What is read of an order to find its bookings. */
const columns = sql`l.number, l.ordered_at, l.month, l.country, l.lines, l.tax_parts`;

/**
 * A page of the bookings that figures of a month are made of, the newest order first. As many orders as it has rows are enough: each
 * has one at least, but for that in which the page before ended.
 */
export async function findBookings(db: SellerDb, wanted: Wanted, { after, limit }: Page): Promise<FoundBooking[]> {
  const order = sql`order by at desc, no desc, place desc limit ${limit}`;
  const placed = sql`(l.ordered_at, l.number)`;
  const posted = sql`(o.posted_at, o.posting_no)`;
  const rows = await db.rows(sql<Omit<FoundBooking, 'amount'> & { amount: string }>`
    with l as materialized (
      select ${columns} from ledger_order l where ${likelyOrders(db, wanted)} ${upTo(placed, after)}
        and exists (select from ${partsOfOrder(wanted)})
      order by l.ordered_at desc, l.number desc limit ${limit + 1})
    (${ofOrders(wanted)} ${behind(placed, after)} ${order})
    union all
    (${ofPostings(db, wanted)} ${upTo(posted, after)} ${behind(posted, after)} ${order})
    ${order}`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** What the bookings come to that figures are made of: less than they, where postings were counted before their parts were kept. */
export async function sumBookings(db: SellerDb, wanted: Wanted): Promise<number> {
  const row = await db.first(sql<{ sum: string }>`
    with l as (select ${columns} from ledger_order l where ${likelyOrders(db, wanted)})
    select (coalesce((select sum(amount) from (${ofOrders(wanted)}) as of_orders), 0)
      + coalesce((select sum(amount) from (${ofPostings(db, wanted)}) as of_postings), 0))::text as sum`);
  return Number(row?.sum ?? 0);
}
