import { limits } from '@offizin/domain/limits';
import { dueAfter } from '@offizin/domain/returns/return-deadlines';
import type { Decider } from '@offizin/domain/returns/refund-limit';
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
import type { Money, Restocked, TakenStep } from '../tables.ts';
import { notifyOfStep } from './notify-of-step.ts';
import { bindMoney, type BoundMoney } from './bind-money.ts';
import { endOpen, keepProposal, overLimit } from './proposals.ts';
import { type MoneyChanges, type ReturnChanges, type ReturnRow, updateReturn } from './return-queries.ts';

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

export interface Step {
  readonly step: ReturnStep;
  readonly by: ReturnActor;
  /** Who of the shop. */
  readonly name: string | null;
  readonly now: Date;
  /** What it writes beside the state and the money. */
  readonly changes?: ReturnChanges;
  /** What goes back or is promised, of the steps that do that. */
  readonly money?: Money;
  /** What the shop saw that it costs: another sum is refused. */
  readonly seen?: number;
  /** Who of the shop decides: a limit for refunds may be theirs. */
  readonly decider?: Decider;
  /** Units that go back into the shop's stock. */
  readonly restock?: readonly Restocked[];
  /** Whether it is what was proposed to the owner, who takes it. */
  readonly accepts?: true;
}

/** What became of a step. */
export type Outcome =
  | { readonly is: 'taken' }
  /** It is above the limit of who decided and waits for the owner. */
  | { readonly is: 'proposed' }
  /** The table of steps does not allow it, or somebody was faster. */
  | { readonly is: 'not_allowed' }
  | { readonly is: 'exceeding'; readonly left: number }
  | { readonly is: 'other_cost'; readonly total: number };

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

/** What a step writes of money; an offer that is declined or withdrawn is none any more. */
function moneyChanges(state: ReturnState, { offer, refunded, effect }: BoundMoney, row: ReturnRow): MoneyChanges {
  return {
    ...(row.state === 'offered' && !isOver(state) && { offer: null }),
    ...(offer !== undefined && { offer }),
    ...(refunded !== undefined && { refunded }),
    ...(effect !== undefined && { effect: JSON.stringify(effect), booked_at: null }),
  };
}

/** What a step that is over leaves behind: jobs for the ledger and, in time, for the files. */
async function enqueueFollowing(db: SellerDb | MarketplaceDb, row: ReturnRow, ended: Date | null): Promise<void> {
  const payload = { sellerId: row.seller_id, returnId: row.id };
  await enqueueJob(db, { name: 'settle_return', payload });
  if (ended !== null)
    await enqueueJob(
      db,
      { name: 'remove_return_files', payload },
      { due: secondsAfter(ended, limits.returnFilesKept) },
    );
}

/** What a step writes of the case's own columns. */
async function written(
  db: SellerDb | MarketplaceDb,
  row: ReturnRow,
  { step, by, name, now, changes = {}, bound, ...of }: Step & { readonly bound: BoundMoney },
) {
  const state = stateAfter(step, { before: row.before_state });
  const hasEvidence = row.evidence.length > 0 || (changes.evidence !== undefined && changes.evidence !== '[]');
  const isComplete = hasEvidence || step === 'end_evidence';
  const refunded = bound.refunded ?? row.refunded;
  const taken: TakenStep = { step, at: now.toISOString(), by, name };
  // What time does begins when the time before it ended, whenever a job comes to it.
  const began = by === 'time' && row.due_at !== null ? row.due_at : now;
  return {
    ...changes,
    ...moneyChanges(state, bound, row),
    ...(of.restock !== undefined && of.restock.length > 0 && { restock: JSON.stringify(of.restock) }),
    ...endOpen(row, { is: of.accepts ? 'accepted' : 'overtaken', name, at: taken.at, words: null }),
    state,
    before_state: state === 'offered' ? row.state : null,
    steps: JSON.stringify([...row.steps, taken]),
    due_at: await dueOf(db, row, { state, refunded, isComplete, now: began }),
    ended_at: isOver(state) ? now : null,
  };
}

/**
 * Moves a return that was locked: its state, its money, its clock, and everybody who is to know, in the caller's transaction. The
 * ledger follows with a job, for it belongs to the marketplace. What is above the shop's limit for who decides is only proposed.
 */
export async function takeStep(db: SellerDb | MarketplaceDb, row: ReturnRow, taken: Step): Promise<Outcome> {
  const { step, by, now, money, seen } = taken;
  if (!mayTake(step, caseOf(row), { by, now })) return { is: 'not_allowed' };
  const bound = await bindMoney(db, row, { step, by, money });
  if (bound.is === 'exceeding') return bound;
  const total = bound.money.effect?.total ?? 0;
  if (seen !== undefined && total !== seen) return { is: 'other_cost', total };
  const decided = { ...taken, bound: bound.money };
  const over = await overLimit(db, row, decided);
  if (over !== null) return (await keepProposal(db, row, over)) ? { is: 'proposed' } : { is: 'not_allowed' };
  const changes = await written(db, row, decided);
  if (!(await updateReturn(db, row, changes))) return { is: 'not_allowed' };
  const { state, ended_at: ended } = changes;
  await notifyOfStep(db, row, { step, state, by, now });
  await enqueueFollowing(db, row, ended);
  if ('restock' in changes)
    await enqueueJob(db, { name: 'restock_return', payload: { sellerId: row.seller_id, returnId: row.id } });
  return { is: 'taken' };
}
