import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { addFile } from './add-file.ts';
import { counts, figures, list } from './list.ts';
import { open } from './open.ts';
import { acceptProposal, sendBackProposal, withdrawProposal } from './answer-proposal.ts';
import { detail, file } from './read.ts';
import { accept, appeal, decide, drop, giveIn, offer, receive, sendEvidence, withdrawOffer } from './steps.ts';

export const returnsRoutes = routesOf(api.returns, { list, counts, figures, detail, file });

export const returnDecisionsRoutes = routesOf(api.returnDecisions, {
  addFile,
  open,
  drop,
  accept,
  receive,
  decide,
  offer,
  withdrawOffer,
  giveIn,
  sendEvidence,
  appeal,
  acceptProposal,
  sendBackProposal,
  withdrawProposal,
});
