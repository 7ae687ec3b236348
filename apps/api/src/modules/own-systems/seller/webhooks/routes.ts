import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { add, change, changeSecret, endOldSecret, remove } from './change.ts';
import { deliveries, delivery, send, sendAll, test } from './deliveries.ts';
import { list } from './list.ts';

export const webhookRoutes = routesOf(api.webhooks, {
  list,
  add,
  change,
  remove,
  changeSecret,
  endOldSecret,
  test,
  deliveries,
  delivery,
  send,
  sendAll,
});
