import type { api } from '@offizin/contract/api';
import { oneClickRemedies, syncResultTable } from '@offizin/domain/sync/result-types';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { findRemedy, insertRemedy, type NewRemedy, type RemedyRow } from '../write/remedy-queries.ts';

function remedyView({ id, finding, state, changed, refused }: RemedyRow) {
  return { id, finding, state, changed, refused };
}

/** Asks for a remedy; it is worked on in the background, its end comes with the live updates. */
export async function beginRemedy(db: SellerDb, wanted: NewRemedy) {
  const { sellerId, finding } = wanted;
  const remedyId = await insertRemedy(db, wanted);
  await enqueueJob(db, { name: 'apply_remedy', payload: { sellerId, remedyId } }, catalogueQueue(sellerId));
  return { id: remedyId, finding, state: 'working' as const, changed: null, refused: null };
}

/** Begins to fix the products of a cause; the work is done in the background, its end comes with the live updates (SYN-08). */
export async function remedy({ db, session, body, now, fail }: InputOf<typeof api.sync.remedy>) {
  const wanted = syncResultTable[body.finding].remedy;
  if (!oneClickRemedies.has(wanted)) return fail('sync.no_remedy');
  if (wanted === 'add_stock' && body.stock === undefined) {
    return fail('request.invalid', { errors: [{ path: 'body.stock', code: 'field.required' }] });
  }
  return beginRemedy(db, {
    sellerId: session.sellerId,
    finding: body.finding,
    subjects: body.subjects ?? null,
    stock: body.stock ?? null,
    actorName: session.userName,
    impersonatedBy: session.impersonatedBy,
    now,
  });
}

export async function remedyState({ db, session, params, fail }: InputOf<typeof api.sync.remedyState>) {
  const row = await findRemedy(db, { sellerId: session.sellerId, remedyId: params.remedyId });
  return row === undefined ? fail('not_found') : remedyView(row);
}
