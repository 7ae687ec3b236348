import type { api } from '@offizin/contract/api';
import { locales } from '@offizin/domain/locale/locales';
import type { InputOf } from '../../../platform/http/route.ts';
import { nominatim } from './nominatim.ts';

/** Addresses like what was typed; whoever types the whole address by hand needs none of them (PRO-06). */
export async function search({ app, session, query, fail }: InputOf<typeof api.addresses.search>) {
  const { addressLookupUrl } = app.config;
  if (addressLookupUrl === null) return fail('address.lookup_failed');
  const question = { typed: query.q, country: query.country, language: locales[session.locale].tag };
  try {
    return { addresses: [...(await nominatim(addressLookupUrl)(question))] };
  } catch (error) {
    app.log.warn({ err: error }, 'the look-up of addresses failed');
    return fail('address.lookup_failed');
  }
}
