import type { api } from '@offizin/contract/api';
import type { WholesalerList } from '@offizin/contract/orders/papers';
import { limits } from '@offizin/domain/limits';
import { addUpByProduct } from '@offizin/domain/orders/wholesaler-list';
import type { SellerDb } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { findWholesalerLines } from '../../read/paper-queries.ts';

/** What the open orders need from the wholesaler, by product (ORD-19). */
export async function findWholesalerList(db: SellerDb): Promise<WholesalerList> {
  const rows = await findWholesalerLines(db, limits.wholesalerLines + 1);
  const products = addUpByProduct(rows.slice(0, limits.wholesalerLines)).map(({ first, units, orders }) => ({
    productId: first.productId,
    name: first.name,
    pack: first.pack,
    codeSystem: first.codeSystem,
    nationalCode: first.nationalCode,
    gtin: first.gtin,
    image: first.image,
    units,
    orders: orders.map(({ orderId, number, dispatchBy, lineId, units: needed }) => ({
      orderId,
      number,
      dispatchBy: dispatchBy.toISOString(),
      lineId,
      units: needed,
    })),
  }));
  return { products, isCut: rows.length > limits.wholesalerLines };
}

export function wholesalerList({ db }: InputOf<typeof api.papers.wholesalerList>) {
  return findWholesalerList(db);
}
