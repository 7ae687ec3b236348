import {
  moneyOf,
  type ReturnActor,
  type ReturnState,
  returnStepNames,
  returnSteps,
} from '@offizin/domain/returns/return-steps';
import { expect, test } from 'vitest';
import { portalForFile } from '../../../testing/portal.ts';
import { openCases } from '../testing/return-cases.ts';

const portal = await portalForFile();
const { acts, inState, read, book, settle, refundsOf } = await openCases(portal);

/** Each step of the domain's table that moves money, by each of those who may, from each state. */
const moneySteps = returnStepNames
  .filter((step) => moneyOf(step) !== null)
  .flatMap((step) => Object.keys(acts[step]).map((by) => ({ step, by: by as ReturnActor })))
  .flatMap(({ step, by }) => returnSteps[step].from.map((state: ReturnState) => ({ step, by, state })));

/** Who names no sum gives back what is left. */
const givesRest = ({ step, by }: (typeof moneySteps)[number]): boolean => by === 'time' || step === 'give_in';

/** A case at stake 46.40 of whose sale the marketplace has given back 40.00 itself; what is offered was offered before. */
async function halfGivenBack({ by, state }: (typeof moneySteps)[number]): Promise<string> {
  const kind = by === 'time' && state === 'requested' ? 'not_arrived' : 'damaged';
  const no = await inState({ state, kind, warehouse: by === 'marketplace' && state !== 'escalated', offer: 750 });
  await book(no, [[9, 'refund', -4000]]);
  return no;
}

test.each(moneySteps)('ORD-22 $step by $by from $state gives back no more than is left of the sale', async (of) => {
  const { step, by, state } = of;
  const no = await halfGivenBack(of);
  // The label is the shop's where the goods have come.
  const total = 696 - 640 - (state === 'received' ? 420 : 0);
  const answer = await acts[step][by]?.({ no, seen: await read(no), total, amount: 700 });
  await settle(no);
  const { refunded, state: now } = await read(no);
  const isField = step === 'offer' || (step === 'refund' && by === 'shop');
  const refusal = isField ? 'request.invalid' : 'return.exceeds_sale';
  expect({ code: answer?.code, state: now, refunded: refunded.amount, booked: await refundsOf(no) }).toEqual(
    givesRest(of)
      ? { code: null, state: 'refunded', refunded: 640, booked: 4640 }
      : { code: refusal, state, refunded: 0, booked: 4000 },
  );
});

test('ORD-22 of two cases of one order each counts what the other decided and the ledger does not have yet', async () => {
  const one = await inState({ state: 'escalated' });
  const seen = await read(one);
  await portal.ask(
    `insert into order_return (seller_id, brand, return_no, order_id, kind, state, items, currency, at_stake, steps, requested_at)
     select seller_id, brand, 'X-' || return_no, order_id, kind, state, items, currency, at_stake, steps, requested_at
     from order_return where return_no = $1`,
    [one],
  );
  const other = `X-${one}`;
  const both = [one, other].map(async (no) => acts.rule_customer.marketplace?.({ no, seen, total: 0, amount: 0 }));
  const answers = await Promise.all(both);
  expect(answers.map((answer) => answer?.code ?? 'taken').toSorted()).toEqual(['return.exceeds_sale', 'taken']);
  await settle(one);
  await settle(other);
  expect(await refundsOf(one)).toBe(4640);
});

test('ORD-22 who gives in after a part was refunded and objected to gives back the rest, not all again', async () => {
  const no = await inState({ state: 'escalated', refunded: 1000 });
  await book(no, [[9, 'refund', -1000]]);
  const seen = await read(no);
  const answer = await acts.give_in.shop?.({ no, seen, total: 696 - 3640, amount: 0 });
  await settle(no);
  expect([answer?.status, (await read(no)).refunded.amount, await refundsOf(no)]).toEqual([200, 4640, 4640]);
});
