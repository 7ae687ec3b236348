import { brands } from '@offizin/domain/brand/brands';
import type { api } from '@offizin/contract/api';
import { languageOf } from '@offizin/domain/brand/visitor-locales';
import { readDocuments } from '../write/legal-view.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** The legal documents of the own shop, and the languages that its shoppers read (PRO-05). */
export async function list({ db, session, now }: InputOf<typeof api.legalDocuments.list>) {
  return { languages: brands[session.brand].visitorLocales.map(languageOf), documents: await readDocuments(db, now) };
}
