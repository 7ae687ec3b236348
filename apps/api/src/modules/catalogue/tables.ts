import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import type { DeliveryKind } from '@offizin/domain/offers/delivery-kinds';
import type { ProductType } from '@offizin/domain/offers/offer-kinds';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    catalogue_version: Columns['catalogue_version'];
    market_heard: Columns['market_heard'];
    market_move: Columns['market_move'];
    market_offer: Row<Columns['market_offer'], { delivery: DeliveryKind }>;
    market_seller: Columns['market_seller'];
    product: Row<
      Columns['product'],
      {
        product_type: ProductType;
        image: ProductImage;
        more_images: ProductImage[];
      }
    >;
    product_market: Columns['product_market'];
    product_market_past: Columns['product_market_past'];
  }
}
