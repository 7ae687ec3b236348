import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { changeView, removeView, saveView } from '../../../saved-views/write/change-views.ts';
import { readViews } from '../../../saved-views/write/read-views.ts';

const { shows } = api.offerViews.save.body.shape;

/** The views of the offers; what they find is not counted: its filters compare every offer with the market (ORD-21). */
const counted = null;

export const offerViewRoutes = routesOf(api.offerViews, {
  list: async (input) => {
    const views = await readViews(input, { list: 'offers', shows });
    return { views: views.map((view) => ({ ...view, counted })) };
  },
  save: async (input) => ({ ...(await saveView(input, 'offers')), counted }),
  change: async (input) => ({ ...(await changeView(input, 'offers')), counted }),
  remove: (input) => removeView(input, 'offers'),
});
