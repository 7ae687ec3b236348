import { sellerMachineApi } from '@offizin/contract/sellers/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { overview } from './overview.ts';
import { putPermissions } from './put-permissions.ts';
import { putSeller } from './put-seller.ts';
import { permissions, seller, sellers } from './read-sellers.ts';

export const sellersMarketplaceRoutes = routesOf(sellerMachineApi, {
  overview,
  permissions,
  putPermissions,
  putSeller,
  seller,
  sellers,
});
