import type { CallReply } from '@offizin/contract/client-types';
import { ApiError, call } from '../../../platform/client.ts';
import { takeLinkKey } from '../../../platform/take-link-key.ts';

export type Invitation = CallReply<'GET /invitation'>;

const gone = new Set(['invitation.used', 'not_found']);

/** The invitation of the link, or the one that this browser opened before; null where it no longer works. */
export async function loadInvitation(): Promise<Invitation | null> {
  const key = takeLinkKey();
  try {
    return key === null ? await call('GET /invitation', {}) : await call('POST /invitation/open', { body: { key } });
  } catch (error) {
    if (error instanceof ApiError && gone.has(error.code)) return null;
    throw error;
  }
}
