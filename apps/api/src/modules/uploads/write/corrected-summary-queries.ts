import type { RowResult, RunSummary } from '@offizin/contract/uploads/rows';
import { syncResultTable, type SyncResultType } from '@offizin/domain/sync/result-types';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { countsNow, findRunsOfUpload, isIncompleteRow, type RunsOfUpload } from './rows-now-queries.ts';
import type { UploadKey } from './upload-write-queries.ts';

interface RowCount {
  /** Whether they are rows as they were before any correction; the others are those that count now. */
  readonly before: boolean;
  readonly result: RowResult;
  readonly warned: boolean;
  readonly leaves: boolean;
  readonly returns: boolean;
  readonly finding: SyncResultType | null;
  readonly incomplete: boolean;
  readonly repriced: boolean;
  readonly rows: number;
}

/** The corrected rows as they were and as they are, counted by all that a summary tells apart. */
function countCorrected(db: SellerDb, of: RunsOfUpload): Promise<RowCount[]> {
  const { sellerId, runs, since } = of;
  const [own = 0, ...correcting] = runs;
  return db.rows(sql<RowCount>`
    select r.run_no = ${own}::bigint as before, r.verdict as result, r.warned, r.leaves, r.returns, r.finding,
      ${isIncompleteRow} is true as incomplete, r.verdict = 'changed' and r.price is distinct from r.old_price as repriced,
      count(*)::integer as rows
    from run_row r
    where r.seller_id = ${sellerId}::uuid and r.at >= ${since}::timestamptz and (r.run_no = ${own}::bigint or ${countsNow(of)})
      and r.row_number in (select c.row_number from run_row c
        where c.seller_id = ${sellerId}::uuid and c.run_no = any(${correcting}::bigint[]) and c.at >= ${since}::timestamptz)
    group by 1, 2, 3, 4, 5, 6, 7, 8`);
}

type Sums = { -readonly [K in keyof RunSummary]: RunSummary[K] };

function count(sums: Sums, { before, rows, ...row }: RowCount): void {
  const by = before ? -rows : rows;
  sums[row.result] += by;
  if (row.warned) sums.warned += by;
  if (row.leaves) sums.leaving += by;
  if (row.returns) sums.returning = (sums.returning ?? 0) + by;
  if (row.repriced) sums.priceChanges += by;
  const { finding } = row;
  if (finding === null) return;
  sums.findings = { ...sums.findings, [finding]: (sums.findings[finding] ?? 0) + by };
  if (row.result !== 'rejected') return;
  const cause = row.incomplete ? 'incomplete' : syncResultTable[finding].cause;
  sums.causes = { ...sums.causes, [cause]: (sums.causes[cause] ?? 0) + by };
}

/** Counts an applied upload again with the rows that were corrected afterwards, and keeps the sums with it (UPL-09). */
export async function recountCorrected(db: SellerDb, key: UploadKey): Promise<void> {
  const { sellerId, uploadId } = key;
  const runs = await findRunsOfUpload(db, key);
  const summaryOf = sql<{ summary: RunSummary }>`
    select summary from catalogue_run where seller_id = ${sellerId}::uuid and no = ${runs?.runs[0] ?? 0}::bigint`;
  const own = (await db.first(summaryOf))?.summary;
  if (runs === undefined || own === undefined) return;
  const counted = runs.runs.length < 2 ? [] : await countCorrected(db, runs);
  const sums: Sums = { ...own };
  for (const rows of counted) count(sums, rows);
  const corrected = counted.reduce((sum, { before, rows }) => (before ? sum : sum + rows), 0);
  const statement = sql`
    update offer_upload set corrected_rows = ${corrected}, corrected_summary = ${corrected === 0 ? null : JSON.stringify(sums)}::jsonb
    where seller_id = ${sellerId}::uuid and id = ${uploadId}::uuid`;
  await db.rows(statement);
}
