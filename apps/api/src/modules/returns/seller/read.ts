import type { api } from '@offizin/contract/api';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { evidenceKey } from '../../files/write/evidence-files.ts';
import { findReturn } from '../read/return-list-queries.ts';
import { returnDetail, type Seen } from './return-view.ts';

/** A return of the seller as it is now; undefined where it has none by that id. */
export async function readReturn(db: SellerDb, returnId: string, seen: Seen) {
  const row = await findReturn(db, returnId);
  return row === undefined ? undefined : returnDetail(db, row, seen);
}

export async function detail({ db, session, params, now, fail }: InputOf<typeof api.returns.detail>) {
  return (await readReturn(db, params.returnId, { session, now })) ?? fail('not_found');
}

/** A picture of the customer or a file of the shop. */
export async function file({ app, db, params, fail }: InputOf<typeof api.returns.file>) {
  const row = (await findReturn(db, params.returnId)) ?? fail('not_found');
  const files = params.of === 'customer' ? row.pictures : row.evidence;
  const found = files[params.place - 1] ?? fail('not_found');
  const store = app.files ?? fail('files.unavailable');
  return { fileName: found.name, mediaType: found.mediaType, content: await store.read(evidenceKey(found)) };
}
