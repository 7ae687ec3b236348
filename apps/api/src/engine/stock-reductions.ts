import { offerStatus } from '@offizin/domain/offers/offer-kinds';
import { findingCodes, originCodes } from '../modules/offers/write/offer-codes.ts';
import { OfferWrites } from '../modules/offers/write/offer-writes.ts';
import type { Outcome } from '../modules/offers/write/outcome.ts';
import { RunOffers } from '../modules/offers/write/run-offers.ts';
import { finishRun, insertRun } from '../modules/offers/write/run-queries.ts';
import { emptySummary } from '../modules/offers/write/run-totals.ts';
import type { SellerOffers } from '../modules/offers/write/seller-offers.ts';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';

/**
 * What a feed's list says less of than the offers have. It is written also while the list is held for its prices: what is
 * no longer there must not be sold meanwhile.
 */
export class StockReductions {
  readonly #offers: SellerOffers;
  readonly #writes = new OfferWrites();

  constructor(offers: SellerOffers) {
    this.#offers = offers;
  }

  add(outcome: Outcome): void {
    const { slot, newStock, newOrigin, writes } = outcome;
    const { price, stock, origin, active, finding } = this.#offers;
    if (slot < 0 || !writes || newStock >= (stock[slot] ?? 0) || originCodes.codeOf(newOrigin) !== origin[slot]) return;
    const standing = findingCodes.wordOf(finding[slot] ?? -1);
    this.#writes.add({
      ...outcome,
      newPrice: price[slot] ?? 0,
      finding: standing === null ? null : { type: standing, colour: 'grey', numbers: [] },
      active: active[slot] === 1,
      status: offerStatus({ stock: newStock, origin: newOrigin, active: active[slot] === 1, blockedBy: standing }),
    });
  }

  /** Writes them as a run of the feed; null where nothing is less. */
  async write(
    db: SellerDb,
    { sellerId, now }: { readonly sellerId: string; readonly now: Date },
  ): Promise<{ readonly runNo: number; readonly changed: number } | null> {
    const changed = this.#writes.size;
    if (changed === 0) return null;
    const who = { kind: 'feed', dry: false, actorName: null, impersonatedBy: null, startedAt: now } as const;
    const run = { sellerId, now, runNo: await insertRun(db, sellerId, who) };
    await new RunOffers(db, { run, offers: this.#offers, waitsForEnd: true }, this.#writes).end();
    await finishRun(db, run, { ...emptySummary(), rows: changed, changed });
    return { runNo: run.runNo, changed };
  }
}
