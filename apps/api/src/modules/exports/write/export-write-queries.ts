import type { ExportQuestion } from '@offizin/contract/exports/seller';
import type { ExportFormat } from '@offizin/domain/exports/export-formats';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { ZippedEntry } from '@offizin/spreadsheet/zip/write-zip';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export const exportColumns = [
  'id',
  'kind',
  'question',
  'status',
  'format',
  'locale',
  'time_zone',
  'rows',
  'missing',
  'requested_at',
  'expires_at',
] as const;

export interface NewExport {
  readonly sellerId: string;
  readonly question: ExportQuestion;
  readonly format: ExportFormat;
  readonly locale: LocaleCode;
  readonly timeZone: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertExport(db: SellerDb, wanted: NewExport) {
  const [row] = await db.rows(
    query
      .insertInto('export')
      .values({
        seller_id: wanted.sellerId,
        kind: wanted.question.kind,
        question: JSON.stringify(wanted.question),
        format: wanted.format,
        status: 'preparing',
        locale: wanted.locale,
        time_zone: wanted.timeZone,
        rows: null,
        missing: 0,
        requested_at: wanted.now,
        expires_at: wanted.expiresAt,
        file: null,
      })
      .returning(exportColumns),
  );
  if (row === undefined) throw new Error('the export was not written');
  return row;
}

export type ExportRecord = Awaited<ReturnType<typeof insertExport>>;

export interface ExportKey {
  readonly sellerId: string;
  readonly exportId: string;
}

export interface ExportResult {
  readonly status: 'ready' | 'failed';
  readonly rows: number;
  /** What it names in place of having it. */
  readonly missing: number;
  readonly file: Buffer | null;
  readonly expiresAt: Date;
}

export interface ExportPart {
  readonly no: number;
  readonly entries: readonly ZippedEntry[];
  readonly content: Buffer;
}

/** How many bytes the seller's prepared files have, whole ones and parts of archives. */
export async function bytesExported(db: SellerDb, sellerId: string): Promise<number> {
  const found = await db.first(sql<{ bytes: number }>`
    select (
      (select coalesce(sum(bytes), 0) from export where seller_id = ${sellerId}) +
      (select coalesce(sum(bytes), 0) from export_part where seller_id = ${sellerId})
    )::float8 as bytes`);
  return found?.bytes ?? 0;
}

/** Keeps a part of an archive that is being prepared. */
export async function insertExportPart(
  db: SellerDb,
  { sellerId, exportId }: ExportKey,
  { no, entries, content }: ExportPart,
): Promise<void> {
  await db.rows(
    query
      .insertInto('export_part')
      .values({ seller_id: sellerId, export_id: exportId, no, entries: JSON.stringify(entries), content }),
  );
}

/** Ends an export that is being prepared. */
export async function endExport(
  db: SellerDb,
  { sellerId, exportId }: ExportKey,
  { status, rows, missing, file, expiresAt }: ExportResult,
): Promise<void> {
  await db.rows(
    query
      .updateTable('export')
      .set({ status, rows, missing, file, expires_at: expiresAt })
      .where('seller_id', '=', sellerId)
      .where('id', '=', exportId)
      .where('status', '=', 'preparing'),
  );
}

/** Deletes the seller's archives of all its data, also one that is being prepared. */
export async function deleteSellerData(db: SellerDb, sellerId: string): Promise<void> {
  await db.rows(query.deleteFrom('export').where('seller_id', '=', sellerId).where('kind', '=', 'seller_data'));
}
