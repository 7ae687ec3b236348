import type { OffersWhileClosed } from '@offizin/domain/calendar/closures';
import type { DayHours } from '@offizin/domain/calendar/opening-hours';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    /** `first_day`: Days: read them as texts, for the driver makes instants of them. */
    closure: Row<
      Columns['closure'],
      {
        offers: OffersWhileClosed;
      }
    >;
    emergency_duty: Columns['emergency_duty'];
    /** `day`: read as a text. */
    special_hours: Row<
      Columns['special_hours'],
      {
        hours: DayHours;
      }
    >;
    open_holiday: Columns['open_holiday'];
    local_holiday: Columns['local_holiday'];
    shop_calendar: Columns['shop_calendar'];
  }
}
