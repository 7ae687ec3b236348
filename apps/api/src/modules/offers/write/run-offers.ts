import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { Slices } from '../../../platform/db/copy/slices.ts';
import { copyRows } from '../../../platform/db/copy/staging-table.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { statusCodes } from './offer-codes.ts';
import { stagedChanges, type WritingRun } from './offer-write-queries.ts';
import { OfferWrites } from './offer-writes.ts';
import type { Outcome } from './outcome.ts';
import type { SellerOffers } from './seller-offers.ts';
import { stagedOffers } from './staged-tables.ts';
import { finishOffers, writeSlice } from './write-offers.ts';

/** So many offers are written together, while the next rows are judged. */
const usualSlice = 30_000;

/** What a run's offers are written by; nothing of it is there before the caller commits. */
interface RunOffersOf {
  readonly run: WritingRun;
  readonly offers: SellerOffers;
  /** Whether the end of the file may still decide that nothing is written. */
  readonly waitsForEnd: boolean;
  readonly sliceOffers?: number;
}

/** Writes the offers of a run slice by slice while its rows are judged. */
export class RunOffers {
  readonly #db: SellerDb;
  readonly #of: RunOffersOf;
  readonly #slices = new Slices();
  readonly #counts = new Map<OfferStatus, number>();
  #slice: OfferWrites;
  #hasTable = false;
  #created = 0;
  #changed = 0;

  /** Begins with the offers of `known`. */
  constructor(db: SellerDb, of: RunOffersOf, known = new OfferWrites()) {
    this.#db = db;
    this.#of = of;
    this.#slice = known;
  }

  /** How many offers the run writes. */
  get size(): number {
    return this.#created + this.#changed + this.#slice.size;
  }

  add(outcome: Outcome): void {
    this.#slice.add(outcome);
    const { waitsForEnd, sliceOffers = usualSlice } = this.#of;
    if (this.#slice.size >= sliceOffers && !waitsForEnd) this.#endSlice();
  }

  #count(slice: OfferWrites): void {
    this.#created += slice.created;
    this.#changed += slice.size - slice.created;
    for (const [code, change] of slice.statusChanges(this.#of.offers.status)) {
      const status = statusCodes.wordOf(code);
      if (status !== null) this.#counts.set(status, (this.#counts.get(status) ?? 0) + change);
    }
  }

  #endSlice(): void {
    const slice = this.#slice;
    this.#slice = new OfferWrites();
    this.#count(slice);
    this.#slices.add(() => this.#write(slice));
  }

  async #write(slice: OfferWrites): Promise<void> {
    const { run, offers } = this.#of;
    await this.#db.rows(this.#hasTable ? stagedOffers.clear : stagedOffers.create);
    this.#hasTable = true;
    await copyRows(this.#db, stagedOffers, (begin) => slice.stage(begin, offers));
    const { created } = slice;
    await writeSlice(this.#db, run, { source: stagedChanges, created, changed: slice.size - created });
  }

  #finish(): Promise<void> {
    const totals = { created: this.#created, changed: this.#changed, removed: 0, counts: this.#counts };
    return finishOffers(this.#db, this.#of.run, totals);
  }

  /** Writes what is left, counts and notifies. */
  async end(): Promise<void> {
    if (this.#slice.size > 0) this.#endSlice();
    if (this.size > 0) this.#slices.add(() => this.#finish());
    await this.#slices.written();
  }

  /** Writes no more, before the transaction ends without them. */
  giveUp(): Promise<void> {
    return this.#slices.giveUp();
  }
}
