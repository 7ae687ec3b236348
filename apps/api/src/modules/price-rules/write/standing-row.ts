import type { RuleReason } from '@offizin/domain/price-rules/decide-price';
import type { Judged, Judging } from './judge-followers.ts';
import type { RuledRecord } from './ruled-offer-queries.ts';
import type { FollowerStanding } from './standing-queries.ts';

export const bestOf = ({ others }: RuledRecord): number | null => others[0] ?? null;
export const bestNoOf = ({ otherNos }: RuledRecord): number | null => otherNos[0] ?? null;

/** How a rule leaves an offer after it has looked at it. */
export interface Standing {
  readonly judged: Judged;
  readonly reason: RuleReason;
  readonly isChanged: boolean;
  readonly isWar: boolean;
}

/** A standing as it is kept; what was stopped for a day goes on at `resumesAt`. */
export function standingRow(
  { judged, reason, isChanged, isWar }: Standing,
  { judging, resumesAt }: { readonly judging: Judging; readonly resumesAt: Date | null },
): FollowerStanding {
  const { offer, facts, decision } = judged;
  return {
    product_no: offer.productNo,
    known_price: isChanged ? decision.price : offer.price,
    day: judging.today,
    day_price: facts.dayPrice,
    day_changes: facts.dayChanges + (isChanged ? 1 : 0),
    changed_at: isChanged ? judging.now : offer.changedAt,
    waits: isWar ? 'war' : facts.waits,
    waits_until: isWar ? resumesAt : facts.waits === null ? null : offer.waitsUntil,
    reason,
    target: decision.target,
    floor: Number.isFinite(decision.floor) ? decision.floor : null,
    place: isChanged ? decision.place.after : decision.place.before,
    place_of: decision.place.of,
    best: bestOf(offer),
    best_seller_no: bestNoOf(offer),
  };
}

/** Whether it says anything that is not kept already. */
export function differs({ judged: { offer, decision }, reason, isChanged, isWar }: Standing): boolean {
  return (
    isChanged ||
    isWar ||
    reason !== offer.lastReason ||
    decision.place.before !== offer.lastPlace ||
    decision.place.of !== offer.lastPlaceOf ||
    bestOf(offer) !== offer.lastBest ||
    bestNoOf(offer) !== offer.lastBestNo
  );
}
