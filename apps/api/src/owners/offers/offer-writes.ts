import type { CopyWriter } from '../../platform/db/db-copy-writer.ts';
import type { Outcome } from './outcome.ts';
import { findingCodes, originCodes, statusCodes } from './offer-codes.ts';
import type { SellerOffers } from './seller-offers.ts';

const fields = 17;
/** PostgreSQL counts microseconds from the year 2000. */
const postgresEpoch = Date.UTC(2000, 0, 1);

function microseconds(milliseconds: number | null): number | null {
  return milliseconds === null || Number.isNaN(milliseconds) ? null : (milliseconds - postgresEpoch) * 1000;
}

/** The offer as it was before the run; seven nulls when there was none. */
function stageBefore(copy: CopyWriter, offers: SellerOffers, slot: number): void {
  if (slot < 0) {
    for (let field = 0; field < 7; field += 1) copy.null();
    return;
  }
  const finding = offers.finding[slot] ?? -1;
  copy.int8(offers.price[slot] ?? 0);
  copy.int4(offers.stock[slot] ?? 0);
  copy.int2(offers.origin[slot] ?? 0);
  copy.bool(offers.active[slot] === 1);
  copy.int2(offers.status[slot] ?? 0);
  if (finding < 0) copy.null();
  else copy.int2(finding);
  copy.int8(microseconds(offers.ownStockZeroSince[slot] ?? null));
}

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

  add(outcome: Outcome, sku: string | null): void {
    this.#productNo.push(outcome.productNo);
    this.#slot.push(outcome.slot);
    this.#price.push(outcome.price ?? 0);
    this.#stock.push(outcome.stock ?? 0);
    this.#origin.push(originCodes.codeOf(outcome.origin));
    this.#active.push(outcome.active);
    this.#status.push(statusCodes.codeOf(outcome.status));
    this.#finding.push(findingCodes.codeOf(outcome.finding?.type ?? null));
    this.#zeroSince.push(outcome.ownStockZeroSince);
    this.#sku.push(sku);
    if (outcome.slot < 0) this.created += 1;
  }

  /** Writes all of them to the staging table of `stageOffers`, in the order of the offers' primary key. */
  stage(copy: CopyWriter, offers: SellerOffers): void {
    const order = Uint32Array.from(this.#productNo.keys()).toSorted(
      (a, b) => (this.#productNo[a] ?? 0) - (this.#productNo[b] ?? 0),
    );
    for (const at of order) {
      const zeroSince = this.#zeroSince[at] ?? null;
      const finding = this.#finding[at] ?? -1;
      copy.row(fields);
      copy.int4(this.#productNo[at] ?? 0);
      copy.bool((this.#slot[at] ?? -1) < 0);
      copy.int8(this.#price[at] ?? 0);
      copy.int4(this.#stock[at] ?? 0);
      copy.int2(this.#origin[at] ?? 0);
      copy.bool(this.#active[at] ?? true);
      copy.int2(this.#status[at] ?? 0);
      if (finding < 0) copy.null();
      else copy.int2(finding);
      copy.int8(microseconds(zeroSince));
      copy.text(this.#sku[at] ?? null);
      stageBefore(copy, offers, this.#slot[at] ?? -1);
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
