import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type FeedValue, findFeedValues, writeFeedValues } from './feed-value-queries.ts';

const isSame = (one: FeedValue | undefined, other: FeedValue): boolean =>
  one !== undefined && one.price === other.price && one.stock === other.stock && one.origin === other.origin;

const isKept = (one: FeedValue | undefined, other: FeedValue): boolean =>
  isSame(one, other) && one?.purchasePrice === other.purchasePrice;

/**
 * What a feed said at its last retrieval, and what it says now. A row that says the same is not applied again: what
 * somebody has changed in the portal since stays until the feed's own value changes (SYN-06).
 */
export class FeedValues {
  readonly #before: ReadonlyMap<number, FeedValue>;
  readonly #now = new Map<number, FeedValue>();
  readonly #mode: UploadType;

  private constructor(before: ReadonlyMap<number, FeedValue>, mode: UploadType) {
    this.#before = before;
    this.#mode = mode;
  }

  static async read(db: SellerDb, sellerId: string, mode: UploadType): Promise<FeedValues> {
    const kept = await findFeedValues(db, sellerId);
    return new FeedValues(new Map(kept.map(({ productNo, ...value }) => [productNo, value])), mode);
  }

  #valueOf(productNo: number, { price, stock, origin, originUnread, ...row }: ParsedRow): FeedValue | null {
    if (price === null) return null;
    // A cell that says nothing, or nothing legible, does not forget what the feed said before.
    const purchasePrice = row.purchasePrice ?? this.#before.get(productNo)?.purchasePrice ?? null;
    if (this.#mode === 'price_only') return { price, stock: null, origin: null, purchasePrice };
    return stock === null || originUnread ? null : { price, stock, origin, purchasePrice };
  }

  /** Whether the feed says of the product what it said before; remembers what it says now. What cannot be read says nothing. */
  repeats(productNo: number, row: ParsedRow): boolean {
    const value = this.#valueOf(productNo, row);
    if (value === null) return false;
    this.#now.set(productNo, value);
    return isSame(this.#before.get(productNo), value);
  }

  /** The purchase price of a product that the feed says otherwise than at its last retrieval; null where it says nothing new. */
  newPurchasePrice(productNo: number): number | null {
    const said = this.#now.get(productNo)?.purchasePrice ?? null;
    return said === this.#before.get(productNo)?.purchasePrice ? null : said;
  }

  /** Keeps what the feed says now for its next retrieval; products that it no longer has are new when they come back. */
  async write(db: SellerDb, sellerId: string): Promise<{ readonly gone: number }> {
    const said = [...this.#now]
      .filter(([productNo, value]) => !isKept(this.#before.get(productNo), value))
      .map(([productNo, value]) => ({ productNo, ...value }));
    const gone = [...this.#before.keys()].filter((productNo) => !this.#now.has(productNo));
    await writeFeedValues(db, sellerId, { said, gone });
    return { gone: gone.length };
  }
}
