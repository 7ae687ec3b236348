import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { type Route, route } from '../../platform/http/route.ts';
import { bulkMarketOffers } from './bulk-market-offers.ts';
import { bulkOrders } from './bulk-orders.ts';
import { bulkProducts } from './bulk-products.ts';
import { bulkShipments } from './bulk-shipments.ts';
import { bulkWarehouseStock } from './bulk-warehouse-stock.ts';
import { cancelOrder } from './cancel-order.ts';
import { events } from './events.ts';
import { handOverOffers } from './hand-over-offers.ts';
import { handover } from './handover.ts';
import { mintImpersonation } from './mint-impersonation.ts';
import { openOrders } from './open-orders.ts';
import { overview } from './overview.ts';
import { processWarehouseOrder } from './process-warehouse-order.ts';
import { putPermissions } from './put-permissions.ts';
import { putSeller } from './put-seller.ts';
import { sellerOffers } from './seller-offers.ts';
import { sellerWarehouseStock } from './seller-warehouse-stock.ts';

export const marketplaceRoutes: readonly Route[] = [
  route(marketplaceApi.overview, overview),
  route(marketplaceApi.putSeller, putSeller),
  route(marketplaceApi.bulkProducts, bulkProducts),
  route(marketplaceApi.bulkMarketOffers, bulkMarketOffers),
  route(marketplaceApi.putPermissions, putPermissions),
  route(marketplaceApi.sellerOffers, sellerOffers),
  route(marketplaceApi.handOverOffers, handOverOffers),
  route(marketplaceApi.handover, handover),
  route(marketplaceApi.bulkWarehouseStock, bulkWarehouseStock),
  route(marketplaceApi.sellerWarehouseStock, sellerWarehouseStock),
  route(marketplaceApi.bulkOrders, bulkOrders),
  route(marketplaceApi.openOrders, openOrders),
  route(marketplaceApi.bulkShipments, bulkShipments),
  route(marketplaceApi.processWarehouseOrder, processWarehouseOrder),
  route(marketplaceApi.cancelOrder, cancelOrder),
  route(marketplaceApi.mintImpersonation, mintImpersonation),
  route(marketplaceApi.events, events),
];
