import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { ReturnMove } from '@offizin/contract/returns/marketplace';
import type { ReturnActor } from '@offizin/domain/returns/return-steps';
import type { Fail } from '../../../platform/fail.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { evidenceKey } from '../../files/write/evidence-files.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';
import { findEscalated, lockNumbered, type ReturnRow, updateReturn } from '../write/return-queries.ts';
import { caseOf, type Step, takeStep } from '../write/take-step.ts';
import { returnStanding } from './return-standing.ts';

type Move = InputOf<typeof marketplaceApi.moveReturn>;
type OfNumber = Pick<Move, 'db' | 'caller' | 'params'> & { readonly fail: Fail<'not_found'> };

const actors: Readonly<Record<Exclude<ReturnMove['step'], 'send'>, ReturnActor>> = {
  receive: 'carrier',
  take_offer: 'customer',
  decline_offer: 'customer',
  withdraw: 'customer',
  escalate: 'customer',
  object: 'customer',
  accept: 'marketplace',
  refund: 'marketplace',
  refuse: 'marketplace',
  rule_seller: 'marketplace',
  rule_customer: 'marketplace',
  rule_split: 'marketplace',
};

async function lockNamed({ db, caller, params, fail }: OfNumber): Promise<ReturnRow> {
  const [shop] = await findSellers(db, caller.brand, [params.externalId]);
  if (shop === undefined) return fail('not_found');
  return (await lockNumbered(db, { sellerId: shop.id, returnNo: params.returnNo })) ?? fail('not_found');
}

async function standingOf(input: OfNumber) {
  const row = await lockNamed(input);
  return returnStanding({ ...row, seller: input.params.externalId });
}

type Written = Pick<Step, 'changes' | 'money'>;

const rulingOf = ({ text, rule }: { readonly text: string; readonly rule: string | null }, now: Date) => ({
  ruling: JSON.stringify({ text, rule, decidedAt: now.toISOString() }),
});

/** What a step writes beside the state; a sum is at most what of the case has not gone back. */
function writtenBy({ body, now, fail }: Move, row: ReturnRow): Written {
  const left = row.at_stake - row.refunded;
  switch (body.step) {
    case 'take_offer':
      return { money: { of: 'sum', amount: row.offer ?? 0 } };
    case 'escalate':
    case 'object':
      return { changes: { objection_words: body.words } };
    case 'refund':
      return body.refund > left ? fail('return.invalid_state') : { money: { of: 'sum', amount: body.refund } };
    case 'refuse':
      return { changes: { shop_words: body.text } };
    case 'rule_seller':
      return { changes: rulingOf(body, now) };
    case 'rule_customer':
      return { changes: rulingOf(body, now), money: { of: 'rest' } };
    case 'rule_split':
      return body.refund >= left
        ? fail('return.invalid_state')
        : { changes: rulingOf(body, now), money: { of: 'sum', amount: body.refund } };
    default:
      return {};
  }
}

/** What the customer, the carrier or the marketplace did (ORD-22). */
export async function moveReturn(input: Move) {
  const { db, body, now, fail } = input;
  const row = await lockNamed(input);
  if (body.step === 'send') {
    if (caseOf(row).state !== 'on_the_way') return fail('return.invalid_state');
    const { courier, trackingNumber } = body;
    await updateReturn(db, row, { courier, tracking_number: trackingNumber });
    const payload = { returnId: row.id, state: row.state };
    await announceTo(db, [{ sellerId: row.seller_id, topic: 'returns', payload }]);
    return standingOf(input);
  }
  const step = { step: body.step, by: actors[body.step], name: null, now };
  const outcome = await takeStep(db, row, { ...step, ...writtenBy(input, row) });
  if (outcome.is === 'exceeding') return fail('return.exceeds_sale', { current: { left: outcome.left } });
  if (outcome.is !== 'taken') return fail('return.invalid_state');
  return standingOf(input);
}

export const readReturn = (input: InputOf<typeof marketplaceApi.readReturn>) => standingOf(input);

/** A file that the shop has sent: only ever a download. */
export async function returnEvidence(input: InputOf<typeof marketplaceApi.returnEvidence>) {
  const { app, params, fail } = input;
  const row = await lockNamed(input);
  const file = row.evidence[params.place - 1] ?? fail('not_found');
  const store = app.files ?? fail('files.unavailable');
  return { fileName: file.name, mediaType: file.mediaType, content: await store.read(evidenceKey(file)) };
}

/** The returns that the marketplace has to decide. */
export async function escalatedReturns({ db, caller }: InputOf<typeof marketplaceApi.escalatedReturns>) {
  const rows = await findEscalated(db, caller.brand);
  return { items: rows.map(returnStanding) };
}
