import type { RuleHold } from '@offizin/contract/price-rules/views';
import { netPayout } from '@offizin/domain/offers/net-payout';
import { type BrakeFacts, brakeOf } from '@offizin/domain/price-rules/brake';
import { type RuleReason, stopReasons } from '@offizin/domain/price-rules/decide-price';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { changeOffers, type OfferChange } from '../../offers/write/change-offers.ts';
import { judgeChange } from '../../offers/write/judge-change.ts';
import type { SellerPermissions } from '../../offers/write/run-queries.ts';
import { judgeOffers, type Judged, type Judging, restsNow } from './judge-followers.ts';
import { insertRuleChanges, type NewRuleChange } from './rule-change-queries.ts';
import type { CoveringRule } from './rule-queries.ts';
import { followersOf } from './ruled-offer-queries.ts';
import { writeStandings } from './standing-queries.ts';
import { bestNoOf, bestOf, differs, type Standing, standingRow } from './standing-row.ts';
import { findWars } from './find-wars.ts';

/** One look of a rule at its offers; the seller's offers are locked. */
export interface RuleRun {
  readonly rule: CoveringRule;
  readonly judging: Judging;
  readonly permissions: SellerPermissions;
  /** Only what the market has moved since this version of the catalogue; null for all. */
  readonly movedSince: number | null;
  /** How many changes the day still allows the rule. */
  readonly left: number;
  /** How many offers follow it, where the brake is to hold a run that goes too far; null where somebody has seen what it does. */
  readonly brakedAt: number | null;
  /** When what was stopped for a day goes on. */
  readonly resumesAt: Date;
  /** Who made it, where a person did. */
  readonly actor: { readonly name: string; readonly impersonatedBy: string | null } | null;
}

export interface RunResult {
  readonly changed: number;
  readonly held: RuleHold | null;
  /** Products whose price war was stopped. */
  readonly wars: readonly number[];
  /** How many offers it looked at, and how many of them stood first before. */
  readonly judged: number;
  readonly firstBefore: number;
}

const isFloor = (reason: RuleReason | null): boolean =>
  reason === 'at_floor' || reason === 'to_floor' || reason === 'no_room';

const brakeFacts = ({ offer, decision }: Judged): BrakeFacts => ({
  price: offer.price,
  target: decision.target,
  bestBefore: offer.lastReason === null ? null : offer.lastBest,
  best: bestOf(offer),
  wasAtFloor: isFloor(offer.lastReason),
  isAtFloor: isFloor(decision.reason),
});

const fourFifths = 0.8;

/** What is held, with the one seller that most of it follows, if there is one. */
function holdOf(judged: readonly Judged[], found: Pick<RuleHold, 'cause' | 'offers' | 'of'>, now: Date): RuleHold {
  const bySeller = new Map<number, number>();
  const moving = judged.filter(({ offer, decision }) => decision.target !== offer.price);
  for (const { offer } of moving) {
    const seller = bestNoOf(offer);
    if (seller !== null) bySeller.set(seller, (bySeller.get(seller) ?? 0) + 1);
  }
  const [most] = [...bySeller].toSorted(([, a], [, b]) => b - a);
  const isOne = most !== undefined && most[1] >= fourFifths * moving.length;
  return { ...found, at: now.toISOString(), oneSeller: isOne ? { sellerNo: most[0], offers: most[1] } : null };
}

const effectOf = ({ offer, decision }: Judged): number => Math.abs(decision.price - offer.price) / offer.price;

/** What of the wanted changes the marketplace's rules let pass. */
function passing(wanted: readonly Judged[], { permissions, judging: { now } }: RuleRun): Map<number, OfferChange> {
  const changes = new Map<number, OfferChange>();
  for (const { offer, decision } of wanted) {
    const point = { price: decision.price, stock: offer.stock, origin: offer.origin, active: offer.active };
    const judged = judgeChange(offer, point, { permissions, now });
    if (!judged.refused) changes.set(offer.productNo, { offer, wanted: point, judged });
  }
  return changes;
}

/** Whose cut a lower price answers; null where the best price did not fall. */
function causeOf({ offer, decision }: Judged): number | null {
  const best = bestOf(offer);
  const fell = best !== null && (offer.lastBest === null || best < offer.lastBest);
  return decision.price < offer.price && fell ? bestNoOf(offer) : null;
}

function changeRow(
  { offer, facts, decision }: Judged,
  what: Pick<NewRuleChange, 'kind' | 'reason' | 'cause_seller_no'>,
): NewRuleChange {
  const isChange = what.kind === 'changed';
  const price = isChange ? decision.price : offer.price;
  const { before, after, of } = decision.place;
  return {
    product_no: offer.productNo,
    ...what,
    old_price: offer.price,
    new_price: price,
    // What was stopped has the place that it had when the rule looked last, and the one that others have left it with.
    place_before: isChange ? before : (offer.lastPlace ?? before),
    place_after: isChange ? after : before,
    place_of: of,
    best: bestOf(offer),
    floor: Number.isFinite(decision.floor) ? decision.floor : null,
    day_change: facts.dayChanges + (isChange ? 1 : 0),
    payout_before: netPayout(offer.price, offer).net,
    payout_after: netPayout(price, offer).net,
  };
}

async function judgeAll(db: SellerDb, { rule, judging, movedSince }: RuleRun): Promise<Judged[]> {
  const all: Judged[] = [];
  for await (const judged of judgeOffers(db, judging, followersOf(rule.id, movedSince)))
    if (!restsNow(judged.offer, judging.now)) all.push(judged);
  return all;
}

/** Writes the changes that pass as one run of the rule, under its name; answers its number. */
async function writePrices(
  db: SellerDb,
  { rule, judging, actor }: RuleRun,
  changes: readonly OfferChange[],
): Promise<number | null> {
  if (changes.length === 0) return null;
  const call = { sellerId: db.sellerId, kind: 'price_rule', actorName: rule.name, now: judging.now } as const;
  return changeOffers(db, { ...call, impersonatedBy: actor?.impersonatedBy ?? null }, changes);
}

/**
 * Has a rule look at its offers: judges them, holds a run that goes too far, writes prices by the rules of every other change, and
 * keeps what it did, what it was kept from, and how each offer stands (OFF-11).
 */
export async function runRule(db: SellerDb, run: RuleRun): Promise<RunResult> {
  const { rule, judging, left, brakedAt, actor } = run;
  const { now, shared } = judging;
  const judged = await judgeAll(db, run);
  const goesTooFar = brakedAt === null ? null : brakeOf(judged.map(brakeFacts), brakedAt, shared);
  const looked = {
    judged: judged.length,
    firstBefore: judged.filter(({ decision }) => decision.place.before === 1).length,
  };
  if (goesTooFar !== null) return { ...looked, changed: 0, held: holdOf(judged, goesTooFar, now), wars: [] };

  const wanted = judged.filter(({ decision }) => decision.group === 'changes');
  const taken = wanted.toSorted((a, b) => effectOf(b) - effectOf(a)).slice(0, Math.max(0, left));
  const changes = passing(taken, run);
  const isTaken = new Set(taken.map(({ offer }) => offer.productNo));
  const wars = await findWars(db, judged, now);

  const standings = judged.map((one): Standing => {
    const no = one.offer.productNo;
    const isChanged = changes.has(no);
    const isWar = wars.has(no);
    const { group, reason } = one.decision;
    if (isWar) return { judged: one, reason: 'war', isChanged, isWar };
    if (group !== 'changes' || isChanged) return { judged: one, reason, isChanged, isWar };
    return { judged: one, reason: isTaken.has(no) ? 'market_limit' : 'rule_day_limit', isChanged, isWar };
  });
  const runNo = await writePrices(db, run, [...changes.values()]);
  const history = { ruleId: rule.id, at: now, actorName: actor?.name ?? null };
  await insertRuleChanges(
    db,
    { ...history, runNo },
    standings.flatMap(({ judged: one, reason, isChanged }) =>
      isChanged ? [changeRow(one, { kind: 'changed', reason, cause_seller_no: causeOf(one) })] : [],
    ),
  );
  await insertRuleChanges(
    db,
    { ...history, runNo: null },
    standings.flatMap(({ judged: one, reason, isChanged, isWar }) =>
      !isChanged && (isWar || stopReasons.has(reason)) && reason !== one.offer.lastReason
        ? [changeRow(one, { kind: 'stopped', reason, cause_seller_no: bestNoOf(one.offer) })]
        : [],
    ),
  );
  await writeStandings(
    db,
    now,
    standings.filter(differs).map((standing) => standingRow(standing, run)),
  );
  return { ...looked, changed: changes.size, held: null, wars: [...wars] };
}
