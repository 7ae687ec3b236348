import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { withMarketplace, withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { placeOrder } from '../write/place-order.ts';
import { countOpenOrders, findMadeUpOrder, findSoldGoods } from '../write/sandbox-queries.ts';
import { orderView } from './order-view.ts';

/** Places an order of nobody in the sandbox: the first event of all that a system can be tried with. */
export async function place({ app, session, body, now, fail }: InputOf<typeof api.sandbox.placeOrder>) {
  if (!app.isSandbox) return fail('sandbox.only');
  const { sellerId, row } = session;
  const goods = await withSeller(app.pool, session, findSoldGoods);
  const good = goods.find(({ productId }) => body.productId === undefined || productId === body.productId);
  if (good === undefined) return fail('not_found');
  const line = { productId: good.productId, quantity: body.quantity ?? 1, unitPrice: good.price };
  const placed = await withMarketplace(app.pool, session.brand, async (db) => {
    if ((await countOpenOrders(db, sellerId)) >= limits.sandboxOrdersOpen) return fail('sandbox.full');
    const orderId = await placeOrder(db, { seller: row.seller, line, now });
    return orderId === null ? undefined : findMadeUpOrder(db, { sellerId, orderId });
  });
  return { order: orderView(placed ?? fail('internal')) };
}
