import type { api } from '@offizin/contract/api';
import type { OfferListQuery } from '@offizin/contract/offers/seller';
import { limits } from '@offizin/domain/limits';
import type { Fail } from '../../../platform/fail.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { type OfferCursor, readCursor, writeCursor } from '../read/offer-cursor.ts';
import { findOffered } from '../read/offer-source-queries.ts';
import { findOfferPage, findOfferScope } from '../read/offer-list-queries.ts';
import { offerView } from './offer-view.ts';

function cursorOf({ sort = 'name', cursor }: OfferListQuery, fail: Fail<'request.invalid'>): OfferCursor | null {
  if (cursor === undefined) return null;
  return (
    readCursor(sort, cursor) ?? fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] })
  );
}

/** One page of the seller's offers (OFF-01, OFF-02, OFF-03). */
export async function list({ db, session, query, fail }: InputOf<typeof api.offers.list>) {
  const limit = query.limit ?? limits.offerListPage;
  const { sort = 'name', order = 'asc', cursor: _cursor, limit: _limit, ...filter } = query;
  const scope = await findOfferScope(db, { sellerId: session.sellerId, brand: session.brand });
  const found = await findOffered(db, scope, { typed: query.q, market: session.row.seller.country_code });
  const { rows, nextCursor } = await findOfferPage(db, scope, {
    filter,
    found,
    sort,
    descending: order === 'desc',
    after: cursorOf(query, fail),
    limit: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : nextCursor;
  return {
    items: rows.slice(0, limit).map((row) => offerView(row, session)),
    nextCursor: last ? writeCursor(sort, last) : null,
  };
}
