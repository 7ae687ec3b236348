import { hkdfSync } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../../platform/http/route.ts';

const keyLength = 32;

/**
 * Keys of a person in a shop, made of those that seal the portal's own secrets: the same ones each time, kept nowhere. An operator has
 * none: a browser keeps nothing of whom it only looks after.
 */
export async function offlineKeys({ app, visit, session, fail }: InputOf<typeof api.session.offlineKeys>) {
  const { brand, sellerId, userId } = session;
  if (userId === null) return fail('access.impersonation');
  const about = `offline ${brand} ${sellerId} ${userId}`;
  return {
    keys: app.sealKeys.map(({ id, secret }) => ({
      id,
      key: Buffer.from(hkdfSync('sha256', secret, '', about, keyLength)).toString('base64'),
    })),
    isRemembered: visit.cookie('remember') !== null,
  };
}
