import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import { besideTransaction, withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { takeEvidence } from '../../files/write/evidence-files.ts';
import { keepEvidence } from '../../files/write/keep-evidence.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';
import { addPicture, findNumbered } from '../write/picture-queries.ts';

/** Takes a picture of the customer; one more than there is room for is left out. */
export async function putReturnPicture(input: InputOf<typeof marketplaceApi.putReturnPicture>) {
  const { app, db, caller, params, query, body, now, fail } = input;
  const [shop] = await findSellers(db, caller.brand, [params.externalId]);
  const { id: sellerId } = shop ?? fail('not_found');
  const found = (await findNumbered(db, { sellerId, returnNo: params.returnNo })) ?? fail('not_found');
  if (found.pictures >= limits.returnEvidenceFiles) return { pictures: found.pictures };
  const owner = { sellerId, brand: caller.brand };
  const kept = await besideTransaction(() => keepEvidence({ app, owner, body, now }));
  if ('fault' in kept) return fail(kept.fault);
  const chosen = [{ fileId: kept.fileId, fileName: query.fileName }];
  const pictures = await besideTransaction(() =>
    withSeller(app.pool, owner, async (own) => {
      const [picture] = (await takeEvidence(own, chosen)) ?? [];
      return picture === undefined ? null : addPicture(own, found.id, picture);
    }),
  );
  return { pictures: pictures ?? found.pictures };
}
