import { orderMachineApi } from '@offizin/contract/orders/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { bulkOrders } from './bulk-orders.ts';
import { bulkShipments } from './bulk-shipments.ts';
import { cancelOrder } from './cancel-order.ts';
import { eraseCustomers } from './erase-customers.ts';
import { openOrders } from './open-orders.ts';
import { order } from './read-order.ts';
import { processWarehouseOrder } from './process-warehouse-order.ts';

export const ordersMarketplaceRoutes = routesOf(orderMachineApi, {
  bulkOrders,
  bulkShipments,
  cancelOrder,
  eraseCustomers,
  openOrders,
  order,
  processWarehouseOrder,
});
