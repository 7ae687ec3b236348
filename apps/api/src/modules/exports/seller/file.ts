import { Readable } from 'node:stream';
import type { api } from '@offizin/contract/api';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { ExportKey } from '../write/export-write-queries.ts';
import type { App } from '../../../platform/app.ts';
import { type SellerOfBrand, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { textsIn } from '../../../texts/texts.ts';
import { sellerTimeZone } from '../../../platform/session/active-session.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findExport, readExportFile, readExportSlice } from '../write/export-queries.ts';
import { exportView } from './export-view.ts';
import { exportRefusal } from './export-refusal.ts';
import { maySave } from './secret-columns.ts';

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  pdf: 'application/pdf',
  xml: 'application/xml',
} as const;

/** The parts of an archive one after the other in slices, each read when the ones before are sent. */
async function* slicesOf({ pool }: App, owner: SellerOfBrand, key: ExportKey): AsyncGenerator<Buffer> {
  for (let no = 0, slice = 0; ;) {
    const place = { no, slice };
    const read = await withSeller(pool, owner, (db) => readExportSlice(db, key, place));
    if (read === undefined) return;
    if (read.length > 0) yield read;
    [no, slice] = read.length > 0 ? [no, slice + 1] : [no + 1, 0];
  }
}

/** A file that is one row, or the parts of an archive. */
export async function file({ app, session, params, now, fail }: InputOf<typeof api.exports.file>) {
  const key = { sellerId: session.sellerId, exportId: params.exportId };
  const [row, whole] = await withSeller(app.pool, session, async (db) => {
    const found = await findExport(db, key);
    return [found, found?.status === 'ready' ? await readExportFile(db, key) : null] as const;
  });
  if (row === undefined) return fail('not_found');
  const refusal = exportRefusal(session, row.kind);
  if (refusal !== null) return fail(refusal);
  if (!maySave(session, row.question)) return fail('access.impersonation');
  const { status } = exportView(row, now);
  if (status === 'expired') return fail('download.expired');
  if (status !== 'ready') return fail('download.not_ready');
  const t = await textsIn(row.locale, 'exports');
  const { date } = wallClockAt(row.requested_at, sellerTimeZone(session));
  const fileName = `${t(`fileName.${row.kind}`)}-${date}.${row.format}`;
  const content = whole ?? Readable.from(slicesOf(app, session, key), { objectMode: false, highWaterMark: 1 });
  return { fileName, mediaType: mediaTypes[row.format], content };
}
