import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findExport } from '../read/export-queries.ts';
import { exportView } from './export-view.ts';
import { exportRefusal } from './export-refusal.ts';

export async function state({ db, session, params, now, fail }: InputOf<typeof api.exports.state>) {
  const row = await findExport(db, { sellerId: session.sellerId, exportId: params.exportId });
  if (row === undefined) return fail('not_found');
  const refusal = exportRefusal(session, row.kind);
  return refusal === null ? exportView(row, now) : fail(refusal);
}
