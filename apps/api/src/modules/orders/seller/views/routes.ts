import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { changeView, removeView, saveView } from '../../../saved-views/write/change-views.ts';
import { list, withCount } from './list.ts';

export const orderViewRoutes = routesOf(api.orderViews, {
  list,
  save: async (input) => withCount(input, await saveView(input, 'orders')),
  change: async (input) => withCount(input, await changeView(input, 'orders')),
  remove: (input) => removeView(input, 'orders'),
});
