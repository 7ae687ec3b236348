import { shopProfileMachineApi } from '@offizin/contract/shop-profile/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { sellerProfile } from './seller-profile.ts';

export const shopProfileMarketplaceRoutes = routesOf(shopProfileMachineApi, {
  sellerProfile,
});
