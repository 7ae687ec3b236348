import type { api } from '@offizin/contract/api';
import { playedReturnEvents } from '@offizin/domain/sandbox/return-events';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { lockReturn } from '../../returns/write/return-queries.ts';
import { takeMove } from '../../returns/write/take-move.ts';
import { returnView } from './return-view.ts';

/** Lets customer, carrier or marketplace act on a made-up return, by the steps that they take on real ones. */
export async function playReturn(input: InputOf<typeof api.sandbox.playReturn>) {
  const { app, session, params, body, now, fail } = input;
  // In the portal no return is made up.
  if (!app.isSandbox) return fail('not_found');
  const { sellerId, brand } = session;
  const key = { sellerId, id: params.returnId };
  const played = await withMarketplace(app.pool, brand, async (db) => {
    const row = (await lockReturn(db, key)) ?? fail('not_found');
    const { is } = await takeMove(db, row, { move: playedReturnEvents[body.event].move, now });
    return is === 'taken' ? lockReturn(db, key) : fail('return.invalid_state');
  });
  return { return: returnView(played ?? fail('internal')) };
}
