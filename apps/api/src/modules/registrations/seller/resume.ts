import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { takeFromRate } from '../../../platform/session/rate.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { openInBrowser } from './open-in-browser.ts';
import { findById } from '../read/registration-queries.ts';
import { takeLink } from '../write/registration-key-queries.ts';
import { registrationView } from './registration-view.ts';

/** Goes on with a registration in the browser that followed its link; the link is used up (AUT-12). */
export async function resume({ app, visit, body, now, fail }: InputOf<typeof api.registrations.resume>) {
  const { brand } = visit.host;
  const address = hashOf(visit.address).toString('base64url');
  const calls = limits.registrationTriesPerAddressPerHour;
  await takeFromRate(app, { scope: 'registration-resume', key: address, calls, per: 3600 });
  const row = await withIdentity(app.pool, async (db) => {
    const id = await takeLink(db, { brand, keyHash: hashOf(body.key), now });
    const found = id === undefined ? undefined : await findById(db, id);
    if (found !== undefined) await openInBrowser(db, visit, { row: found, now });
    return found;
  });
  return row === undefined ? fail('registration.link_used') : registrationView(app, row);
}
