import type { api } from '@offizin/contract/api';
import { locales } from '@offizin/domain/locale/locales';
import type { InputOf } from '../../../platform/http/route.ts';
import { lookUpAddresses } from '../write/look-up-addresses.ts';

/** Addresses like what was typed; whoever types the whole address by hand needs none of them (PRO-06). */
export async function search({ app, session, query, fail }: InputOf<typeof api.addresses.search>) {
  const question = { typed: query.q, country: query.country, language: locales[session.locale].tag };
  return { addresses: (await lookUpAddresses(app, question)) ?? fail('address.lookup_failed') };
}
