import { limits } from '../limits.ts';
import { allowedPrices, priceRank, type PriceMarks } from '../offers/price-position.ts';
import { type FloorFacts, floorPrice } from './floor-price.ts';
import { targetPrice } from './target-price.ts';
import type { RuleTerms, SharedLimits } from './terms.ts';

/** Why a rule leaves an offer alone for the moment, whatever the market does. */
export const waitReasons = ['edited', 'fed', 'restored', 'war'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** What a rule sees of an offer; prices in cents. */
export interface RuledOffer extends FloorFacts {
  readonly price: number;
  /** What the others ask that count for the rule, lowest first. */
  readonly others: readonly number[];
  /** What the marketplace's own limits of prices are measured at. */
  readonly marks: PriceMarks;
  /** The highest price of its own in the last 30 days. */
  readonly highestPast: number;
  /** What it was when the day began, and how often rules have changed it since. */
  readonly dayPrice: number;
  readonly dayChanges: number;
  readonly waits: WaitReason | null;
}

/** Why a price changes, or stays: each is a sentence of the history and of the preview. `rule_day_limit` is the day of a whole rule or shop. */
export const ruleReasons = [
  'market_down',
  'market_up',
  'alone',
  'recommended',
  'to_floor',
  'to_ceiling',
  'right',
  'at_floor',
  'no_room',
  'at_ceiling',
  'market_limit',
  'day_limit',
  'rule_day_limit',
  'day_fall',
  'edited',
  'fed',
  'restored',
  'war',
  'no_market',
] as const;
export type RuleReason = (typeof ruleReasons)[number];

/** The four figures of a preview; together they are all offers that a rule covers. */
export const ruleGroups = ['changes', 'floor', 'right', 'no_market'] as const;
export type RuleGroup = (typeof ruleGroups)[number];

const floorReasons: ReadonlySet<RuleReason> = new Set(['at_floor', 'no_room']);

/** What keeps a rule from a price that it wants: each is written down once when it begins. */
export const stopReasons: ReadonlySet<RuleReason> = new Set([
  'at_floor',
  'no_room',
  'market_limit',
  'day_limit',
  'rule_day_limit',
  'day_fall',
]);

/** What a rule does about an offer now. */
export interface PriceDecision {
  /** What the price becomes now, in cents; the price it has where nothing changes. */
  readonly price: number;
  /** Where the rule wants it in the end, within floor and ceiling, and how many steps that takes from now on. */
  readonly target: number;
  readonly steps: number;
  readonly reason: RuleReason;
  readonly group: RuleGroup;
  /** In cents; the floor is infinite where no price keeps it. */
  readonly floor: number;
  readonly ceiling: number;
  /** The place among all that count, before and after. */
  readonly place: { readonly before: number; readonly after: number; readonly of: number };
}

interface Bounds {
  readonly floor: number;
  readonly ceiling: number;
  /** What no rule of the marketplace refuses. */
  readonly lowest: number;
  readonly highest: number;
}

/** How far a price rises in a day where nobody else is in the way, in hundredths of a per cent. */
const riseAlone = 500;

const lower = (price: number, share: number): number => Math.ceil((price * (10_000 - share)) / 10_000);
const higher = (price: number, share: number): number => Math.floor((price * (10_000 + share)) / 10_000);

function boundsOf(terms: RuleTerms, offer: RuledOffer): Bounds {
  const { recommended, highestPast, marks } = offer;
  const { minimum, maximum } = allowedPrices(marks);
  return {
    floor: floorPrice(terms.floor, offer),
    ceiling: recommended === null ? highestPast : recommended - terms.belowRecommended,
    lowest: Math.max(1, minimum ?? 1),
    highest: Math.min(limits.offerPriceMax, maximum ?? limits.offerPriceMax),
  };
}

type Aim = { readonly target: number; readonly why: 'market' | 'alone' | 'floor' | 'ceiling' | 'market_limit' };

/** Where a price is wanted within all bounds; null where they leave no room. */
function aimOf(wanted: number, isAlone: boolean, { floor, ceiling, lowest, highest }: Bounds): Aim | null {
  if (floor > Math.min(ceiling, highest)) return null;
  if (wanted < floor) return { target: Math.max(floor, lowest), why: 'floor' };
  if (wanted < lowest) return lowest > Math.min(ceiling, highest) ? null : { target: lowest, why: 'market_limit' };
  if (isAlone ? wanted > Math.min(ceiling, highest) : wanted >= Math.min(ceiling, highest))
    return { target: Math.min(ceiling, highest), why: ceiling <= highest ? 'ceiling' : 'market_limit' };
  return { target: wanted, why: isAlone ? 'alone' : 'market' };
}

interface Pace {
  readonly step: number;
  /** Between these a price stays today. */
  readonly lowestToday: number;
  readonly highestToday: number;
}

function paceOf(terms: RuleTerms, shared: SharedLimits, offer: RuledOffer): Pace {
  return {
    step: Math.min(terms.step, shared.step),
    lowestToday: lower(offer.dayPrice, shared.downPerDay),
    highestToday: offer.others.length === 0 ? higher(offer.dayPrice, riseAlone) : Number.POSITIVE_INFINITY,
  };
}

/** One step from a price towards its target. */
function stepTowards(price: number, target: number, { step, lowestToday, highestToday }: Pace): number {
  if (target < price) return Math.min(price, Math.max(target, lower(price, step), lowestToday));
  return Math.max(price, Math.min(target, higher(price, step), highestToday));
}

/** How many steps lead to the target without what ends each day; a price too small for a step of a cent never gets there. */
function stepsTo(price: number, target: number, step: number): number {
  const pace = { step, lowestToday: 0, highestToday: Number.POSITIVE_INFINITY };
  let steps = 0;
  for (let at = price; at !== target; steps += 1) {
    const next = stepTowards(at, target, pace);
    if (next === at) return steps;
    at = next;
  }
  return steps;
}

function whyChanged(aim: Aim, isDown: boolean, strategy: RuleTerms['strategy']): RuleReason {
  if (aim.why === 'floor') return 'to_floor';
  if (aim.why === 'ceiling') return 'to_ceiling';
  if (strategy.kind === 'recommended') return 'recommended';
  if (aim.why === 'alone') return 'alone';
  return isDown ? 'market_down' : 'market_up';
}

function whyStays({ why }: Aim, isAlone: boolean): RuleReason {
  if (why === 'floor') return 'at_floor';
  if (isAlone) return 'no_market';
  if (why === 'ceiling') return 'at_ceiling';
  return why === 'market_limit' ? 'market_limit' : 'right';
}

function groupOf(reason: RuleReason): RuleGroup {
  if (floorReasons.has(reason)) return 'floor';
  return reason === 'no_market' ? 'no_market' : 'right';
}

/**
 * What a rule makes of an offer's price: where its strategy wants it, kept between floor and ceiling and within the marketplace's
 * three price rules, one step at a time and as often as a day allows. It never lowers a price below the floor, and never writes one
 * that would be refused (design: price rules 52, 52b).
 */
export function decidePrice(terms: RuleTerms, shared: SharedLimits, offer: RuledOffer): PriceDecision {
  const bounds = boundsOf(terms, offer);
  const { price, others } = offer;
  const isAlone = others.length === 0 && terms.strategy.kind !== 'recommended';
  const wanted = targetPrice(terms.strategy, { ...offer, ceiling: Math.min(bounds.ceiling, bounds.highest) });
  const aim = wanted === null ? null : aimOf(wanted, isAlone, bounds);
  const pace = paceOf(terms, shared, offer);
  const next = aim === null ? price : stepTowards(price, aim.target, pace);
  const place = (at: number) => priceRank(at, others).rank;
  const decide = (changed: number, reason: RuleReason, group: RuleGroup): PriceDecision => ({
    price: changed,
    target: aim?.target ?? price,
    steps: aim === null ? 0 : stepsTo(price, aim.target, pace.step),
    reason,
    group,
    floor: bounds.floor,
    ceiling: bounds.ceiling,
    place: { before: place(price), after: place(changed), of: others.length + 1 },
  });
  const stays = (reason: RuleReason): PriceDecision => decide(price, reason, groupOf(reason));

  if (wanted === null) return stays('no_market');
  if (aim === null) return stays('no_room');
  if (aim.target === price) return stays(whyStays(aim, isAlone));
  if (offer.waits !== null) return stays(offer.waits);
  if (offer.dayChanges >= Math.min(terms.changesPerProduct, shared.changesPerProduct)) return stays('day_limit');
  if (next === price) return stays(aim.target < price ? 'day_fall' : whyStays(aim, isAlone));
  if (next < bounds.lowest || next > bounds.highest) return stays('market_limit');
  return decide(next, whyChanged(aim, next < price, terms.strategy), 'changes');
}
