import type { api } from '@offizin/contract/api';
import { readInForce } from '../write/legal-view.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** The versions of an instant: an order keeps those of its day. */
export async function inForce({ db, query }: InputOf<typeof api.legalDocuments.inForce>) {
  return { versions: await readInForce(db, query.at) };
}
