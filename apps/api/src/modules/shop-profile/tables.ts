import type { ImagePart, ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    shop_image: Row<
      Columns['shop_image'],
      {
        kind: ShopImageKind;
        part: ImagePart;
      }
    >;
    shop_profile: Columns['shop_profile'];
  }
}
