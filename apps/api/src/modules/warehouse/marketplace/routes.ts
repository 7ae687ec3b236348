import { warehouseMachineApi } from '@offizin/contract/warehouse/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { bulkWarehouseStock } from './bulk-warehouse-stock.ts';
import { sellerWarehouseStock } from './seller-warehouse-stock.ts';

export const warehouseMarketplaceRoutes = routesOf(warehouseMachineApi, {
  bulkWarehouseStock,
  sellerWarehouseStock,
});
