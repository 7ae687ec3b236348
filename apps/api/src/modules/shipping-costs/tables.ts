import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    shipping_costs: Columns['shipping_costs'];
  }
}
