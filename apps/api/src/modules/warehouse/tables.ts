import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    /** `stored_since`: A day: read it as text, for the driver makes an instant of it. */
    warehouse_stock: Columns['warehouse_stock'];
  }
}
