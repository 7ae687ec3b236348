import type { SharedLimits } from './terms.ts';

/** What one run would do to the offers of a rule; the brake looks at where prices would end, not at the first step. */
export interface BrakeFacts {
  readonly price: number;
  readonly target: number;
  /** The best price of others when the rule last looked, and now; null where there was none. */
  readonly bestBefore: number | null;
  readonly best: number | null;
  /** Whether it stood at its floor before, and does now. */
  readonly wasAtFloor: boolean;
  readonly isAtFloor: boolean;
}

/** Why a run is held: prices move too far, the market does, or too many fall to their floor. */
export const brakeCauses = ['moves', 'market', 'floor'] as const;
export type BrakeCause = (typeof brakeCauses)[number];

/** Fewer than so many are never held. */
export const brakeOffers = 20;
/** The market has moved where the best price has by more than this share, in hundredths of a per cent. */
const marketMove = 2500;
/** Too many are at their floor at once where more than this share falls to it. */
const floorShare = 5000;

const movedBy = (before: number, after: number, share: number): boolean =>
  Math.abs(after - before) * 10_000 > before * share;

const tests: Readonly<Record<BrakeCause, (facts: BrakeFacts, shared: SharedLimits) => boolean>> = {
  moves: ({ price, target }, { brakeMove }) => movedBy(price, target, brakeMove),
  market: ({ price, target, bestBefore, best }) =>
    target !== price && bestBefore !== null && best !== null && movedBy(bestBefore, best, marketMove),
  floor: ({ wasAtFloor, isAtFloor }) => isAtFloor && !wasAtFloor,
};

export interface BrakeHold {
  readonly cause: BrakeCause;
  /** How many offers it is about, of how many. */
  readonly offers: number;
  readonly of: number;
}

/** Whether a run goes too far to be made without being asked about; null where it does not. `covered` is all that the rule covers. */
export function brakeOf(offers: readonly BrakeFacts[], covered: number, shared: SharedLimits): BrakeHold | null {
  for (const cause of brakeCauses) {
    const share = cause === 'floor' ? floorShare : shared.brakeShare;
    const count = offers.filter((offer) => tests[cause](offer, shared)).length;
    if (count > brakeOffers && count * 10_000 > covered * share) return { cause, offers: count, of: covered };
  }
  return null;
}
