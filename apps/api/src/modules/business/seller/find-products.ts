import type { SoldProduct, StockedProduct } from '@offizin/contract/business/seller';
import type { BrandId } from '@offizin/domain/brand/brands';
import { bestSellers } from '@offizin/domain/business/best-sellers';
import { productDays } from '@offizin/domain/business/product-days';
import { bySoonest, isSoon, runningOutShown } from '@offizin/domain/business/run-out';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findKeptProducts, findShownProducts } from '../read/product-queries.ts';
import { runOutOfKept } from './kept-stock.ts';

/** What sold most over the last days, and whose stock is gone soon (MET-08). */
export async function findProducts(db: SellerDb, { brand, now }: { brand: BrandId; now: Date }) {
  const { firstDay, ...days } = productDays(brand, now);
  const { products, tooFew } = await findKeptProducts(db, { ...days, brand, now });
  const counted = products.map((product) => ({ ...product, runOut: runOutOfKept(product, now) }));
  const soon = bySoonest(
    counted.flatMap(({ runOut, ...of }) => (runOut !== null && isSoon(runOut) ? [{ ...of, runOut }] : [])),
  );
  const best = { units: bestSellers(counted, 'units'), value: bestSellers(counted, 'value') };
  const first = soon.slice(0, runningOutShown);
  const ids = new Set([...best.units, ...best.value, ...first].map(({ productId }) => productId));
  const found = await findShownProducts(db, { brand, ids: [...ids] });
  const shown = new Map(found.map((product) => [product.productId, product]));
  const stocked = ({ productId, units, ownUnits, stock, runOut }: (typeof counted)[number]): StockedProduct[] => {
    const product = shown.get(productId);
    return product === undefined ? [] : [{ ...product, units, ownUnits, stock, runOut }];
  };
  const sold = (product: (typeof counted)[number]): SoldProduct[] =>
    stocked(product).map((known) => ({ ...known, value: product.value }));
  return {
    productsSince: firstDay,
    best: { units: best.units.flatMap(sold), value: best.value.flatMap(sold) },
    runningOut: {
      products: first.flatMap(stocked),
      count: soon.length,
      tooFew,
    },
  };
}
