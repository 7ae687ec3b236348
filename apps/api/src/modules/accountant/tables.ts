import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

/** What became of a letter; `nothing_left`: the person has left the shop, or may no longer see its money. */
export type SetMailOutcome = 'sent' | 'refused' | 'nothing_left';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    monthly_set_seen: Columns['monthly_set_seen'];
    monthly_set_wish: Columns['monthly_set_wish'];
    /** `letter`: null until one is made of it. */
    monthly_set_mail: Row<Columns['monthly_set_mail'], { outcome: SetMailOutcome | null }>;
  }
}
