import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    /** `price_before`: What stood before `changed_run`; null where there was none. */
    purchase_price: Columns['purchase_price'];
  }
}
