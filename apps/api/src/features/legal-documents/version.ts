import type { api } from '@offizin/contract/api';
import { findVersion } from '../../owners/legal-documents/legal-queries.ts';
import { versionView } from '../../owners/legal-documents/legal-view.ts';
import type { InputOf } from '../../platform/http/route.ts';

/** One version as it was published. */
export async function version({ db, params, fail }: InputOf<typeof api.legalDocuments.version>) {
  const versions = await findVersion(db, params.type, params.number);
  return versions.length === 0 ? fail('not_found') : { versions: versions.map(versionView) };
}
