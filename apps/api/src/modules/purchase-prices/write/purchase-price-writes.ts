import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { stageRows, stagingTable } from '../../../platform/db/copy/staging-table.ts';

const stagedPurchasePrices = stagingTable('staged_purchase_price', [
  ['product_no', 'int4'],
  ['price', 'int8'],
]);

/** The purchase prices that a file says, kept until all of it has been read; a file without the column costs nothing. */
export class PurchasePriceWrites {
  readonly #productNo: number[] = [];
  readonly #price: number[] = [];

  get size(): number {
    return this.#productNo.length;
  }

  /** Takes what a row says of a product; each product once. */
  add(productNo: number, price: number): void {
    this.#productNo.push(productNo);
    this.#price.push(price);
  }

  /** Copies all of them beside the table, for this transaction. */
  stage(db: SellerDb): Promise<void> {
    return stageRows(db, stagedPurchasePrices, (begin) => {
      for (const [at, productNo] of this.#productNo.entries())
        begin()
          .product_no(productNo)
          .price(this.#price[at] ?? 0);
    });
  }
}
