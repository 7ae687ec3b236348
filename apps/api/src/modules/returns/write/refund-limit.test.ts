import { shopBase } from '@offizin/contract/shop-api';
import { noRefundLimits, type RefundLimits } from '@offizin/domain/returns/refund-limit';
import {
  moneyOf,
  type ReturnActor,
  type ReturnState,
  returnStepNames,
  returnSteps,
} from '@offizin/domain/returns/return-steps';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, openBrowser } from '../../../testing/browser.ts';
import { portalForFile } from '../../../testing/portal.ts';
import { send } from '../../../testing/teams.ts';
import { openCases } from '../testing/return-cases.ts';

const portal = await portalForFile();
const { acts, inState, read, book, settle, refundsOf, seller: pere, sellerId } = await openCases(portal, 'pere');
const owner = openBrowser(portal, 'es.localhost', '198.51.100.7');
await owner.signIn('nuria');

const limit = (limits: Partial<RefundLimits>) =>
  portal.ask('update seller set refund_limits = $2 where id = $1', [sellerId, { ...noRefundLimits, ...limits }]);

/** Each step of the domain's table that moves money, by each of those who may, from each state. */
const moneySteps = returnStepNames
  .filter((step) => moneyOf(step) !== null)
  .flatMap((step) => Object.keys(acts[step]).map((by) => ({ step, by: by as ReturnActor })))
  .flatMap(({ step, by }) => returnSteps[step].from.map((state: ReturnState) => ({ step, by, state })));

const fullCost = (state: ReturnState): number => 696 - 4640 - (state === 'received' ? 420 : 0);
const proposalOf = async (no: string) => (await read(no)).proposal;

/** A case whose full refund has been proposed by who may give back ten at most. */
async function proposed(state: 'requested' | 'received' = 'received'): Promise<string> {
  const no = await inState({ state });
  await acts.refund.shop?.({ no, seen: await read(no), total: fullCost(state), amount: 4640 });
  expect(await proposalOf(no)).toMatchObject({ sum: 4640, sentBack: null });
  return no;
}

async function answer(no: string, act: 'accept' | 'send-back' | 'withdraw', by = owner) {
  const { returnId, version, state } = await read(no);
  const bodies = { accept: { version, total: fullCost(state) }, 'send-back': { version, text: 'Only half.' } };
  const body = act === 'withdraw' ? { version } : bodies[act];
  return send(by, `POST /returns/:returnId/${act}-proposal`, { params: { returnId }, body });
}

beforeEach(() => limit({ orders: 1000 }));

test.each(moneySteps)('ORD-22 $step by $by from $state is only proposed above the limit of who decides', async (of) => {
  const { step, by, state } = of;
  const kind = by === 'time' && state === 'requested' ? 'not_arrived' : 'damaged';
  const offered = state === 'offered' && { offer: 1100 };
  const no = await inState({ state, kind, warehouse: by === 'marketplace' && state !== 'escalated', ...offered });
  const seen = await read(no);
  const reply = await acts[step][by]?.({ no, seen, total: fullCost(state), amount: 1100 });
  await settle(no);
  const { state: now, refunded, offer, proposal } = await read(no);
  const isHeldBack = now === state && offer === null && refunded.amount === 0 && (await refundsOf(no)) === 0;
  expect(reply?.code).toBeNull();
  expect([isHeldBack, proposal?.step ?? null, proposal?.limit ?? null]).toEqual(
    by === 'shop' ? [true, step, 1000] : [false, null, null],
  );
});

test('ORD-22 what is within the limit is carried out, and a goodwill above it is proposed like any other', async () => {
  await limit({ orders: 4640 });
  const no = await inState({ state: 'requested' });
  expect(await acts.refund.shop?.({ no, seen: await read(no), total: fullCost('requested'), amount: 0 })).toMatchObject(
    {
      status: 200,
    },
  );
  expect(await read(no)).toMatchObject({ state: 'refunded', proposal: null, limit: 4640 });
  await limit({ orders: 4639 });
  const own = await inState({ state: 'requested', kind: 'goodwill' });
  await acts.refund.shop?.({ no: own, seen: await read(own), total: fullCost('requested'), amount: 0 });
  expect(await read(own)).toMatchObject({ state: 'requested', proposal: { step: 'refund', sum: 4640, limit: 4639 } });
});

test('ORD-22 several steps of a case count together, and shipping counts', async () => {
  await limit({ orders: 4000 });
  const no = await inState({ state: 'escalated', refunded: 3000 });
  await book(no, [[9, 'refund', -3000]]);
  await acts.give_in.shop?.({ no, seen: await read(no), total: 696 - 1640, amount: 0 });
  expect(await read(no)).toMatchObject({ state: 'escalated', proposal: { step: 'give_in', sum: 4640 } });
  await limit({ orders: 4640 });
  const other = await inState({ state: 'requested', kind: 'withdrawal' });
  await book(other, [[9, 'shipping', 390]]);
  await portal.ask('update order_return set shipping = 390 where return_no = $1', [other]);
  await acts.refund.shop?.({ no: other, seen: await read(other), total: fullCost('requested') - 390, amount: 0 });
  expect(await proposalOf(other)).toMatchObject({ sum: 5030, total: fullCost('requested') - 390 });
});

test('ORD-22 the owner takes a proposal as it is, in their name, and it is booked once', async () => {
  const no = await proposed();
  expect((await read(no)).proposal).toMatchObject({ by: 'orders', name: 'User pere', owners: ['User nuria'] });
  const answers = await Promise.all([answer(no, 'accept'), answer(no, 'accept')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await settle(no);
  expect(await refundsOf(no)).toBe(4640);
  const { steps, state, proposal } = await read(no);
  expect([state, proposal, steps.at(-1)]).toEqual([
    'refunded',
    null,
    { step: 'refund', by: 'shop', name: 'User nuria', at: '2026-11-24T13:48:00.000Z' },
  ]);
  const [row] = await portal.ask<{ proposals: unknown[] }>('select proposals from order_return where return_no = $1', [
    no,
  ]);
  expect(row?.proposals).toMatchObject([{ name: 'User pere', ended: { is: 'accepted', name: 'User nuria' } }]);
  expect(codeOf(await answer(no, 'accept'))).toBe('return.no_proposal');
});

test('ORD-22 only owners accept and send back; what is sent back is seen until the next step', async () => {
  const no = await proposed();
  expect(codeOf(await answer(no, 'accept', pere))).toBe('access.role');
  expect(codeOf(await answer(no, 'send-back', pere))).toBe('access.role');
  expect((await answer(no, 'send-back')).status).toBe(200);
  expect(await proposalOf(no)).toMatchObject({ sentBack: { name: 'User nuria', text: 'Only half.' } });
  expect(codeOf(await answer(no, 'withdraw', pere))).toBe('return.no_proposal');
  await acts.refund.time?.({ no, seen: await read(no), total: 0, amount: 0 });
  expect(await read(no)).toMatchObject({ state: 'refunded', silent: true, proposal: null });
  const kinds = await portal.ask<{ kind: string }>(
    `select kind from notification where params ->> 'number' = $1 order by created_at, kind`,
    [no],
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['return_proposed', 'return_sent_back']));
});

test.each<[string, (no: string) => Promise<unknown>, string, number]>([
  ['silence', async (no) => acts.refund.time?.({ no, seen: await read(no), total: 0, amount: 0 }), 'refunded', 4640],
  [
    'the shop’s own refusal',
    async (no) => acts.refuse.shop?.({ no, seen: await read(no), total: 0, amount: 0 }),
    'refused',
    0,
  ],
  [
    'an offer within the limit',
    async (no) => acts.offer.shop?.({ no, seen: await read(no), total: 0, amount: 900 }),
    'offered',
    0,
  ],
  ['taking it back', async (no) => answer(no, 'withdraw', pere), 'received', 0],
])('ORD-22 a proposal ends by %s', async (_, act, state, refunded) => {
  const no = await proposed();
  await portal.ask(
    `update order_return set evidence = '[{"fileId": "00000000-0000-4000-8000-000000000000", "name": "seal.png", "mediaType": "image/webp", "bytes": 90}]'
     where return_no = $1`,
    [no],
  );
  await act(no);
  expect(await read(no)).toMatchObject({ state, refunded: { amount: refunded }, proposal: null });
  expect(codeOf(await answer(no, 'accept'))).toBe('return.no_proposal');
});

test('ORD-22 a newer proposal takes the place of the one before, and of two at once one is kept', async () => {
  const no = await proposed();
  await acts.offer.shop?.({ no, seen: await read(no), total: 0, amount: 1100 });
  expect(await proposalOf(no)).toMatchObject({ step: 'offer', amount: 1100, total: 0 });
  expect((await answer(no, 'accept')).json).toMatchObject({
    state: 'offered',
    offer: { amount: 1100 },
    proposal: null,
  });
  const other = await inState({ state: 'received' });
  const seen = await read(other);
  const both = [1100, 1200].map((amount) => acts.offer.shop?.({ no: other, seen, total: 0, amount }));
  const codes = (await Promise.all(both)).map((reply) => reply?.code ?? 'proposed');
  expect(codes.toSorted()).toEqual(['proposed', 'return.version_conflict']);
});

test('ORD-22 own systems have a limit of their own, whoever made their token, and answer no proposal', async () => {
  const body = { name: 'Till', scopes: ['returns:read', 'returns:decide'] as const, days: 30 as const };
  const { secret } = await owner.ask('POST /api-tokens', { body: { ...body, scopes: [...body.scopes] } });
  const offer = async (no: string, path = 'offer') => {
    const { returnId, version } = await read(no);
    return portal.server.inject({
      method: 'POST',
      url: `${shopBase}/returns/${returnId}/${path}`,
      headers: {
        host: 'es.localhost',
        'x-forwarded-for': '203.0.113.9',
        authorization: `Bearer ${secret}`,
        'idempotency-key': `${no}-${path}-${version}`,
      },
      payload: path === 'offer' ? { version, amount: 1100, text: '' } : { version },
    });
  };
  const free = await inState({ state: 'received' });
  expect((await offer(free)).json()).toMatchObject({ state: 'offered', limit: null });
  await limit({ systems: 1000 });
  const held = await inState({ state: 'received' });
  expect((await offer(held)).json()).toMatchObject({ state: 'received', proposal: { by: 'systems', amount: 1100 } });
  expect((await offer(held, 'accept-proposal')).statusCode).toBe(404);
  expect((await offer(held, 'withdraw-proposal')).json()).toMatchObject({ proposal: null });
});
