import type { RemedyState } from '@offizin/contract/sync/seller';
import { call } from '../../../platform/client.ts';
import type { Waiting } from './waiting.ts';

/** Live updates end the wait; without them the remedy is read again this often, in milliseconds. */
const lookAgainAfter = 2000;

/** Waits until the remedy is done or has failed. */
export async function untilFixed(begun: RemedyState, waiting: Waiting, everyMs = lookAgainAfter): Promise<RemedyState> {
  let remedy = begun;
  while (remedy.state === 'working') {
    await waiting.pause(remedy.id, everyMs);
    remedy = await call('GET /sync/remedies/:remedyId', { params: { remedyId: remedy.id } });
  }
  return remedy;
}
