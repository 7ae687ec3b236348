import type { api } from '@offizin/contract/api';
import type { StockListQuery } from '@offizin/contract/warehouse/seller';
import { limits } from '@offizin/domain/limits';
import type { Fail } from '../../../platform/fail.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { scopeOf } from './session-scope.ts';
import { readCursor, type StockCursor, writeCursor } from '../read/stock-cursor.ts';
import { findStockPage } from '../read/stock-list-queries.ts';
import { findSearched } from '../read/stock-source-queries.ts';
import { stockView } from './stock-view.ts';

function cursorOf({ sort = 'name', cursor }: StockListQuery, fail: Fail<'request.invalid'>): StockCursor | null {
  if (cursor === undefined) return null;
  return (
    readCursor(sort, cursor) ?? fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] })
  );
}

/** One page of what the marketplace's warehouse holds for the seller (OFF-08). */
export async function list({ db, session, query, now, fail }: InputOf<typeof api.warehouse.list>) {
  const after = cursorOf(query, fail);
  const limit = query.limit ?? limits.warehouseListPage;
  const { sort = 'name', order = 'asc', cursor: _cursor, limit: _limit, ...filter } = query;
  const scope = scopeOf(session, now);
  const found = await findSearched(db, scope, { typed: query.q, market: session.row.seller.country_code });
  const rows = await findStockPage(db, scope, {
    filter,
    found,
    sort,
    descending: order === 'desc',
    after,
    limit: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => stockView(row, scope)),
    nextCursor: last === undefined ? null : writeCursor(sort, last),
  };
}
