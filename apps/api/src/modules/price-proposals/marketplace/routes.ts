import { priceProposalMachineApi } from '@offizin/contract/price-proposals/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { priceProposal, putPriceProposal, removePriceProposal } from './price-proposals.ts';

export const priceProposalsMarketplaceRoutes = routesOf(priceProposalMachineApi, {
  priceProposal,
  putPriceProposal,
  removePriceProposal,
});
