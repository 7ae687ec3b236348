import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../platform/http/route.ts';
import { findExport } from './export-queries.ts';
import { exportView } from './export-view.ts';
import { mayExport } from './may-export.ts';

export async function state({ db, session, params, now, fail }: InputOf<typeof api.exports.state>) {
  const row = await findExport(db, { sellerId: session.sellerId, exportId: params.exportId });
  if (row === undefined) return fail('not_found');
  return mayExport(session, row.kind) ? exportView(row, now) : fail('access.role');
}
