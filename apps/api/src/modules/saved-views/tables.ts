import type { ViewList } from '@offizin/domain/saved-views/saved-views';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    /** `user_id`: null for those of the shop. */
    saved_view: Row<Columns['saved_view'], { list: ViewList }>;
  }
}
