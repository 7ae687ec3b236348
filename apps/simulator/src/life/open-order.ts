import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { MarketplaceEvent } from '@offizin/contract/events/marketplace';
import type { ReplyOf } from '@offizin/contract/client-types';

/** An order that is not over yet, as the marketplace knows it. */
export type OpenOrder = ReplyOf<typeof marketplaceApi.openOrders>['items'][number];

/** The open orders of a brand by number, kept up to date by what the marketplace does and the event feed reports. */
export type OpenOrders = Map<string, OpenOrder>;

/** Takes over what a seller did. */
export function applyEvent(orders: OpenOrders, event: MarketplaceEvent): void {
  if (event.orderNumber === null || event.order === null) return;
  const known = orders.get(event.orderNumber);
  if (known === undefined) return;
  const { status, courier } = event.order;
  if (status === 'cancelled' || status === 'finalised') {
    orders.delete(event.orderNumber);
    return;
  }
  const departs = status === 'processed' && known.shipmentStatus === null;
  orders.set(event.orderNumber, {
    ...known,
    status,
    courier,
    ...(departs ? { shipmentStatus: 'prepared' as const, shipmentChangedAt: event.at } : {}),
  });
}
