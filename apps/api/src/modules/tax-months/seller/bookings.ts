import type { api } from '@offizin/contract/api';
import { instant } from '@offizin/contract/scalars';
import { brands } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { figuresBehind } from '@offizin/domain/tax-months/behind';
import { amountOf } from '@offizin/domain/tax-months/tax-figures';
import { taxKindNames } from '@offizin/domain/tax-months/tax-kinds';
import { z } from 'zod';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { cursorParts, cursorText } from '../../../platform/http/page-cursor.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import {
  type BookingPlace,
  findBookings,
  type FoundBooking,
  sumBookings,
  type Wanted,
} from '../read/booking-queries.ts';
import { findFigures, findHome } from '../write/tax-month-queries.ts';

const cursorSchema = z.tuple([instant, z.string().max(64), z.int()]);

type Bookings = InputOf<typeof api.taxMonths.bookings>;

function placeOf(cursor: string | undefined, fail: Bookings['fail']): BookingPlace | null {
  if (cursor === undefined) return null;
  const parts = cursorParts(cursorSchema, cursor);
  if (parts === null) return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  return { at: parts[0], no: parts[1], place: parts[2] };
}

/** By how much postings that were counted before their parts were kept make the figures more; what is booked of orders always has its parts. */
async function restOf(db: SellerDb, { figures, ...of }: Wanted): Promise<number> {
  const posted = figures.filter(({ country }) => country === '');
  if (posted.length === 0) return 0;
  return amountOf(posted, taxKindNames) - (await sumBookings(db, { ...of, figures: posted }));
}

const bookingView = ({ no, isPosting, kind, bookedOn, country, rate, amount }: FoundBooking) => ({
  orderNumber: isPosting ? null : no,
  postingNo: isPosting ? no : null,
  kind,
  bookedOn,
  country,
  rate,
  amount,
});

/** What a row of a month is made of, page by page: it comes to the row to the cent (INV-07). */
export async function bookings({ db, session, params, query, fail }: Bookings) {
  const { month } = params;
  const { cursor, limit = limits.ledgerPage, ...row } = query;
  const [all, home] = await Promise.all([findFigures(db, month), findHome(db)]);
  const figures = figuresBehind(row, { month, home, figures: all });
  const wanted = { month, figures, brand: session.brand };
  const after = placeOf(cursor, fail);
  const [found, rest] = await Promise.all([findBookings(db, wanted, { after, limit: limit + 1 }), restOf(db, wanted)]);
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    currency: brands[session.brand].currency,
    amount: amountOf(figures, taxKindNames),
    bookings: figures.reduce((sum, { lines }) => sum + lines, 0),
    rest,
    items: found.slice(0, limit).map(bookingView),
    nextCursor: last === undefined ? null : cursorText([last.at.toISOString(), last.no, last.place]),
  };
}
