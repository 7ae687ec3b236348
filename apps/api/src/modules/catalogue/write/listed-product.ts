import type { ListedProduct } from '@offizin/contract/offers/seller';

/** What a list shows of the product of a row, without what else the row knows. */
export function listedProductOf(row: ListedProduct): ListedProduct {
  const { productId, name, pack, brand, manufacturer, category, productType, codeSystem, nationalCode, gtin, image } =
    row;
  return { productId, name, pack, brand, manufacturer, category, productType, codeSystem, nationalCode, gtin, image };
}
