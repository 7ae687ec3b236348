import type { RunKind } from '@offizin/contract/offers/seller';
import type { RunSummary } from '@offizin/contract/uploads/rows';
import { findFeedProducts } from '../modules/feeds/write/feed-value-queries.ts';
import type { Outcome } from '../modules/offers/write/outcome.ts';
import type { SellerOffers } from '../modules/offers/write/seller-offers.ts';
import { findFollowedProducts } from '../modules/price-rules/write/followed-rule-queries.ts';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';

/** Of an upload: how many of the offers that it changes are kept by something else too, the feed or a price rule. */
export class KeptElsewhere {
  readonly #offers: SellerOffers;
  readonly #inFeed: ReadonlySet<number>;
  readonly #followed: ReadonlySet<number>;
  #changed = 0;
  #priced = 0;

  private constructor(offers: SellerOffers, inFeed: ReadonlySet<number>, followed: ReadonlySet<number>) {
    this.#offers = offers;
    this.#inFeed = inFeed;
    this.#followed = followed;
  }

  static async read(db: SellerDb, kind: RunKind, offers: SellerOffers): Promise<KeptElsewhere> {
    if (kind !== 'upload') return new KeptElsewhere(offers, new Set(), new Set());
    return new KeptElsewhere(offers, await findFeedProducts(db, db.sellerId), await findFollowedProducts(db));
  }

  add({ writes, productNo, result, slot, price }: Outcome): void {
    if (!writes) return;
    if (this.#inFeed.has(productNo)) this.#changed += 1;
    if (result === 'changed' && this.#followed.has(productNo) && this.#offers.price[slot] !== price) this.#priced += 1;
  }

  /** Figures that are 0 are left out. */
  figures(): Pick<RunSummary, 'inFeed' | 'followed'> {
    return { ...(this.#changed > 0 && { inFeed: this.#changed }), ...(this.#priced > 0 && { followed: this.#priced }) };
  }
}
