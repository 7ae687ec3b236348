import type { ExportFormat, ExportQuestion } from '@offizin/contract/exports';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { type RawBuilder, sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { announce } from '../live/live-queries.ts';

const columns = [
  'id',
  'kind',
  'question',
  'status',
  'format',
  'locale',
  'time_zone',
  'rows',
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
        requested_at: wanted.now,
        expires_at: wanted.expiresAt,
        file: null,
      })
      .returning(columns),
  );
  if (row === undefined) throw new Error('the export was not written');
  return row;
}

export type ExportRecord = Awaited<ReturnType<typeof insertExport>>;

export interface ExportKey {
  readonly sellerId: string;
  readonly exportId: string;
}

export function findExport(db: SellerDb, { sellerId, exportId }: ExportKey): Promise<ExportRecord | undefined> {
  return db.first(
    query.selectFrom('export').select(columns).where('seller_id', '=', sellerId).where('id', '=', exportId),
  );
}

export async function readExportFile(db: SellerDb, { sellerId, exportId }: ExportKey): Promise<Buffer | null> {
  const row = await db.first(
    query.selectFrom('export').select('file').where('seller_id', '=', sellerId).where('id', '=', exportId),
  );
  return row?.file ?? null;
}

/** Whose rows an export is made of, beside the seller itself. */
export function findExportingSeller(db: SellerDb, sellerId: string) {
  return db.first(query.selectFrom('seller').select(['brand', 'country_code']).where('id', '=', sellerId));
}

export interface ExportResult {
  readonly status: 'ready' | 'failed';
  readonly rows: number;
  readonly file: Buffer | null;
  readonly expiresAt: Date;
}

/** Ends an export and tells the seller's browsers. */
export async function finishExport(
  db: SellerDb,
  { sellerId, exportId }: ExportKey,
  { status, rows, file, expiresAt }: ExportResult,
): Promise<void> {
  await db.rows(
    query
      .updateTable('export')
      .set({ status, rows, file, expires_at: expiresAt })
      .where('seller_id', '=', sellerId)
      .where('id', '=', exportId)
      .where('status', '=', 'preparing'),
  );
  await announce(db, { topic: 'export', payload: { exportId, state: status, done: rows, total: rows } });
}

const rowsPerFetch = 1000;

/** The rows of a statement in portions, so that a hundred thousand never lie in memory at once; one at a time in a transaction. */
export async function* readInPortions<R>(db: SellerDb, statement: RawBuilder<R>): AsyncGenerator<R[]> {
  const fetch = () => {
    const portion = db.rows(sql<R>`fetch ${sql.lit(rowsPerFetch)} from exported`);
    // Whoever stops reading does not wait for the portion that was asked for ahead.
    portion.catch(() => {});
    return portion;
  };
  // Every row will be fetched: a plan that is quick with the first ones would be slow with all.
  await db.rows(sql`set local cursor_tuple_fraction = 1`);
  await db.rows(sql`declare exported no scroll cursor for ${statement}`);
  let next = fetch();
  let isLast = false;
  while (!isLast) {
    const rows = await next;
    isLast = rows.length < rowsPerFetch;
    // The database reads on while these are written.
    if (!isLast) next = fetch();
    if (rows.length > 0) yield rows;
  }
  await db.rows(sql`close exported`);
}
