import { serviceMachineApi } from '@offizin/contract/services/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { putSellerService, sellerServices, serviceRequests } from './seller-services.ts';

export const servicesMarketplaceRoutes = routesOf(serviceMachineApi, {
  putSellerService,
  sellerServices,
  serviceRequests,
});
