import type { api } from '@offizin/contract/api';
import {
  type DecisionFault,
  decisionFaults,
  decisionTextMin,
  stepOfDecision,
} from '@offizin/domain/returns/return-decision';
import { mostRestocked } from '@offizin/domain/returns/restock';
import type { FieldError } from '@offizin/contract/errors';
import { limits } from '@offizin/domain/limits';
import { takeEvidence } from '../../files/write/evidence-files.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertReturnMoved } from '../../events/write/marketplace-event-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { deciderOf } from './decider.ts';
import type { Restocked } from '../tables.ts';
import { type ReturnChanges, type ReturnRow, updateReturn } from '../write/return-queries.ts';
import { dueOf, type Step, takeStep } from '../write/take-step.ts';
import { itemsOf } from './return-view.ts';
import { answer, lockSeen, refuse } from './seen.ts';

type Returns = typeof api.returnDecisions;
type Accept = InputOf<Returns['accept']>;
type Drop = InputOf<Returns['drop']>;
type Receive = InputOf<Returns['receive']>;
type Withdraw = InputOf<Returns['withdrawOffer']>;
type Decide = InputOf<Returns['decide']>;
type GiveIn = InputOf<Returns['giveIn']>;
type Send = InputOf<Returns['sendEvidence']>;
type Appeal = InputOf<Returns['appeal']>;
type Offer = InputOf<Returns['offer']>;
type Any = Accept | Drop | Receive | Withdraw | Decide | GiveIn | Send | Appeal | Offer;

type Taken = Pick<Step, 'step' | 'changes' | 'money' | 'seen' | 'restock'>;

const taken = ({ db, session, now }: Any, row: ReturnRow, step: Taken) =>
  takeStep(db, row, { ...step, by: 'shop', decider: deciderOf(session), name: session.userName, now });

/** Takes a step that moves no money. */
async function take(input: Any, row: ReturnRow, step: Pick<Taken, 'step' | 'changes'>) {
  const { is } = await taken(input, row, step);
  return is === 'taken' ? answer(input) : refuse(input, 'return.invalid_state');
}

/** Refuses a sum that is more than the ledger has left of the sale, at the field that names it. */
const tooLarge = ({ fail }: Decide | Offer, path: string, limit: number) =>
  fail('request.invalid', { errors: [{ path, code: 'field.too_large', params: { limit } }] });

export const accept = async (input: Accept) => take(input, await lockSeen(input), { step: 'accept' });
export const drop = async (input: Drop) => take(input, await lockSeen(input), { step: 'drop' });
export const receive = async (input: Receive) => take(input, await lockSeen(input), { step: 'receive' });
export const withdrawOffer = async (input: Withdraw) => take(input, await lockSeen(input), { step: 'withdraw_offer' });

/** The files of the case with those that are sent now. */
async function withFiles(input: Decide | Send | Appeal, row: ReturnRow) {
  const { db, body, fail } = input;
  const files = (await takeEvidence(db, body.files)) ?? fail('not_found');
  if (row.evidence.length + files.length > limits.returnEvidenceFiles) {
    const params = { limit: limits.returnEvidenceFiles };
    fail('request.invalid', { errors: [{ path: 'body.files', code: 'field.too_large', params }] });
  }
  return [...row.evidence, ...files];
}

function fieldError(items: Decide['body']['items'], fault: DecisionFault): FieldError {
  const at = 'lineId' in fault ? items.findIndex(({ lineId }) => lineId === fault.lineId) : -1;
  switch (fault.at) {
    case 'items':
      return { path: 'body.items', code: 'field.invalid' };
    case 'amount':
    case 'reason':
      return { path: `body.items.${at}.${fault.at}`, code: 'field.required' };
    case 'text':
      return { path: 'body.text', code: 'field.too_short', params: { limit: decisionTextMin } };
    case 'files':
      return { path: 'body.files', code: 'field.required' };
  }
}

/** The units that go back into the shop's stock: of what came back and may, at most as many as came. */
async function readRestock({ db, body, fail }: Decide, row: ReturnRow): Promise<readonly Restocked[]> {
  const { restock = [] } = body;
  if (restock.length === 0) return restock;
  const items = await itemsOf(db, row);
  const errors = restock.flatMap(({ lineId, units }, at): FieldError[] => {
    const item = items.find((each) => each.lineId === lineId);
    const decided = body.items.find((each) => each.lineId === lineId);
    const isTwice = restock.findIndex((each) => each.lineId === lineId) !== at;
    if (!item?.restock || decided === undefined || isTwice)
      return [{ path: `body.restock.${at}`, code: 'field.invalid' }];
    const limit = mostRestocked(item.units, decided);
    return units > limit ? [{ path: `body.restock.${at}.units`, code: 'field.too_large', params: { limit } }] : [];
  });
  return errors.length > 0 ? fail('request.invalid', { errors }) : restock;
}

/** Decides about each item, for good (ORD-22). */
export async function decide(input: Decide) {
  const { body, fail } = input;
  const row = await lockSeen(input);
  const evidence = await withFiles(input, row);
  const { items } = body;
  const faults = decisionFaults(row.kind, row.items, { items, text: body.text, evidence: evidence.length });
  if (faults.length > 0) fail('request.invalid', { errors: faults.map((fault) => fieldError(items, fault)) });
  const step = stepOfDecision(items);
  const decided: ReturnChanges = {
    decision: JSON.stringify(items),
    shop_words: body.text || null,
    evidence: JSON.stringify(evidence),
  };
  if (step === 'refuse') return take(input, row, { step, changes: decided });
  const restock = await readRestock(input, row);
  const money = { of: 'items', items } as const;
  const outcome = await taken(input, row, { step, changes: decided, restock, money, seen: body.total });
  if (outcome.is === 'exceeding') return tooLarge(input, 'body.items', outcome.left);
  if (outcome.is === 'other_cost') return fail('return.other_cost', { current: { total: outcome.total } });
  return outcome.is === 'not_allowed' ? refuse(input, 'return.invalid_state') : answer(input);
}

/** Gives back what is left after the shop had refused. */
export async function giveIn(input: GiveIn) {
  const { body, fail } = input;
  const row = await lockSeen(input);
  const outcome = await taken(input, row, { step: 'give_in', money: { of: 'rest' }, seen: body.total });
  if (outcome.is === 'exceeding') return fail('return.exceeds_sale', { current: { left: outcome.left } });
  if (outcome.is === 'other_cost') return fail('return.other_cost', { current: { total: outcome.total } });
  return outcome.is === 'not_allowed' ? refuse(input, 'return.invalid_state') : answer(input);
}

export async function offer(input: Offer) {
  const { body } = input;
  const { amount, text } = body;
  const row = await lockSeen(input);
  if (amount >= row.at_stake) return tooLarge(input, 'body.amount', row.at_stake - 1);
  const changes = { shop_words: text || null };
  const outcome = await taken(input, row, { step: 'offer', changes, money: { of: 'sum', amount } });
  if (outcome.is === 'exceeding') return tooLarge(input, 'body.amount', outcome.left);
  return outcome.is === 'not_allowed' ? refuse(input, 'return.invalid_state') : answer(input);
}

/** What the shop can prove while the marketplace has not decided: no step, but the marketplace learns of it. */
export async function sendEvidence(input: Send) {
  const { db, session, body, now } = input;
  const row = await lockSeen(input);
  if (row.state !== 'escalated') return refuse(input, 'return.invalid_state');
  const evidence = JSON.stringify(await withFiles(input, row));
  const due = await dueOf(db, row, { state: row.state, refunded: row.refunded, isComplete: true, now });
  const words = body.text && { shop_words: body.text };
  if (!(await updateReturn(db, row, { evidence, due_at: due, ...words })))
    return refuse(input, 'return.version_conflict');
  const { return_no: returnNo, order_number: orderNumber, state } = row;
  await insertReturnMoved(db, { sellerId: session.sellerId, orderNumber, now }, { returnNo, step: 'evidence', state });
  await announce(db, { topic: 'returns', payload: { returnId: row.id, state } });
  return answer(input);
}

export async function appeal(input: Appeal) {
  const row = await lockSeen(input);
  const evidence = JSON.stringify(await withFiles(input, row));
  return take(input, row, { step: 'appeal', changes: { evidence, shop_words: input.body.text } });
}
