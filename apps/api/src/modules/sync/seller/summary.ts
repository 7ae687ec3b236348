import type { api } from '@offizin/contract/api';
import { brands } from '@offizin/domain/brand/brands';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { fixPlan, type RedCounts } from '@offizin/domain/sync/fix-plan';
import { progressStep } from '@offizin/domain/sync/progress';
import { syncResultTable, syncResultTypes } from '@offizin/domain/sync/result-types';
import type { InputOf } from '../../../platform/http/route.ts';
import { findWhatStands } from '../../offers/write/what-stands-queries.ts';
import { findNewestRuns, findUploadsToCorrect, isWorking } from '../read/sync-queries.ts';

/** The state of the catalogue (SYN-02, SYN-03, SYN-04, SYN-08). */
export async function summary({ db, session }: InputOf<typeof api.sync.summary>) {
  const { sellerId } = session;
  const [{ total, red, grey, causes }, runs, inProgress, uploads] = await Promise.all([
    findWhatStands(db),
    findNewestRuns(db, sellerId),
    isWorking(db, sellerId),
    findUploadsToCorrect(db, sellerId),
  ]);
  const reds = causes.filter((row) => row.colour === 'red');
  const counts: RedCounts = Object.fromEntries(reds.map((row) => [row.finding, row.products]));
  const plan = fixPlan(total, counts);
  return {
    inProgress,
    total,
    red,
    grey,
    step: progressStep(total, red),
    causes: causes
      .map((cause) => ({
        ...cause,
        remedy: syncResultTable[cause.finding].remedy,
        uploadId: cause.colour === 'red' ? (uploads.get(cause.finding) ?? null) : null,
      }))
      .toSorted(
        (a, b) => b.products - a.products || syncResultTypes.indexOf(a.finding) - syncResultTypes.indexOf(b.finding),
      ),
    plan: {
      causes: plan.causes.map(({ type, products }) => ({ finding: type, products })),
      products: plan.products,
      stepAfter: plan.stepAfter,
    },
    runs: runs.map((run) => ({
      runNo: run.no,
      kind: run.kind,
      at: run.startedAt.toISOString(),
      actorName: run.actorName,
      rows: run.summary.rows,
      red: run.summary.rejected,
      uploadId: run.uploadId,
    })),
    currency: brands[session.brand].currency,
    codeSystem: codeSystemOf(session.row.seller.country_code)?.id ?? null,
  };
}
