import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { changeOf } from '@offizin/domain/history/changes';
import type { InputOf } from '../../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { findPermissions, replacePermissions } from '../write/permission-queries.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { findSellers } from '../write/seller-queries.ts';

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
  const before = await findPermissions(db, seller.id);
  await replacePermissions(db, seller.id, body);
  const after = await findPermissions(db, seller.id);
  const changes = [
    ...changeOf('certificates', before.certificates, after.certificates),
    ...changeOf('contracts', before.contracts, after.contracts),
  ];
  const who = { brand: caller.brand, sellerId: seller.id, userId: null, impersonatedBy: null };
  if (changes.length > 0) await insertAudit(db, { ...who, kind: 'permissions.changed', changes });
  await enqueueJob(db, { name: 'reclassify_seller', payload: { sellerId: seller.id } }, catalogueQueue(seller.id));
  return { externalId: params.externalId };
}
