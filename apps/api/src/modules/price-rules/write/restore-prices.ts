import type { restoreOutcomes } from '@offizin/contract/price-rules/history';
import { netPayout } from '@offizin/domain/offers/net-payout';
import { priceRank } from '@offizin/domain/offers/price-position';
import { type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { changeOffers, type OfferChange } from '../../offers/write/change-offers.ts';
import { judgeChange } from '../../offers/write/judge-change.ts';
import { insertRuleChanges, type NewRuleChange } from './rule-change-queries.ts';
import { readRuledOffers, type MarketView, type RuledRecord } from './ruled-offer-queries.ts';
import { type CoveringRule, findRules, isCovering } from './rule-queries.ts';
import { judgingOf, type ShopRun } from './run-shop.ts';
import { standAgain } from './stand-again.ts';
import { writeDay } from './standing-queries.ts';
import { noteRestored, type Restorable } from './restore-queries.ts';

export interface RestoredPrice {
  readonly productNo: number;
  readonly price: number;
  readonly becomes: number;
  readonly place: { readonly before: number; readonly after: number; readonly of: number };
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

/** So many are read and written by one statement. */
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

/** The place that an offer has, and the one that it would have for another price. */
const placeOf = ({ offer, becomes }: Pick<Planned, 'offer' | 'becomes'>): RestoredPrice['place'] => ({
  before: priceRank(offer.price, offer.others).rank,
  after: priceRank(becomes, offer.others).rank,
  of: offer.others.length + 1,
});

function historyRow(planned: Planned): NewRuleChange {
  const { offer, becomes } = planned;
  const place = placeOf(planned);
  return {
    product_no: offer.productNo,
    kind: 'restored',
    reason: 'restored',
    old_price: offer.price,
    new_price: becomes,
    place_before: place.before,
    place_after: place.after,
    place_of: place.of,
    best: offer.others[0] ?? null,
    floor: null,
    cause_seller_no: null,
    day_change: 0,
    payout_before: netPayout(offer.price, offer).net,
    payout_after: netPayout(becomes, offer).net,
  };
}

/** Offers that follow the same rule; undefined where none decides about them any more. */
interface Followers {
  readonly rule: CoveringRule | undefined;
  readonly planned: readonly Planned[];
}

async function writeBack(
  db: SellerDb,
  { rule, planned }: Followers,
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
  if (rule === undefined) return;
  const prices = new Map(changes.map(({ offer, wanted }) => [offer.productNo, wanted.price]));
  await noteRestored(db, prices, waitsUntil);
  await standAgain(db, rule.id, { judging: judgingOf(rule, run), productNos: [...prices.keys()] });
}

/** The market as the rule sees it that decides; without one all others count. */
function viewOf(rule: CoveringRule | undefined, run: ShopRun): MarketView {
  const { permissions, ownNos } = run;
  if (rule !== undefined) return judgingOf(rule, run).view;
  return { marketSellerNo: permissions.marketSellerNo, ownNos, ignoredNo: null, delivery: null };
}

/** The same for prices that all follow one rule, portion by portion. */
async function restoreOf(
  db: SellerDb,
  { rule, restorable }: { readonly rule: CoveringRule | undefined; readonly restorable: readonly Restorable[] },
  restore: Restore,
): Promise<RestoredPrice[]> {
  const view = viewOf(rule, restore.run);
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
    if (!restore.dry) await writeBack(db, { rule, planned }, restore);
    for (const each of planned) {
      const { offer, becomes, outcome } = each;
      results.push({ productNo: offer.productNo, price: offer.price, becomes, place: placeOf(each), outcome });
    }
  }
  return results;
}

/**
 * Puts prices back to what they were before rules changed them, as runs with their history: what somebody else has set since is left
 * alone, and what the marketplace's rules refuse by now stays. How the offers stand and what the day comes to is written at once. The
 * seller's offers are locked.
 */
export async function restorePrices(
  db: SellerDb,
  restorable: readonly Restorable[],
  restore: Restore,
): Promise<RestoredPrice[]> {
  if (restorable.length === 0) return [];
  const rules = new Map((await findRules(db)).filter(isCovering).map((rule) => [rule.id, rule]));
  const results: RestoredPrice[] = [];
  for (const [ruleId, list] of Map.groupBy(restorable, ({ followedId }) => followedId)) {
    const rule = ruleId === null ? undefined : rules.get(ruleId);
    results.push(...(await restoreOf(db, { rule, restorable: list }, restore)));
  }
  if (!restore.dry && results.some(({ outcome }) => outcome === 'restored')) await writeDay(db, restore.run);
  return results.toSorted((a, b) => a.productNo - b.productNo);
}
