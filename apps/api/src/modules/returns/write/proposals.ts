import { type Decider, isLimited, isOverLimit, limitOf, sumOfCase } from '@offizin/domain/returns/refund-limit';
import { moneyOf, type ReturnActor, type ReturnStep } from '@offizin/domain/returns/return-steps';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { findRefundLimits } from '../../sellers/write/refund-limits-queries.ts';
import type { KeptProposal, Money, Restocked } from '../tables.ts';
import type { BoundMoney } from './bind-money.ts';
import { type ReturnChanges, type ReturnRow, updateReturn } from './return-queries.ts';

/** The proposal that waits for the owner; null where none does. */
export const openProposal = ({ proposals }: Pick<ReturnRow, 'proposals'>): KeptProposal | null =>
  proposals?.find(({ ended }) => ended === null) ?? null;

/** What is written where the open proposal ends; nothing without one. */
export function endOpen(
  { proposals, steps }: Pick<ReturnRow, 'proposals' | 'steps'>,
  how: Omit<NonNullable<KeptProposal['ended']>, 'steps'>,
): Pick<ReturnChanges, 'proposals'> {
  if (openProposal({ proposals }) === null) return {};
  const ended = { ...how, steps: steps.length };
  const all = proposals?.map((each) => (each.ended === null ? { ...each, ended } : each));
  return { proposals: JSON.stringify(all) };
}

interface Decided {
  readonly step: ReturnStep;
  readonly by: ReturnActor;
  readonly decider?: Decider;
  readonly name: string | null;
  readonly now: Date;
  readonly money?: Money;
  readonly changes?: ReturnChanges;
  readonly restock?: readonly Restocked[];
  /** What the step would make binding. */
  readonly bound: BoundMoney;
}

export interface Proposed {
  readonly proposal: KeptProposal;
  /** The files that were sent with it stay with the case. */
  readonly evidence: ReturnChanges['evidence'];
}

/**
 * What of a decision is only a proposal to the owner, because the whole case then comes to more than the limit of who decides; null
 * where it is carried out. Only the shop has limits: what the marketplace, the customer and time do is theirs (ORD-22).
 */
export async function overLimit(
  db: SellerDb | MarketplaceDb,
  row: ReturnRow,
  { step, by, decider, name, now, money, changes, restock = [], bound }: Decided,
): Promise<Proposed | null> {
  if (by !== 'shop' || moneyOf(step) === null || money === undefined) return null;
  if (decider === undefined) throw new Error(`the step ${step} is decided by nobody of the shop`);
  if (!isLimited(decider)) return null;
  const limit = limitOf(await findRefundLimits(db, row.seller_id), decider);
  const { refunded = row.refunded, effect = row.effect, offer = 0 } = bound;
  const of = { refunded, shippingRefund: effect?.shippingRefund ?? 0, offer };
  if (limit === null || !isOverLimit(limit, of)) return null;
  const proposal: KeptProposal = {
    step,
    money,
    words: changes?.shop_words ?? null,
    restock,
    sum: sumOfCase(of),
    total: bound.effect?.total ?? 0,
    limit,
    by: decider,
    name,
    at: now.toISOString(),
    ended: null,
  };
  return { proposal, evidence: changes?.evidence };
}

/** Keeps a proposal in the place of the one before, and notifies the shop; false where somebody was faster. */
export async function keepProposal(
  db: SellerDb | MarketplaceDb,
  row: ReturnRow,
  { proposal, evidence }: Proposed,
): Promise<boolean> {
  const { name, at } = proposal;
  const before = (row.proposals ?? []).map((each) =>
    each.ended === null
      ? { ...each, ended: { is: 'overtaken', name, at, steps: row.steps.length, words: null } }
      : each,
  );
  const proposals = JSON.stringify([...before, proposal]);
  if (!(await updateReturn(db, row, { proposals, ...(evidence !== undefined && { evidence }) }))) return false;
  const { seller_id: sellerId, id: returnId, return_no: number, state, version } = row;
  await announceTo(db, [{ sellerId, topic: 'returns', payload: { returnId, state } }]);
  const dedupeKey = `return:${returnId}:proposed:${version}`;
  const params = { number, returnId };
  await notifyAll(db, [{ sellerId, kind: 'return_proposed', params, dedupeKey, at: new Date(at) }]);
  return true;
}
