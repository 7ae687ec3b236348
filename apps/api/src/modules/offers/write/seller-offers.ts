import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { readCopy } from '../../../platform/db/copy/copy-reader.ts';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import { copyOffers } from './offer-copy-queries.ts';
import { findingCodes, originCodes, statusCodes } from './offer-codes.ts';

/** One offer as it is before the run. */
export interface KnownOffer {
  readonly productNo: number;
  readonly price: number;
  readonly stock: number;
  readonly origin: StockOrigin;
  readonly active: boolean;
  readonly status: OfferStatus;
  readonly finding: string | null;
  /** Milliseconds since 1970; null while there is own stock. */
  readonly ownStockZeroSince: number | null;
  readonly sku: string | null;
}

const firstSize = 4096;
/** PostgreSQL counts microseconds from the year 2000. */
const postgresEpoch = Date.UTC(2000, 0, 1);

/** A seller's offers in typed arrays, addressed by slot; a product number leads to its slot. */
export class SellerOffers {
  size = 0;
  productNo = new Int32Array(firstSize);
  price = new Float64Array(firstSize);
  stock = new Int32Array(firstSize);
  origin = new Int8Array(firstSize);
  active = new Uint8Array(firstSize);
  status = new Int8Array(firstSize);
  finding = new Int8Array(firstSize);
  /** Milliseconds since 1970; NaN while there is own stock. */
  ownStockZeroSince = new Float64Array(firstSize);
  readonly sku: (string | null)[] = [];
  #slots = new Int32Array(firstSize);

  #grow(): void {
    const wider = <A extends Int32Array | Float64Array | Int8Array | Uint8Array>(array: A): A => {
      const copy = new (array.constructor as new (length: number) => A)(array.length * 2);
      copy.set(array);
      return copy;
    };
    this.productNo = wider(this.productNo);
    this.price = wider(this.price);
    this.stock = wider(this.stock);
    this.origin = wider(this.origin);
    this.active = wider(this.active);
    this.status = wider(this.status);
    this.finding = wider(this.finding);
    this.ownStockZeroSince = wider(this.ownStockZeroSince);
  }

  add(offer: KnownOffer): void {
    const slot = this.size;
    if (slot === this.price.length) this.#grow();
    this.productNo[slot] = offer.productNo;
    this.price[slot] = offer.price;
    this.stock[slot] = offer.stock;
    this.origin[slot] = originCodes.codeOf(offer.origin);
    this.active[slot] = offer.active ? 1 : 0;
    this.status[slot] = statusCodes.codeOf(offer.status);
    this.finding[slot] = findingCodes.words.findIndex((word) => word === offer.finding);
    this.ownStockZeroSince[slot] = offer.ownStockZeroSince ?? Number.NaN;
    this.sku.push(offer.sku);
    if (offer.productNo >= this.#slots.length) {
      const wider = new Int32Array(Math.max(offer.productNo + 1, this.#slots.length * 2));
      wider.set(this.#slots);
      this.#slots = wider;
    }
    this.#slots[offer.productNo] = slot + 1;
    this.size += 1;
  }

  /** The slot of the offer of a product, or -1. */
  slotOf(productNo: number): number {
    return (this.#slots[productNo] ?? 0) - 1;
  }
}

/** Reads all offers of the transaction's seller. */
export async function readSellerOffers(db: SellerDb): Promise<SellerOffers> {
  const offers = new SellerOffers();
  await readCopy(copyOffers(db), (row) => {
    const since = row.int8(7, Number.NaN);
    offers.add({
      productNo: row.int4(0),
      price: row.int8(1, 0),
      stock: row.int4(2),
      origin: row.text(3) === 'own' ? 'own' : 'wholesaler',
      active: row.bool(4),
      status: statusCodes.words.find((word) => word === row.text(5)) ?? 'inactive',
      finding: row.text(6),
      ownStockZeroSince: Number.isNaN(since) ? null : postgresEpoch + since / 1000,
      sku: row.text(8),
    });
  });
  return offers;
}
