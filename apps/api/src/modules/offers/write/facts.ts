import { limits } from '@offizin/domain/limits';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import { classify } from '@offizin/domain/sync/classify';
import type { Finding, ProductFacts, RowFacts, SellerFacts } from '@offizin/domain/sync/facts';
import { isClosedToMedicines } from '@offizin/domain/sync/medicine-markets';
import type { SellerPermissions } from './run-queries.ts';

const dayMs = 86_400_000;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What the rules look at, as one record that is filled again for each row: nothing is allocated per row. */
export class RuleFacts {
  readonly #permissions: SellerPermissions;
  readonly #now: number;
  readonly #seller: Mutable<SellerFacts>;
  readonly product: Mutable<ProductFacts> = {
    blocked: false,
    medicine: false,
    prescription: false,
    selective: false,
    certificateRequired: false,
    recommendedPrice: null,
  };
  readonly market: { best: number | null; highest: number | null } = { best: null, highest: null };
  readonly offer = { active: true, ownStockZeroDays: 0 };
  readonly row: Mutable<RowFacts>;

  constructor(permissions: SellerPermissions, mode: UploadType, now: Date) {
    this.#permissions = permissions;
    this.#now = now.getTime();
    this.#seller = {
      otc: permissions.services.has('otc'),
      closedToMedicines: isClosedToMedicines(permissions.market),
      holdsCertificate: false,
      hasContract: false,
    };
    this.row = {
      mode,
      unreadable: null,
      hasIdentifier: false,
      identifierProblem: null,
      price: null,
      stock: null,
      origin: 'wholesaler',
      earlier: null,
      match: 'none',
      product: null,
      seller: this.#seller,
      market: this.market,
      offer: null,
      outOfStockDays: limits.outOfStockDays,
    };
  }

  /** The certificate that the product needs, and the brand whose contract it needs; null for none. */
  setTerms(certificate: string | null, selectiveBrand: string | null): void {
    this.product.certificateRequired = certificate !== null;
    this.#seller.holdsCertificate = certificate !== null && this.#permissions.certificates.has(certificate);
    this.#seller.hasContract = selectiveBrand !== null && this.#permissions.contracts.has(selectiveBrand);
  }

  /** Whether the offer is to be active, and since when it is without own stock in milliseconds since 1970; NaN while it has some. */
  setOffer(active: boolean, ownStockZeroSince: number): void {
    this.offer.active = active;
    this.offer.ownStockZeroDays = Number.isNaN(ownStockZeroSince)
      ? 0
      : Math.floor((this.#now - ownStockZeroSince) / dayMs);
  }

  /** Judges an offer of the product that was set, as it is or is to be. */
  judgeOffer(price: number, stock: number, origin: StockOrigin): Finding | null {
    const { row } = this;
    row.unreadable = null;
    row.hasIdentifier = true;
    row.identifierProblem = null;
    row.price = price;
    row.stock = stock;
    row.origin = origin;
    row.earlier = null;
    row.match = 'one';
    row.product = this.product;
    row.offer = this.offer;
    return classify(row);
  }

  /** Since when an offer with this stock is without own stock: since before, or from now on; null while it has some. */
  zeroSince(stock: number | null, origin: StockOrigin, before: number): number | null {
    if (stock !== 0 || origin !== 'own') return null;
    return Number.isNaN(before) ? this.#now : before;
  }
}
