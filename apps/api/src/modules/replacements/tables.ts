import type { ReplacementState } from '@offizin/domain/replacements/replacement';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

/** Units of a line of the original order; the product is what the marketplace knows it by. */
export interface AskedItem {
  readonly lineId: string;
  readonly productId: string;
  readonly units: number;
}

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    order_replacement: Row<Columns['order_replacement'], { state: ReplacementState; items: AskedItem[] }>;
  }
}
