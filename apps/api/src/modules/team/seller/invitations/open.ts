import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { takeFromRate } from '../../../../platform/session/rate.ts';
import { hashOf } from '../../../../platform/tokens.ts';
import { findInvitation } from '../../read/invitation-queries.ts';
import { invitationView } from './invitation-view.ts';

/** How long a browser keeps an invitation that it has opened, in seconds: long enough to find a password. */
const kept = 3600;

/** Reads the invitation of a link; the key moves from the address into a cookie, which survives signing in. */
export async function open({ app, visit, body, now, fail }: InputOf<typeof api.invitations.open>) {
  const { brand } = visit.host;
  const address = hashOf(visit.address).toString('base64url');
  const calls = limits.invitationTriesPerAddressPerHour;
  await takeFromRate(app, { scope: 'invitation-open', key: address, calls, per: 3600 });
  const found = await withIdentity(app.pool, (db) => findInvitation(db, { keyHash: hashOf(body.key), brand, now }));
  if (found === undefined) return fail('invitation.used');
  visit.setCookie('invitation', body.key, kept);
  return invitationView(found);
}
