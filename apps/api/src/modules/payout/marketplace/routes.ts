import { payoutMachineApi } from '@offizin/contract/payout/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { payout, putPayout, putSellerPayout, sellerPayout } from './seller-payouts.ts';

export const payoutMarketplaceRoutes = routesOf(payoutMachineApi, {
  payout,
  putPayout,
  putSellerPayout,
  sellerPayout,
});
