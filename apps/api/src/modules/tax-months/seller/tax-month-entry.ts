import type { TaxMonthEntry } from '@offizin/contract/tax-months/seller';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { closesOn, taxMonthState } from '@offizin/domain/tax-months/months';
import type { Config } from '../../../platform/config.ts';
import type { TaxMonthRow } from '../write/tax-month-queries.ts';

/** How months are shown that stand beside each other, newest first. */
export function taxMonthEntries(
  rows: readonly TaxMonthRow[],
  { brand, now, config }: { brand: BrandId; now: Date; config: Config },
): TaxMonthEntry[] {
  const today = wallClockAt(now, brands[brand].timeZone).date;
  const closedThrough = rows.find(({ closedAt }) => closedAt !== null)?.month ?? null;
  return rows.map(({ month, closedAt, closedBy }) => ({
    month,
    state: taxMonthState(month, { closedThrough, today }),
    closesOn: closesOn(month, config.taxMonthClosesOn),
    closedAt: closedAt?.toISOString() ?? null,
    closedBy,
  }));
}
