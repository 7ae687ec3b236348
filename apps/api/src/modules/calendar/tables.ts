import type { BrandId } from '@offizin/domain/brand/brands';
import type { OffersWhileClosed } from '@offizin/domain/calendar/closures';
import type { Generated } from 'kysely';

interface ClosureTable {
  seller_id: string;
  id: Generated<string>;
  brand: BrandId;
  /** Days: read them as texts, for the driver makes instants of them. */
  first_day: Date;
  last_day: Date;
  reason: string | null;
  offers: OffersWhileClosed;
  made_by: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
}

export interface CalendarSchema {
  closure: ClosureTable;
  open_holiday: { seller_id: string; day: Date; brand: BrandId };
  shop_calendar: { seller_id: string; brand: BrandId; region: string | null; version: Generated<number> };
}
