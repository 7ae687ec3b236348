import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InputOf } from '../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../platform/jobs/enqueue-job-queries.ts';
import { replacePermissions } from './permission-queries.ts';
import { findSellers } from './seller-queries.ts';

/** Sets which certificates and contracts a seller has; its offers are judged again. */
export async function putPermissions({
  db,
  caller,
  params,
  body,
  fail,
}: InputOf<typeof marketplaceApi.putPermissions>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  await replacePermissions(db, seller.id, body);
  await enqueueJob(db, { name: 'reclassify_seller', payload: { sellerId: seller.id } }, catalogueQueue(seller.id));
  return { externalId: params.externalId };
}
