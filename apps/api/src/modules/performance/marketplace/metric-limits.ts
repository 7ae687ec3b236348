import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { findLimits, writeLimits } from '../write/limit-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';

export const metricLimits = ({ db, caller }: InputOf<typeof marketplaceApi.metricLimits>) =>
  findLimits(db, caller.brand);

/** Sets by what the brand's sellers are judged; published weeks keep the limits of their time. */
export async function putMetricLimits({ db, caller, body }: InputOf<typeof marketplaceApi.putMetricLimits>) {
  await writeLimits(db, caller.brand, body);
  return body;
}
