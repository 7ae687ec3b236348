import type { RuledOffer } from '../decide-price.ts';

/** An offer for € 10.00 of a recommended 12.00, with two others at 9.50 and 11.00, and what a test changes of it. */
export function ruledOffer(changes: Partial<RuledOffer> = {}): RuledOffer {
  const others = changes.others ?? [950, 1100];
  const recommended = changes.recommended === undefined ? 1200 : changes.recommended;
  const price = changes.price ?? 1000;
  return {
    price,
    others,
    recommended,
    marks: { best: others[0] ?? null, highest: others.at(-1) ?? null, recommended },
    highestPast: 1050,
    startPrice: price,
    dayPrice: price,
    dayChanges: 0,
    purchasePrice: 500,
    vat: 1900,
    commission: 1000,
    waits: null,
    ...changes,
  };
}
