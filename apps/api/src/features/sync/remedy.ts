import type { api } from '@offizin/contract/api';
import type { Remedy } from '@offizin/domain/sync/result-types';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import type { InputOf } from '../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../platform/jobs/enqueue-job-queries.ts';
import { findRemedy, type RemedyRow } from '../catalogue/remedy-queries.ts';
import { insertRemedy } from './sync-queries.ts';

/** The remedies that the portal can carry out by itself. */
const oneClick: ReadonlySet<Remedy> = new Set(['set_to_limit', 'set_to_recommended', 'add_stock', 'reactivate']);

function remedyView({ id, finding, state, changed, refused }: RemedyRow) {
  return { id, finding, state, changed, refused };
}

/** Begins to mend the products of a cause; the work is done in the background, its end comes with the live updates (SYN-08). */
export async function remedy({ db, session, body, now, fail }: InputOf<typeof api.sync.remedy>) {
  const wanted = syncResultTable[body.finding].remedy;
  if (!oneClick.has(wanted)) return fail('sync.no_remedy');
  if (wanted === 'add_stock' && body.stock === undefined) {
    return fail('request.invalid', { errors: [{ path: 'body.stock', code: 'field.required' }] });
  }
  const { sellerId } = session;
  const remedyId = await insertRemedy(db, {
    sellerId,
    finding: body.finding,
    subjects: body.subjects ?? null,
    stock: body.stock ?? null,
    actorName: session.userName,
    impersonatedBy: session.impersonatedBy,
    now,
  });
  await enqueueJob(db, { name: 'apply_remedy', payload: { sellerId, remedyId } }, catalogueQueue(sellerId));
  return { id: remedyId, finding: body.finding, state: 'working' as const, changed: null, refused: null };
}

export async function remedyState({ db, session, params, fail }: InputOf<typeof api.sync.remedyState>) {
  const row = await findRemedy(db, { sellerId: session.sellerId, remedyId: params.remedyId });
  return row === undefined ? fail('not_found') : remedyView(row);
}
