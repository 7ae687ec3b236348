import type { api } from '@offizin/contract/api';
import { languageOf, visitorLocales } from '@offizin/domain/brand/visitor-locales';
import { readDocuments } from '../write/legal-view.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** The legal documents of the own shop, and the languages that its shoppers read (PRO-05). */
export async function list({ db, session, now }: InputOf<typeof api.legalDocuments.list>) {
  return { languages: visitorLocales[session.brand].map(languageOf), documents: await readDocuments(db, now) };
}
