import type { HandedShipping } from '@offizin/contract/reports/marketplace';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    sales_before: Row<
      Columns['sales_before'],
      {
        shipping: HandedShipping[];
      }
    >;
  }
}
