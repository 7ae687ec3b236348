import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { scopeOf } from './session-scope.ts';
import { countStockFacets, type StockFacetCount } from '../read/stock-count-queries.ts';
import { findSearched } from '../read/stock-source-queries.ts';

/** How many products each value of each facet has among the filtered ones (OFF-08). */
export async function facets({ db, session, query, now }: InputOf<typeof api.warehouse.facets>) {
  const scope = scopeOf(session, now);
  const found = await findSearched(db, scope, { typed: query.q, market: session.row.seller.country_code });
  const counted = await countStockFacets(db, scope, { filter: query, found });
  const of = (facet: StockFacetCount['facet']) =>
    counted.filter((row) => row.facet === facet).map(({ value, products }) => ({ value, products }));
  return {
    total: of('total')[0]?.products ?? 0,
    remark: of('remark'),
    brand: of('brand'),
    category: of('category'),
    manufacturer: of('manufacturer'),
    productType: of('productType'),
  };
}
