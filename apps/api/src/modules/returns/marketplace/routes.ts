import { returnsMachineApi } from '@offizin/contract/returns/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { escalatedReturns, moveReturn, readReturn, returnEvidence } from './move-return.ts';
import { putReturnPicture } from './put-picture.ts';
import { putReturn } from './put-return.ts';

export const returnsMarketplaceRoutes = routesOf(returnsMachineApi, {
  putReturn,
  putReturnPicture,
  moveReturn,
  readReturn,
  returnEvidence,
  escalatedReturns,
});
