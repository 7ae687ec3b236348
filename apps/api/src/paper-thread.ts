import { drawManifest } from './modules/orders/seller/papers/draw-manifest.ts';
import { drawOrders } from './modules/orders/seller/papers/draw-orders.ts';
import { drawWholesalerList } from './modules/orders/seller/papers/draw-wholesaler-list.ts';
import { manifestTask, orderPapersTask, wholesalerListTask } from './modules/orders/seller/papers/paper-tasks.ts';
import { serve, serveTasks } from './platform/threads/serve-tasks.ts';

serveTasks([
  serve(orderPapersTask, (task) => drawOrders(task)),
  serve(manifestTask, (task) => drawManifest(task)),
  serve(wholesalerListTask, (task) => drawWholesalerList(task)),
]);
