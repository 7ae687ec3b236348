import type { RunSummary } from '@offizin/contract/uploads/rows';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { beginRun, noteRunDone, removeRowsOfNoRun } from './run-begun-queries.ts';
import { finishRun } from './run-queries.ts';
import { RunRows } from './run-row-queries.ts';

interface RunBeside {
  readonly sellerId: string;
  readonly runNo: number;
  readonly now: Date;
}

/** Opens the rows of a run in a transaction of their own, which may end without the run; what such runs left is removed. */
export async function openRowsBeside(db: SellerDb, run: RunBeside): Promise<RunRows> {
  await removeRowsOfNoRun(db, run);
  await beginRun(db, run);
  return RunRows.open(db, run);
}

/** Finishes the run in its own transaction. */
export async function finishRunBeside(db: SellerDb, run: RunBeside, summary: RunSummary): Promise<void> {
  await finishRun(db, run, summary);
  await noteRunDone(db, run);
}
