import { userMachineApi } from '@offizin/contract/identity/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { mintImpersonation } from './mint-impersonation.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

export const identityMarketplaceRoutes = routesOf(userMachineApi, {
  mintImpersonation,
  resetSecondFactor,
});
