import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { locales } from '@offizin/domain/locale/locales';
import { mayDo } from '@offizin/domain/registrations/states';
import { lookUpAddresses } from '../../addresses/write/look-up-addresses.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { takeFromRate } from '../../../platform/session/rate.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { findOwn, ownerOf } from './own-registration.ts';

/** Looks addresses up for who fills a registration in: nobody else is asked about without a session (PRO-06). */
export async function searchAddresses({
  app,
  visit,
  query,
  now,
  fail,
}: InputOf<typeof api.registrations.searchAddresses>) {
  const owner = await ownerOf(app, visit);
  const own = await withIdentity(app.pool, (db) => findOwn(db, { visit, owner, now, lock: false }));
  if (own === undefined) return fail('not_found');
  if (!mayDo('save', own.state)) return fail('registration.invalid_state');
  await takeFromRate(app, {
    scope: 'registration-addresses',
    key: hashOf(visit.address).toString('base64url'),
    calls: limits.addressSearchesPerHour,
    per: 3600,
  });
  const question = { typed: query.q, country: query.country, language: locales[own.locale].tag };
  return { addresses: (await lookUpAddresses(app, question)) ?? fail('address.lookup_failed') };
}
