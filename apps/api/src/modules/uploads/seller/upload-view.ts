import type { Upload } from '@offizin/contract/uploads/upload';
import { brands } from '@offizin/domain/brand/brands';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../platform/clock.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { seesPurchasePrices } from '../../purchase-prices/write/sees-purchase-prices.ts';
import { withoutSamples } from './purchase-price-column.ts';
import type { RunsOfUpload } from '../write/rows-now-queries.ts';
import type { UploadRecord } from '../read/upload-queries.ts';

/** Until when an upload can still be reverted, or null. */
export function revertibleUntil(
  { state, applied_at: appliedAt }: Pick<UploadRecord, 'state' | 'applied_at'>,
  now: Date,
): Date | null {
  if (state !== 'applied' || appliedAt === null) return null;
  const until = secondsAfter(appliedAt, limits.uploadRevertWindow);
  return until > now ? until : null;
}

function correctingView({
  checkRun: _checkRun,
  ...correcting
}: NonNullable<UploadRecord['correcting']>): NonNullable<Upload['correcting']> {
  return correcting;
}

/** The runs that the rows of an upload are of; null before any. */
export function runsOf(row: UploadRecord): RunsOfUpload | null {
  const run = row.apply_run ?? row.check_run;
  const correcting = row.apply_run === null ? [] : row.runs_correcting;
  return run === null ? null : { sellerId: row.seller_id, runs: [run, ...correcting], since: row.created_at };
}

function readingView({ reading }: UploadRecord, session: ActiveSession): Upload['reading'] {
  if (reading === null) return null;
  // Of uploads from before columns were described.
  const described = { ...reading, columns: reading.columns ?? [] };
  return seesPurchasePrices(session) ? described : withoutSamples(described);
}

export function uploadView(row: UploadRecord, session: ActiveSession, now: Date): Upload {
  const checked = row.state === 'checking' ? 0 : row.checked_corrections;
  return {
    id: row.id,
    fileName: row.file_name,
    type: row.type,
    size: row.size,
    state: row.state,
    problem: row.problem,
    source: row.source,
    uploadedBy: row.uploaded_by,
    createdAt: row.created_at.toISOString(),
    appliedAt: row.applied_at?.toISOString() ?? null,
    revertibleUntil: revertibleUntil(row, now)?.toISOString() ?? null,
    rechecking: row.state === 'ready' && checked < row.corrections,
    checkMilliseconds: row.check_milliseconds,
    currency: brands[session.brand].currency,
    codeSystem: codeSystemOf(session.row.seller.country_code)?.id ?? null,
    reading: readingView(row, session),
    summary: row.summary,
    reverted: row.reverted,
    sameFileAs: row.same_file_as,
    corrects: row.corrects,
    correctedRows: row.corrected_rows,
    correcting: row.correcting === null ? null : correctingView(row.correcting),
    recalled: row.recalled,
  };
}
