import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findOverview } from '../read/overview-queries.ts';

export async function overview({ db, caller }: InputOf<typeof marketplaceApi.overview>) {
  const found = await findOverview(db, caller.brand);
  return { ...found, newestOrderAt: found.newestOrderAt?.toISOString() ?? null };
}
