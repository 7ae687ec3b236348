import type { ReturnMove } from '@offizin/contract/returns/marketplace';
import type { ReturnActor } from '@offizin/domain/returns/return-steps';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { type ReturnRow, updateReturn } from './return-queries.ts';
import { caseOf, type Outcome, type Step, takeStep } from './take-step.ts';

type Moved = Exclude<ReturnMove, { readonly step: 'send' }>;
type Sent = Extract<ReturnMove, { readonly step: 'send' }>;

const actors: Readonly<Record<Moved['step'], ReturnActor>> = {
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

type Written = Pick<Step, 'changes' | 'money'>;

const rulingOf = ({ text, rule }: { readonly text: string; readonly rule: string | null }, now: Date) => ({
  ruling: JSON.stringify({ text, rule, decidedAt: now.toISOString() }),
});

/** What a step writes beside the state; null where its sum is more than what of the case has not gone back. */
function writtenBy(move: Moved, row: ReturnRow, now: Date): Written | null {
  const left = row.at_stake - row.refunded;
  switch (move.step) {
    case 'take_offer':
      return { money: { of: 'sum', amount: row.offer ?? 0 } };
    case 'escalate':
    case 'object':
      return { changes: { objection_words: move.words } };
    case 'refund':
      return move.refund > left ? null : { money: { of: 'sum', amount: move.refund } };
    case 'refuse':
      return { changes: { shop_words: move.text } };
    case 'rule_seller':
      return { changes: rulingOf(move, now) };
    case 'rule_customer':
      return { changes: rulingOf(move, now), money: { of: 'rest' } };
    case 'rule_split':
      return move.refund >= left ? null : { changes: rulingOf(move, now), money: { of: 'sum', amount: move.refund } };
    default:
      return {};
  }
}

/** Notes by which parcel goods come back that are on their way. */
async function noteParcel(db: MarketplaceDb, row: ReturnRow, { courier, trackingNumber }: Sent): Promise<Outcome> {
  if (caseOf(row).state !== 'on_the_way') return { is: 'not_allowed' };
  await updateReturn(db, row, { courier, tracking_number: trackingNumber });
  const payload = { returnId: row.id, state: row.state };
  await announceTo(db, [{ sellerId: row.seller_id, topic: 'returns', payload }]);
  return { is: 'taken' };
}

/** Takes what customer, carrier or marketplace did with a return that was locked (ORD-22). */
export async function takeMove(
  db: MarketplaceDb,
  row: ReturnRow,
  { move, now }: { readonly move: ReturnMove; readonly now: Date },
): Promise<Outcome> {
  if (move.step === 'send') return noteParcel(db, row, move);
  const written = writtenBy(move, row, now);
  if (written === null) return { is: 'not_allowed' };
  return takeStep(db, row, { step: move.step, by: actors[move.step], name: null, now, ...written });
}
