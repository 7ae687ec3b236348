import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { addFile } from './add-file.ts';
import { counts, figures, list } from './list.ts';
import { detail, file } from './read.ts';
import { accept, appeal, decide, giveIn, offer, receive, sendEvidence, withdrawOffer } from './steps.ts';

export const returnsRoutes = routesOf(api.returns, { list, counts, figures, detail, file });

export const returnDecisionsRoutes = routesOf(api.returnDecisions, {
  addFile,
  accept,
  receive,
  decide,
  offer,
  withdrawOffer,
  giveIn,
  sendEvidence,
  appeal,
});
