import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { cancelUnits } from './cancel-units.ts';
import { confirm } from './confirm.ts';
import { counts, fulfilmentCounts } from './counts.ts';
import { detail, fulfilmentDetail } from './detail.ts';
import { deletePickupCode, editPickupCode } from './edit-pickup-code.ts';
import { editTracking } from './edit-tracking.ts';
import { figures, fulfilmentFigures } from './figures.ts';
import { fulfilmentPlace, place } from './place.ts';
import { fulfilmentList, list } from './list.ts';
import { newOrdersDownload } from './new-orders-download.ts';
import { newOrdersFile } from './new-orders-file.ts';
import { processOrder } from './process.ts';
import { rejection } from './rejection.ts';
import { reject } from './reject.ts';
import { startNewOrdersDownload } from './start-new-orders-download.ts';
import { undo } from './undo.ts';

export const orderRoutes = routesOf(api.orders, {
  list,
  counts,
  figures,
  place,
  detail,
  confirm,
  process: processOrder,
  undo,
  reject,
  cancelUnits,
  editTracking,
  editPickupCode,
  deletePickupCode,
  startNewOrdersDownload,
  newOrdersDownload,
  newOrdersFile,
  fulfilmentList,
  fulfilmentCounts,
  fulfilmentFigures,
  fulfilmentPlace,
  fulfilmentDetail,
});

export const rejectionRoutes = routesOf(api.rejection, { read: rejection });
