import type { api } from '@offizin/contract/api';
import { findVersion } from '../write/legal-queries.ts';
import { versionView } from '../write/legal-view.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** One version as it was published. */
export async function version({ db, params, fail }: InputOf<typeof api.legalDocuments.version>) {
  const versions = await findVersion(db, params.type, params.number);
  return versions.length === 0 ? fail('not_found') : { versions: versions.map(versionView) };
}
