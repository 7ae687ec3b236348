import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { lockReturn, type ReturnRow } from '../write/return-queries.ts';
import { readReturn } from './read.ts';

type Returns = typeof api.returnDecisions;
/** A step of the shop, which names the version that it saw. */
export type SeenStep = InputOf<Returns[Exclude<keyof Returns, 'addFile' | 'open'>]>;

/** Refuses with the return as it is now, so that who was slower sees what happened. */
export async function refuse(
  { db, session, params, now, fail }: SeenStep,
  code: 'return.invalid_state' | 'return.version_conflict',
) {
  return fail(code, { current: await readReturn(db, params.returnId, { session, now }) });
}

/** The return as it was seen; whoever was faster is said. */
export async function lockSeen(input: SeenStep): Promise<ReturnRow> {
  const { db, params, body, fail } = input;
  const row = (await lockReturn(db, { sellerId: db.sellerId, id: params.returnId })) ?? fail('not_found');
  if (row.version !== body.version) return refuse(input, 'return.version_conflict');
  // The marketplace answers for what lies in its warehouse.
  return row.warehouse ? refuse(input, 'return.invalid_state') : row;
}

export async function answer({ db, session, params, now, fail }: SeenStep) {
  return (await readReturn(db, params.returnId, { session, now })) ?? fail('not_found');
}
