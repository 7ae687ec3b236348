import { readTrackingList } from './modules/orders/seller/batches/read-tracking-list.ts';
import { trackingListTask } from './modules/orders/seller/batches/tracking-list-task.ts';
import { serve, serveTasks } from './platform/threads/serve-tasks.ts';

serveTasks([serve(trackingListTask, ({ file }) => readTrackingList(file))]);
