import type { Outcome } from './outcome.ts';
import { findingCodes, originCodes, statusCodes } from './offer-codes.ts';
import type { SellerOffers } from './seller-offers.ts';
import type { stagedOffers } from './staged-tables.ts';

/** PostgreSQL counts microseconds from the year 2000. */
const postgresEpoch = Date.UTC(2000, 0, 1);

function microseconds(milliseconds: number | null | undefined): number | null {
  return milliseconds === null || milliseconds === undefined || Number.isNaN(milliseconds)
    ? null
    : (milliseconds - postgresEpoch) * 1000;
}

const findingOrNull = (code: number | null | undefined): number | null =>
  code === null || code === undefined || code < 0 ? null : code;

/** The value of a column for the seller's offer in a slot; null for a new one. */
const known = (column: ArrayLike<number>, slot: number): number | null => (slot < 0 ? null : (column[slot] ?? null));

/** The offers that a run writes, kept until the whole file has been read. */
export class OfferWrites {
  readonly #productNo: number[] = [];
  readonly #slot: number[] = [];
  readonly #price: number[] = [];
  readonly #stock: number[] = [];
  readonly #origin: number[] = [];
  readonly #active: boolean[] = [];
  readonly #status: number[] = [];
  readonly #finding: number[] = [];
  readonly #zeroSince: (number | null)[] = [];
  readonly #sku: (string | null)[] = [];
  created = 0;

  get size(): number {
    return this.#productNo.length;
  }

  add(outcome: Outcome): void {
    this.#productNo.push(outcome.productNo);
    this.#slot.push(outcome.slot);
    this.#price.push(outcome.newPrice);
    this.#stock.push(outcome.newStock);
    this.#origin.push(originCodes.codeOf(outcome.newOrigin));
    this.#active.push(outcome.active);
    this.#status.push(statusCodes.codeOf(outcome.status));
    this.#finding.push(findingCodes.codeOf(outcome.finding?.type ?? null));
    this.#zeroSince.push(outcome.ownStockZeroSince);
    this.#sku.push(outcome.sku);
    if (outcome.slot < 0) this.created += 1;
  }

  #keyOrder(): Uint32Array {
    return Uint32Array.from(this.#productNo.keys()).toSorted(
      (a, b) => (this.#productNo[a] ?? 0) - (this.#productNo[b] ?? 0),
    );
  }

  /** Writes all of them to the staging table, in the order of the offers' primary key. */
  stage(begin: ReturnType<typeof stagedOffers.rowsInto>, offers: SellerOffers): void {
    for (const at of this.#keyOrder()) {
      const slot = this.#slot[at] ?? -1;
      const old = slot >= 0;
      begin()
        .product_no(this.#productNo[at] ?? 0)
        .created(!old)
        .price(this.#price[at] ?? 0)
        .stock(this.#stock[at] ?? 0)
        .origin(this.#origin[at] ?? 0)
        .active(this.#active[at] ?? true)
        .status(this.#status[at] ?? 0)
        .finding(findingOrNull(this.#finding[at]))
        .zero_since(microseconds(this.#zeroSince[at]))
        .sku(this.#sku[at] ?? null)
        .old_price(known(offers.price, slot))
        .old_stock(known(offers.stock, slot))
        .old_origin(known(offers.origin, slot))
        .old_active(old ? offers.active[slot] === 1 : null)
        .old_status(known(offers.status, slot))
        .old_finding(findingOrNull(known(offers.finding, slot)))
        .old_zero_since(microseconds(known(offers.ownStockZeroSince, slot)))
        .old_sku(old ? (offers.sku[slot] ?? null) : null);
    }
  }

  /** How many offers more (or fewer) each status has afterwards. */
  statusChanges(statusOfSlot: Int8Array): Map<number, number> {
    const changes = new Map<number, number>();
    const count = (status: number, by: number) => changes.set(status, (changes.get(status) ?? 0) + by);
    for (const [at, slot] of this.#slot.entries()) {
      if (slot >= 0) count(statusOfSlot[slot] ?? 0, -1);
      count(this.#status[at] ?? 0, 1);
    }
    return changes;
  }
}
