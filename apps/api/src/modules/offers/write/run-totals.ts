import type { RunSummary } from '@offizin/contract/uploads/rows';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import type { Outcome } from './outcome.ts';
import type { SellerOffers } from './seller-offers.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function emptySummary(): RunSummary {
  return {
    rows: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    informed: 0,
    warned: 0,
    priceChanges: 0,
    leaving: 0,
    returning: 0,
    untouched: 0,
    causes: {},
    findings: {},
  };
}

/** Adds up what becomes of a run's rows. */
export class RunTotals {
  readonly #offers: SellerOffers;
  readonly #named: Uint8Array;
  #namedOffers = 0;
  readonly #sums: Mutable<RunSummary> = emptySummary();

  constructor(offers: SellerOffers) {
    this.#offers = offers;
    this.#named = new Uint8Array(offers.size);
  }

  add(outcome: Outcome): void {
    const sums = this.#sums;
    sums.rows += 1;
    sums[outcome.result] += 1;
    if (outcome.warned) sums.warned += 1;
    if (outcome.leaves) sums.leaving += 1;
    if (outcome.returns) sums.returning = (sums.returning ?? 0) + 1;
    const { slot, finding } = outcome;
    if (slot >= 0 && this.#named[slot] === 0) {
      this.#named[slot] = 1;
      this.#namedOffers += 1;
    }
    if (outcome.result === 'changed' && this.#offers.price[slot] !== outcome.price) sums.priceChanges += 1;
    if (finding === null) return;
    sums.findings[finding.type] = (sums.findings[finding.type] ?? 0) + 1;
    if (outcome.result !== 'rejected') return;
    const cause = finding.cause ?? syncResultTable[finding.type].cause;
    sums.causes[cause] = (sums.causes[cause] ?? 0) + 1;
  }

  get rows(): number {
    return this.#sums.rows;
  }

  summary(): RunSummary {
    return { ...this.#sums, untouched: this.#offers.size - this.#namedOffers };
  }
}
