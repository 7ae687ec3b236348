import { limits } from '../limits.ts';

/** How far a retrieval may go by itself; what goes further is held until its seller has looked at it. */
export interface BrakeLimits {
  /** Percent of the offers on sale that may leave it. */
  readonly leavingPercent: number;
  /** So many may leave it in any case. */
  readonly leavingOffers: number;
  /** Percent of the prices in the list that may move far. */
  readonly pricePercent: number;
  /** Percent from which on a price has moved far. */
  readonly movePercent: number;
}

/** The limits of a seller: those of everybody, but for what is set for this one. */
export function brakeLimits(own: Partial<BrakeLimits> | null): BrakeLimits {
  return { ...limits.feedBrake, ...own };
}

/** What a retrieval would do. */
export interface BrakeFigures {
  /** Offers on sale before it. */
  readonly onSale: number;
  /** Those of them that it takes off sale. */
  readonly leaving: number;
  /** Offers whose price the list names. */
  readonly prices: number;
  /** Those of them whose price it moves far: by more than this percentage. */
  readonly moved: number;
  readonly movePercent: number;
}

export const brakeReasons = ['leaving', 'prices'] as const;
export type BrakeReason = (typeof brakeReasons)[number];

/** Whether a price moves farther than the limit; prices in cents. */
export function movesFar(before: number, after: number, { movePercent }: BrakeLimits): boolean {
  return Math.abs(after - before) * 100 > movePercent * before;
}

/** Why a retrieval is held; nothing when it may be written. Exactly the limit is allowed. */
export function reasonsToHold(
  { onSale, leaving, prices, moved }: BrakeFigures,
  { leavingPercent, leavingOffers, pricePercent }: BrakeLimits,
): BrakeReason[] {
  const reasons: BrakeReason[] = [];
  if (leaving > leavingOffers && leaving * 100 > leavingPercent * onSale) reasons.push('leaving');
  if (moved * 100 > pricePercent * prices) reasons.push('prices');
  return reasons;
}
