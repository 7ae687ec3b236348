import { reportsMachineApi } from '@offizin/contract/reports/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { putSalesBefore, salesBefore } from './sales-before.ts';

export const reportsMarketplaceRoutes = routesOf(reportsMachineApi, {
  putSalesBefore,
  salesBefore,
});
