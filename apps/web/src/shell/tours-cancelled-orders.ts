import { readSellersWithoutMetrics, withSellerWithoutMetrics } from '@offizin/domain/tours/sellers-without-metrics';
import { call } from '../platform/client.ts';
import { readStored, store } from '../platform/storage.ts';

const known = () => readSellersWithoutMetrics(readStored('sellersWithoutMetrics'), new Date());

/** Whether the seller has a cancelled order: asked once an hour of those that had none. */
export async function hasCancelledOrders(sellerId: string): Promise<boolean> {
  if (known().some((each) => each.sellerId === sellerId)) return false;
  const { orderCancelled } = await call('GET /orders/cancelled', { query: { limit: 1 } });
  if (orderCancelled.length > 0) return true;
  store('sellersWithoutMetrics', withSellerWithoutMetrics(known(), sellerId, new Date()));
  return false;
}
