import type { api } from '@offizin/contract/api';
import { type ExportSource, sourceFor } from '../../../platform/exports/export-source.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findExport } from '../write/export-queries.ts';
import { exportView } from './export-view.ts';
import { exportRefusal } from './export-refusal.ts';

async function stateOfFile(
  sources: readonly ExportSource[],
  { db, session, params, now, fail }: InputOf<typeof api.exports.state>,
) {
  const row = await findExport(db, { sellerId: session.sellerId, exportId: params.exportId });
  if (row === undefined) return fail('not_found');
  const refusal = exportRefusal(session, row.kind);
  if (refusal !== null) return fail(refusal);
  const pending =
    row.missing === 0 ? undefined : await sourceFor(sources, row.question).pending?.(db, row.question, now);
  return exportView(row, now, pending?.missing ?? 0);
}

/** How far a file of one of these sources is, and whether what it lacks is there now. */
export function stateOf(sources: readonly ExportSource[]) {
  return (input: InputOf<typeof api.exports.state>) => stateOfFile(sources, input);
}
