import type { api } from '@offizin/contract/api';
import { scannedProductCode } from '@offizin/domain/identifiers/scanned-code';
import { normaliseOrderNumber } from '@offizin/domain/orders/order-number';
import type { InputOf } from '../../../../platform/http/route.ts';
import { findProductByCode } from '../../../catalogue/write/product-code-queries.ts';
import { findOrderByNumber } from '../../read/packing-queries.ts';
import { orderCardView } from '../order-view.ts';

/** What a code is that the order on the table does not have (ORD-14). */
export async function scanned({ db, session, query }: InputOf<typeof api.packing.scanned>) {
  const { sellerId, brand } = session;
  const market = session.row.seller.country_code;
  const [order, product] = await Promise.all([
    findOrderByNumber(db, sellerId, normaliseOrderNumber(query.code)),
    findProductByCode(db, { brand, market, code: scannedProductCode(query.code) ?? query.code }),
  ]);
  return { order: order === undefined ? null : orderCardView(order), product: product ?? null };
}
