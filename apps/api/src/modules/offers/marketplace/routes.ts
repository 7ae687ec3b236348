import { offerMachineApi } from '@offizin/contract/offers/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { handOverOffers } from './hand-over-offers.ts';
import { handover } from './handover.ts';
import { sellerOffers } from './seller-offers.ts';

export const offersMarketplaceRoutes = routesOf(offerMachineApi, {
  handOverOffers,
  handover,
  sellerOffers,
});
