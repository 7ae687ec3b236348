import type { restoreOutcomes } from '@offizin/contract/price-rules/history';
import { netPayout } from '@offizin/domain/offers/net-payout';
import { priceRank } from '@offizin/domain/offers/price-position';
import { type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { changeOffers, type OfferChange } from '../../offers/write/change-offers.ts';
import { judgeChange } from '../../offers/write/judge-change.ts';
import { insertRuleChanges, type NewRuleChange } from './rule-change-queries.ts';
import { readRuledOffers, type RuledRecord } from './ruled-offer-queries.ts';
import type { ShopRun } from './run-shop.ts';
import { type Restorable, waitAfterRestore } from './restore-queries.ts';

export interface RestoredPrice {
  readonly productNo: number;
  readonly price: number;
  readonly becomes: number;
  readonly outcome: (typeof restoreOutcomes)[number];
}

export interface Restore {
  readonly run: ShopRun;
  readonly actor: { readonly name: string; readonly impersonatedBy: string | null };
  /** Until when rules leave alone what went back; null where they no longer decide about it. */
  readonly waitsUntil: Date | null;
  /** Writes nothing and says what would be. */
  readonly dry: boolean;
}

const portion = 2000;

interface Planned {
  readonly offer: RuledRecord;
  readonly ruleId: string;
  readonly becomes: number;
  readonly change: OfferChange | null;
  readonly outcome: RestoredPrice['outcome'];
}

function plan(offer: RuledRecord, { before, written, ruleId }: Restorable, { run }: Restore): Planned {
  const planned = { offer, ruleId, becomes: before };
  // Somebody else has set another price since: theirs stays.
  if (offer.price !== written) return { ...planned, change: null, outcome: 'left' };
  const wanted = { price: before, stock: offer.stock, origin: offer.origin, active: offer.active };
  const judged = judgeChange(offer, wanted, { permissions: run.permissions, now: run.now });
  if (judged.refused) return { ...planned, change: null, outcome: 'refused' };
  return { ...planned, change: { offer, wanted, judged }, outcome: 'restored' };
}

const historyRow = ({ offer, becomes }: Planned): NewRuleChange => ({
  product_no: offer.productNo,
  kind: 'restored',
  reason: 'restored',
  old_price: offer.price,
  new_price: becomes,
  place_before: priceRank(offer.price, offer.others).rank,
  place_after: priceRank(becomes, offer.others).rank,
  place_of: offer.others.length + 1,
  best: offer.others[0] ?? null,
  floor: null,
  cause_seller_no: null,
  day_change: 0,
  payout_before: netPayout(offer.price, offer).net,
  payout_after: netPayout(becomes, offer).net,
});

async function writeBack(
  db: SellerDb,
  planned: readonly Planned[],
  { run, actor, waitsUntil }: Restore,
): Promise<void> {
  const changes = planned.flatMap(({ change }) => change ?? []);
  if (changes.length === 0) return;
  const call = { sellerId: db.sellerId, kind: 'restore', actorName: actor.name, now: run.now } as const;
  const runNo = await changeOffers(db, { ...call, impersonatedBy: actor.impersonatedBy }, changes);
  for (const [ruleId, rows] of Map.groupBy(
    planned.filter(({ change }) => change !== null),
    (one) => one.ruleId,
  ))
    await insertRuleChanges(db, { ruleId, at: run.now, runNo, actorName: actor.name }, rows.map(historyRow));
  if (waitsUntil === null) return;
  const prices = new Map(changes.map(({ offer, wanted }) => [offer.productNo, wanted.price]));
  await waitAfterRestore(db, prices, waitsUntil);
}

/**
 * Puts prices back to what they were before rules changed them, as runs with their history: what somebody else has set since is left
 * alone, and what the marketplace's rules refuse by now stays. The seller's offers are locked.
 */
export async function restorePrices(
  db: SellerDb,
  restorable: readonly Restorable[],
  restore: Restore,
): Promise<RestoredPrice[]> {
  const { permissions, ownNos } = restore.run;
  const view = { marketSellerNo: permissions.marketSellerNo, ownNos, ignoredNo: null, delivery: null };
  const results: RestoredPrice[] = [];
  for (let at = 0; at < restorable.length; at += portion) {
    const wanted = new Map(restorable.slice(at, at + portion).map((one) => [one.productNo, one]));
    const where = sql<SqlBool>`o.product_no = any(${[...wanted.keys()]}::integer[])`;
    const offers: RuledRecord[] = [];
    for await (const read of readRuledOffers(db, view, where)) offers.push(...read);
    const planned = offers.flatMap((offer) => {
      const one = wanted.get(offer.productNo);
      return one === undefined || one.before === offer.price ? [] : [plan(offer, one, restore)];
    });
    if (!restore.dry) await writeBack(db, planned, restore);
    for (const { offer, becomes, outcome } of planned)
      results.push({ productNo: offer.productNo, price: offer.price, becomes, outcome });
  }
  return results;
}
