import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { moneyOf } from '@offizin/domain/brand/brand-money';
import { scopeOf } from './session-scope.ts';
import { findStock } from '../read/stock-list-queries.ts';
import { stockView } from './stock-view.ts';

/** One product in the warehouse (OFF-08). */
export async function detail({ db, session, params, now, fail }: InputOf<typeof api.warehouse.detail>) {
  const scope = scopeOf(session, now);
  const row = await findStock(db, scope, params.productId);
  if (row === undefined) return fail('not_found');
  const money = moneyOf(session.brand);
  const { offerPrice, offerStock, offerStatus } = row;
  const isOffered = offerPrice !== null && offerStock !== null && offerStatus !== null;
  return {
    ...stockView(row, scope),
    moreImages: row.moreImages,
    pageUrl: row.pageUrl,
    recommended: money.maybe(row.recommended),
    offer: isOffered ? { price: money.some(offerPrice), stock: offerStock, status: offerStatus } : null,
  };
}
