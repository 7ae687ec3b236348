import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { png, sendSale } from '../../modules/returns/testing/sent-sale.ts';
import type { Example } from '../../openapi/examples.ts';
import type { Recorded } from './machine-examples.ts';
import { orderIdOf, type Stage } from './stage.ts';

async function openReturn({ portal, call }: Stage): Promise<Example> {
  const number = await sendSale(portal, '48400002');
  return call('returnDecisions.open', { body: { orderId: await orderIdOf(portal, number) } });
}

const text = 'The seal was broken and a third of it is missing.';

async function addFile({ call }: Stage): Promise<{ readonly example: Example; readonly file: object }> {
  const example = await call('returnDecisions.addFile', {
    query: { fileName: 'seal.png' },
    body: png,
    contentType: 'image/png',
  });
  const { fileId, fileName } = example.reply as { readonly fileId: string; readonly fileName: string };
  return { example, file: { fileId, fileName } };
}

const target = ({ returnId, version }: Pick<ReturnDetail, 'returnId' | 'version'>) => ({
  params: { returnId },
  body: { version },
});

/** Decides about all items of a case that was asked for. */
async function decide(stage: Stage, no: string, isGiven: boolean): Promise<void> {
  const seen = await stage.cases.read(no);
  const choice = isGiven
    ? { choice: 'whole', reason: null, condition: 'sealed' }
    : { choice: 'none', reason: 'hygiene_seal', condition: 'sealed' };
  const { params, body } = target(seen);
  const items = seen.items.map(({ lineId }) => ({ lineId, amount: null, ...choice }));
  const files = isGiven ? [] : [(await addFile(stage)).file];
  const total = isGiven ? costOfAll : 0;
  await stage.call('returnDecisions.decide', { params, body: { ...body, items, text, files, total } });
}

/** What the items of a case cost before anything was sent back: less the commission. */
const costOfAll = 696 - 4640;

async function giveIn(stage: Stage): Promise<Example> {
  const no = await stage.cases.inState({ state: 'requested' });
  await decide(stage, no, false);
  const { params, body } = target(await stage.cases.read(no));
  return stage.call('returnDecisions.giveIn', { params, body: { ...body, total: costOfAll } });
}

/** The way of a case to the marketplace: what the shop proves, and how it objects to what was decided. */
async function escalated(stage: Stage): Promise<Recorded> {
  const { cases, call } = stage;
  const no = await cases.inState({ state: 'requested' });
  const step = async (name: 'escalate' | 'rule_customer', by: 'customer' | 'marketplace') =>
    cases.acts[name][by]?.({ no, seen: await cases.read(no), total: 0, amount: 0 });
  await decide(stage, no, false);
  await step('escalate', 'customer');
  const { example, file } = await addFile(stage);
  const seen = target(await cases.read(no));
  const sent = await call('returnDecisions.sendEvidence', { ...seen, body: { ...seen.body, text, files: [file] } });
  await step('rule_customer', 'marketplace');
  const ruled = target(await cases.read(no));
  const objected = { ...ruled.body, text: 'Look again.', files: [(await addFile(stage)).file] };
  const { params } = seen;
  return {
    'returns.file': await call('returns.file', { params: { ...params, of: 'shop', place: '1' } }),
    'returns.caseFile': await call('returns.caseFile', { params }),
    'returnDecisions.addFile': example,
    'returnDecisions.sendEvidence': sent,
    'returnDecisions.appeal': await call('returnDecisions.appeal', { ...ruled, body: objected }),
  };
}

/** A refund above what the owner lets own systems decide. */
async function withdrawProposal(stage: Stage): Promise<Example> {
  const no = await stage.cases.inState({ state: 'requested' });
  const limits = { manager: null, orders: null, systems: 1000 };
  await stage.cases.seller.ask('PUT /team/refund-limits', { body: limits });
  await decide(stage, no, true);
  return stage.call('returnDecisions.withdrawProposal', target(await stage.cases.read(no)));
}

/** The decisions of a return, each of a case that has come so far. */
export async function returnExamples(stage: Stage): Promise<Recorded> {
  return {
    'returnDecisions.open': await openReturn(stage),
    'returnDecisions.giveIn': await giveIn(stage),
    ...(await escalated(stage)),
    'returnDecisions.withdrawProposal': await withdrawProposal(stage),
  };
}
