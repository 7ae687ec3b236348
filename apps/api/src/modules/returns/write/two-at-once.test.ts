import { type ReturnActor, type ReturnState, returnStepNames, returnSteps } from '@offizin/domain/returns/return-steps';
import { expect, test } from 'vitest';
import { portalForFile } from '../../../testing/portal.ts';
import { openCases } from '../testing/return-cases.ts';

const portal = await portalForFile();
const { acts, inState, read, settle, refundsOf } = await openCases(portal);

const steps = returnStepNames
  .flatMap((step) => Object.keys(acts[step]).map((by) => ({ step, by: by as ReturnActor })))
  .flatMap(({ step, by }) => returnSteps[step].from.map((state: ReturnState) => ({ step, by, state })));

type Of = (typeof steps)[number];

function caseFor({ step, by, state }: Of): Promise<string> {
  const isRefundedLate = step === 'refund' && by === 'time' && state === 'requested';
  return inState({
    state,
    kind: step === 'drop' ? 'goodwill' : isRefundedLate ? 'not_arrived' : 'damaged',
    warehouse: by === 'marketplace' && 'shop' in acts[step],
    isProved: step === 'refuse',
    ...(state === 'offered' && { offer: 750 }),
    ...(step === 'object' && { refunded: 1000 }),
  });
}

test.each(steps)('ORD-22 of two who $step as $by at once, from $state, one does', async (of) => {
  const { step, by, state } = of;
  const no = await caseFor(of);
  const seen = await read(no);
  const isPart = step === 'offer' || step === 'rule_split';
  const taken = { no, seen, total: 696 - 4640 - (state === 'received' ? 420 : 0), amount: isPart ? 750 : 4640 };
  const answers = await Promise.all([acts[step][by]?.(taken), acts[step][by]?.(taken)]);
  const slower = by === 'shop' ? 'return.version_conflict' : 'return.invalid_state';
  // Time is a job: it says nothing, and finds what the other did.
  const codes = answers.map((answer) => answer?.code ?? 'taken').toSorted();
  expect(codes).toEqual(by === 'time' ? ['taken', 'taken'] : [slower, 'taken']);
  const after = await read(no);
  expect([after.version, after.steps.filter((each) => each.step === step).length]).toEqual([seen.version + 1, 1]);
  await settle(no);
  await settle(no);
  // What went back before the case came to this was never booked in these cases.
  expect(await refundsOf(no)).toBe(step === 'object' ? 0 : after.refunded.amount);
});
