import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { CustomerKind } from '@offizin/domain/returns/return-terms';
import type { ReturnActor, ReturnState, ReturnStep } from '@offizin/domain/returns/return-steps';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { askMachine, machineCall, putProducts, putSeller, type TestPortal } from '../../../testing/portal.ts';
import { send } from '../../../testing/teams.ts';
import { bookSale, png, sendSale } from './sent-sale.ts';
import { moveLateReturns } from '../jobs/move-late-returns.job.ts';
import { settleReturn } from '../jobs/settle-return.job.ts';

export const tuesday = new Date('2026-11-24T13:48:00Z');
const text = 'The seal was broken and a third of it is missing.';

/** Where a case stands that is made for a test. */
export interface Standing {
  readonly state: ReturnState;
  readonly kind?: CustomerKind | 'goodwill';
  readonly offer?: number;
  readonly refunded?: number;
  readonly warehouse?: boolean;
  /** Whether the shop has proved something. */
  readonly isProved?: boolean;
}

/** How a step was answered: whether it was taken, else with which code. */
export interface Answer {
  readonly status: number;
  readonly code: string | null;
}

/** Who works in the shop of the cases, the owner first. */
const people = [
  aUser('nuria'),
  { ...aUser('pere'), role: 'orders' as const },
  { ...aUser('mireia'), role: 'manager' as const },
];

/** A shop with orders of 24.90 and 21.50 that were sent, and cases of them in any state, which one of its people decides. */
export async function openCases(portal: TestPortal, decider: 'nuria' | 'pere' | 'mireia' = 'nuria') {
  const sellerId = await putSeller(portal, 'es', 'montseny', aSeller({ locale: 'es_ES', users: people }));
  await putProducts(portal, 'es', [aProduct({ productId: 'R-1' }), aProduct({ productId: 'R-2' })]);
  portal.setNow(tuesday);
  const seller: Browser = openBrowser(portal, 'es.localhost');
  await seller.signIn(decider);
  let number = 48_300_000;

  const book = (orderNumber: string, lines: Parameters<typeof bookSale>[2]) => bookSale(portal, orderNumber, lines);

  /** A case in this state; its number is the order's. */
  async function inState({ state, kind = 'damaged', warehouse = false, ...over }: Standing): Promise<string> {
    const no = await sendSale(portal, String((number += 1)), { warehouse });
    await askMachine(portal, marketplaceApi.putReturn, {
      brand: 'es',
      params: { externalId: 'montseny', returnNo: no },
      body: {
        orderNumber: no,
        kind: kind === 'goodwill' || kind === 'not_arrived' ? 'damaged' : kind,
        items: [
          { productId: 'R-1', units: 1 },
          { productId: 'R-2', units: 1 },
        ],
        words: null,
        requestedAt: '2026-11-23T10:40:00.000Z',
        deliveredAt: '2026-11-12T10:00:00.000Z',
      },
    });
    const file = { id: '00000000-0000-4000-8000-000000000000', name: 'seal.png', mediaType: 'image/png', bytes: 90 };
    await portal.ask(
      `update order_return set state = $2, kind = $3, before_state = $4, offer = $5, refunded = $6, evidence = $7, due_at = $8,
         steps = case when $2 in ('on_the_way', 'received') then steps || '[{"step": "accept", "at": "2026-11-23T11:00:00Z", "by": "shop", "name": null}]'
           else steps end
       where return_no = $1`,
      [
        no,
        state,
        kind,
        state === 'offered' ? 'requested' : null,
        over.offer ?? null,
        over.refunded ?? 0,
        JSON.stringify(over.isProved ? [file] : []),
        new Date(tuesday.getTime() + 3_600_000),
      ],
    );
    return no;
  }

  const idOf = async (no: string): Promise<string> => {
    const [row] = await portal.ask<{ id: string }>('select id from order_return where return_no = $1', [no]);
    return row?.id ?? '';
  };
  const read = async (no: string) => seller.ask('GET /returns/:returnId', { params: { returnId: await idOf(no) } });

  async function addFile() {
    const headers = { 'content-type': 'image/png' };
    const reply = await seller.call('POST', '/returns/evidence?fileName=seal.png', { body: png, headers });
    const { fileId, fileName } = reply.json as { fileId: string; fileName: string };
    return { fileId, fileName };
  }

  type Seen = Awaited<ReturnType<typeof read>>;
  const decide = ({ returnId, version, items }: Seen, isAll: boolean, total: number) =>
    send(seller, 'POST /returns/:returnId/decide', {
      params: { returnId },
      body: {
        version,
        total,
        text,
        files: [],
        items: items.map(({ lineId }) => ({
          lineId,
          amount: null,
          condition: 'sealed' as const,
          ...(isAll
            ? { choice: 'whole' as const, reason: null }
            : { choice: 'none' as const, reason: 'hygiene_seal' as const }),
        })),
      },
    });

  interface Taken {
    readonly no: string;
    readonly seen: Seen;
    /** What the step is to cost, where it names that. */
    readonly total: number;
    /** The sum that it names, where it names one. */
    readonly amount: number;
  }
  type Act = (of: Taken) => Promise<Answer>;

  const plain =
    (path: 'accept' | 'drop' | 'receive' | 'withdraw-offer'): Act =>
    async ({ seen: { returnId, version } }) =>
      answered(await send(seller, `POST /returns/:returnId/${path}`, { params: { returnId }, body: { version } }));
  const answered = (reply: Parameters<typeof codeOf>[0]): Answer => ({
    status: reply.status,
    code: reply.status < 300 ? null : codeOf(reply),
  });
  const moved =
    (body: (of: Taken) => object): Act =>
    async (of) => {
      const path = `/sellers/montseny/returns/${of.no}/steps`;
      const reply = await machineCall(portal, { brand: 'es', method: 'POST', path, body: body(of) });
      const { message = null } = reply.body as { message?: string };
      return { status: reply.status, code: reply.status < 300 ? null : message };
    };
  /** All due cases move; which one was meant is read from its version. */
  const late: Act = async ({ no }) => {
    const of = await idOf(no);
    await portal.ask('update order_return set due_at = $2 where id = $1 and due_at > $2', [
      of,
      new Date(tuesday.getTime() - 60_000),
    ]);
    await moveLateReturns.run(portal.jobContext(), {});
    return { status: 200, code: null };
  };
  const ruling = { text: 'x', rule: null };

  /** How each step is taken by each of those who may; a new step of the table has to be added. */
  const acts: Readonly<Record<ReturnStep, Partial<Record<ReturnActor, Act>>>> = {
    accept: { shop: plain('accept'), time: late, marketplace: moved(() => ({ step: 'accept' })) },
    refund: {
      shop: async ({ seen, total }) => answered(await decide(seen, true, total)),
      time: late,
      marketplace: moved(({ amount }) => ({ step: 'refund', refund: amount })),
    },
    refuse: {
      shop: async ({ seen }) => answered(await decide(seen, false, 0)),
      marketplace: moved(() => ({ step: 'refuse', text })),
    },
    offer: {
      shop: async ({ seen: { returnId, version }, amount }) =>
        answered(
          await send(seller, 'POST /returns/:returnId/offer', {
            params: { returnId },
            body: { version, amount, text },
          }),
        ),
    },
    take_offer: { customer: moved(() => ({ step: 'take_offer' })) },
    decline_offer: { customer: moved(() => ({ step: 'decline_offer' })), time: late },
    withdraw_offer: { shop: plain('withdraw-offer') },
    receive: { shop: plain('receive'), carrier: moved(() => ({ step: 'receive' })) },
    expire: { time: late },
    withdraw: { customer: moved(() => ({ step: 'withdraw' })) },
    escalate: { customer: moved(() => ({ step: 'escalate', words: null })) },
    object: { customer: moved(() => ({ step: 'object', words: null })) },
    drop: { shop: plain('drop'), time: late },
    close: { time: late },
    give_in: {
      shop: async ({ seen: { returnId, version }, total }) =>
        answered(
          await send(seller, 'POST /returns/:returnId/give-in', { params: { returnId }, body: { version, total } }),
        ),
    },
    end_evidence: { time: late },
    rule_seller: { marketplace: moved(() => ({ step: 'rule_seller', ...ruling })) },
    rule_customer: { marketplace: moved(() => ({ step: 'rule_customer', ...ruling })) },
    rule_split: { marketplace: moved(({ amount }) => ({ step: 'rule_split', ...ruling, refund: amount })) },
    appeal: {
      shop: async ({ seen: { returnId, version } }) =>
        answered(
          await send(seller, 'POST /returns/:returnId/appeal', {
            params: { returnId },
            body: { version, text, files: [await addFile()] },
          }),
        ),
    },
  };
  const settle = async (no: string) => settleReturn.run(portal.jobContext(), { sellerId, returnId: await idOf(no) });
  const refundsOf = async (no: string): Promise<number> => {
    const ledger = await askMachine(portal, marketplaceApi.orderLedger, { brand: 'es', params: { orderNumber: no } });
    return ledger.lines.reduce((sum, { kind, amount }) => (kind === 'refund' ? sum - amount : sum), 0);
  };
  return { seller, sellerId, acts, inState, read, book, settle, refundsOf };
}
