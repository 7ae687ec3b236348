import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { dismissFindings } from '../../offers/write/finding-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';

/** Puts away the results of rows that made no offer: the seller does not wait for them any more (SYN-10). */
export async function dismiss({ db, session, body }: InputOf<typeof api.sync.dismiss>) {
  const { sellerId } = session;
  const dismissed = await dismissFindings(db, sellerId, body);
  const payload = { syncId: sellerId, state: 'dismissed', done: dismissed, total: dismissed };
  if (dismissed > 0) await announce(db, { topic: 'sync', payload });
  return { dismissed };
}
