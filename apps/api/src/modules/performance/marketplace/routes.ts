import { metricsMachineApi } from '@offizin/contract/performance/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { decideDispute, disputeFile, disputes } from './disputes.ts';
import { metricLimits, putMetricLimits } from './metric-limits.ts';

export const performanceMarketplaceRoutes = routesOf(metricsMachineApi, {
  decideDispute,
  disputeFile,
  disputes,
  metricLimits,
  putMetricLimits,
});
