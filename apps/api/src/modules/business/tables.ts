import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    /** They are kept by triggers of the orders and their lines, whoever writes these. */
    product_day: Columns['product_day'];
    /** The days that are over, summed up. */
    product_window: Columns['product_window'];
    sales_hour: Columns['sales_hour'];
    sales_window: Columns['sales_window'];
  }
}
