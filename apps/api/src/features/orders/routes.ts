import { api } from '@offizin/contract/api';
import { type Route, route } from '../../platform/http/route.ts';
import { cancelUnits } from './cancel-units.ts';
import { confirm } from './confirm.ts';
import { counts, fulfilmentCounts } from './counts.ts';
import { detail, fulfilmentDetail } from './detail.ts';
import { deletePickupCode, editPickupCode } from './edit-pickup-code.ts';
import { editTracking } from './edit-tracking.ts';
import { fulfilmentList, list } from './list.ts';
import { newOrdersDownload } from './new-orders-download.ts';
import { newOrdersFile } from './new-orders-file.ts';
import { process } from './process.ts';
import { reject } from './reject.ts';
import { startNewOrdersDownload } from './start-new-orders-download.ts';

export const orderRoutes: readonly Route[] = [
  route(api.orders.list, list),
  route(api.orders.counts, counts),
  route(api.orders.detail, detail),
  route(api.orders.confirm, confirm),
  route(api.orders.process, process),
  route(api.orders.reject, reject),
  route(api.orders.cancelUnits, cancelUnits),
  route(api.orders.editTracking, editTracking),
  route(api.orders.editPickupCode, editPickupCode),
  route(api.orders.deletePickupCode, deletePickupCode),
  route(api.orders.startNewOrdersDownload, startNewOrdersDownload),
  route(api.orders.newOrdersDownload, newOrdersDownload),
  route(api.orders.newOrdersFile, newOrdersFile),
  route(api.orders.fulfilmentList, fulfilmentList),
  route(api.orders.fulfilmentCounts, fulfilmentCounts),
  route(api.orders.fulfilmentDetail, fulfilmentDetail),
];
