import { limits } from '@offizin/domain/limits';
import { dueAfter } from '@offizin/domain/returns/return-deadlines';
import {
  isOver,
  mayTake,
  type ReturnActor,
  type ReturnCase,
  type ReturnState,
  type ReturnStep,
  stateAfter,
} from '@offizin/domain/returns/return-steps';
import { kindRules, returnTerms } from '@offizin/domain/returns/return-terms';
import { secondsAfter } from '../../../platform/clock.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { readCalendarOf } from '../../calendar/write/read-calendars.ts';
import type { TakenStep } from '../tables.ts';
import { notifyOfStep } from './notify-of-step.ts';
import { type ReturnChanges, type ReturnRow, updateReturn } from './return-queries.ts';

/** What of a row decides which steps it allows. */
export function caseOf(row: ReturnRow): ReturnCase {
  return {
    kind: row.kind,
    state: row.state,
    before: row.before_state,
    taken: row.steps.flatMap(({ step }) => (step === 'request' ? [] : [step])),
    isPart: row.refunded < row.at_stake && !kindRules[row.kind].ofShop,
    dueAt: row.due_at,
    hasEvidence: row.evidence.length > 0,
    warehouse: row.warehouse,
  };
}

/** Whether the shop said nothing in time, so that money went back by itself. */
export const isSilent = ({ steps }: Pick<ReturnRow, 'steps'>): boolean =>
  steps.some(({ step, by }) => step === 'refund' && by === 'time');

/** Whether the goods are on their way or have come. */
export const isSent = ({ steps }: Pick<ReturnRow, 'steps'>): boolean =>
  steps.some(({ step }) => step === 'accept' || step === 'receive');

export interface Step {
  readonly step: ReturnStep;
  readonly by: ReturnActor;
  /** Who of the shop. */
  readonly name: string | null;
  readonly now: Date;
  /** What it writes beside the state. */
  readonly changes?: ReturnChanges;
}

interface Standing {
  readonly state: ReturnState;
  readonly refunded: number;
  /** Whether the marketplace waits for nothing more that proves something. */
  readonly isComplete: boolean;
  readonly now: Date;
}

/** By when a state of a return that begins now ends, by the shop's calendar. */
export async function dueOf(
  db: SellerDb | MarketplaceDb,
  row: Pick<ReturnRow, 'seller_id' | 'brand' | 'kind' | 'at_stake' | 'steps' | 'warehouse'>,
  { state, refunded, isComplete, now }: Standing,
): Promise<Date | null> {
  const { working: calendar } = await readCalendarOf(db, row.seller_id, now);
  return dueAfter(state, now, {
    calendar,
    terms: returnTerms[row.brand],
    isPart: refunded < row.at_stake && !kindRules[row.kind].ofShop,
    isComplete,
    isAppealed: row.steps.some(({ step }) => step === 'appeal'),
    warehouse: row.warehouse,
  });
}

/**
 * Moves a return that was locked: its state, its clock, and everybody who is to know, in the caller's transaction. The ledger follows
 * with a job, for it belongs to the marketplace. False where the table of steps does not allow it.
 */
export async function takeStep(
  db: SellerDb | MarketplaceDb,
  row: ReturnRow,
  { step, by, name, now, changes = {} }: Step,
): Promise<boolean> {
  if (!mayTake(step, caseOf(row), { by, now })) return false;
  const state = stateAfter(step, { before: row.before_state });
  const taken: TakenStep = { step, at: now.toISOString(), by, name };
  const hasEvidence = row.evidence.length > 0 || (changes.evidence !== undefined && changes.evidence !== '[]');
  const isComplete = hasEvidence || step === 'end_evidence';
  const refunded = Number(changes.refunded ?? row.refunded);
  // What time does begins when the time before it ended, whenever a job comes to it.
  const began = by === 'time' && row.due_at !== null ? row.due_at : now;
  const dueAt = await dueOf(db, row, { state, refunded, isComplete, now: began });
  const ended = isOver(state) ? now : null;
  const written = await updateReturn(db, row, {
    ...changes,
    ...(changes.effect !== undefined && { booked_at: null }),
    state,
    before_state: state === 'offered' ? row.state : null,
    steps: JSON.stringify([...row.steps, taken]),
    due_at: dueAt,
    ended_at: ended,
  });
  if (!written) return false;
  await notifyOfStep(db, row, { step, state, by, now });
  await enqueueJob(db, { name: 'settle_return', payload: { sellerId: row.seller_id, returnId: row.id } });
  if (ended !== null)
    await enqueueJob(
      db,
      { name: 'remove_return_files', payload: { sellerId: row.seller_id, returnId: row.id } },
      { due: secondsAfter(now, limits.returnFilesKept) },
    );
  return true;
}
