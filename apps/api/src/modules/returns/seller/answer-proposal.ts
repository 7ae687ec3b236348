import type { api } from '@offizin/contract/api';
import { mayIn } from '@offizin/domain/access/roles';
import type { ProposalEnd } from '@offizin/domain/returns/refund-limit';
import { announce } from '../../events/write/announce-queries.ts';
import { notify } from '../../notifications/write/notify-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import type { KeptProposal } from '../tables.ts';
import { endOpen, openProposal } from '../write/proposals.ts';
import { type ReturnRow, updateReturn } from '../write/return-queries.ts';
import { takeStep } from '../write/take-step.ts';
import { readReturn } from './read.ts';
import { answer, lockSeen, refuse } from './seen.ts';

type Returns = typeof api.returnDecisions;
type Accept = InputOf<Returns['acceptProposal']>;
type SendBack = InputOf<Returns['sendBackProposal']>;
type Withdraw = InputOf<Returns['withdrawProposal']>;
type Any = Accept | SendBack | Withdraw;

/** Who sets limits answers what they hold back. */
function refuseOthers({ session, fail }: Accept | SendBack): void {
  if (!mayIn(session.subject.role, 'team', 'write')) fail('access.role');
}

async function lockProposed(input: Any): Promise<{ row: ReturnRow; proposal: KeptProposal }> {
  const { db, session, params, now, fail } = input;
  const row = await lockSeen(input);
  const proposal = openProposal(row);
  if (proposal !== null) return { row, proposal };
  return fail('return.no_proposal', { current: await readReturn(db, params.returnId, { session, now }) });
}

/** Takes what was proposed as it is, in the owner's name (ORD-22). */
export async function acceptProposal(input: Accept) {
  const { db, session, body, now, fail } = input;
  refuseOthers(input);
  const { row, proposal } = await lockProposed(input);
  const { step, money, words, restock } = proposal;
  const decision = money.of === 'items' && { decision: JSON.stringify(money.items) };
  const outcome = await takeStep(db, row, {
    step,
    by: 'shop',
    decider: session.subject.role,
    name: session.userName,
    now,
    money,
    restock,
    changes: { ...decision, ...(step !== 'give_in' && { shop_words: words }) },
    accepts: true,
    ...(step !== 'offer' && { seen: body.total }),
  });
  if (outcome.is === 'exceeding') return fail('return.exceeds_sale', { current: { left: outcome.left } });
  if (outcome.is === 'other_cost') return fail('return.other_cost', { current: { total: outcome.total } });
  return outcome.is === 'taken' ? answer(input) : refuse(input, 'return.invalid_state');
}

/** Ends the open proposal without a decision; the case and its deadline stay as they are. */
async function end(input: Any, is: ProposalEnd, words: string | null) {
  const { db, session, now } = input;
  const { row } = await lockProposed(input);
  const ended = endOpen(row, { is, name: session.userName, at: now.toISOString(), words });
  if (!(await updateReturn(db, row, ended))) return refuse(input, 'return.version_conflict');
  const { id: returnId, return_no: number, state, version } = row;
  await announce(db, { topic: 'returns', payload: { returnId, state } });
  const dedupeKey = `return:${returnId}:sent_back:${version}`;
  if (is === 'sent_back')
    await notify(db, { kind: 'return_sent_back', params: { number, returnId }, dedupeKey, at: now });
  return answer(input);
}

export async function sendBackProposal(input: SendBack) {
  refuseOthers(input);
  return end(input, 'sent_back', input.body.text);
}

export const withdrawProposal = (input: Withdraw) => end(input, 'withdrawn', null);
