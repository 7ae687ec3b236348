import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    catalogue_version: Columns['catalogue_version'];
    market_heard: Columns['market_heard'];
    market_move: Columns['market_move'];
    market_offer: Columns['market_offer'];
    market_seller: Columns['market_seller'];
    product: Row<
      Columns['product'],
      {
        image: ProductImage;
        more_images: ProductImage[];
      }
    >;
    product_market: Columns['product_market'];
    product_market_past: Columns['product_market_past'];
  }
}
