import { shippingCostsMachineApi } from '@offizin/contract/shipping-costs/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { sellerShippingCosts } from './seller-shipping-costs.ts';

export const shippingCostsMarketplaceRoutes = routesOf(shippingCostsMachineApi, {
  sellerShippingCosts,
});
