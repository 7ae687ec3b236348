import type { StockRow } from '@offizin/contract/warehouse';
import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { daysBetween } from '@offizin/domain/warehouse/stock-rules';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useNow } from '../../platform/now.ts';

/** The day that it is for the seller, `YYYY-MM-DD`. */
function useToday(): string {
  return wallClockAt(useNow(60_000), brands[initialData.brand].timeZone).date;
}

/** A day is the same one in every time zone when it is noon. */
const noonOf = (day: string) => `${day}T12:00:00Z`;

/** What is said of a product's units and days, in words. */
export function useStockWords() {
  const t = useTranslations('warehouse.cell');
  const { number, date } = useFormats();
  const today = useToday();
  return {
    day: (day: string | null) => (day === null ? '–' : date(noonOf(day))),
    /** Why fewer can be sold than are there; null where all can. */
    reserved: ({ onHand, reserved }: StockRow) =>
      reserved === 0 ? null : t('reserved', { units: number(onHand), reserved: number(reserved) }),
    stored: ({ storedSince }: StockRow) =>
      storedSince === null ? null : t('stored', { days: Math.max(0, daysBetween(storedSince, today)) }),
    expires: ({ nextExpiry }: StockRow) => {
      if (nextExpiry === null) return null;
      const days = daysBetween(today, nextExpiry);
      return days < 0 ? t('expiredFor', { days: -days }) : t('expiresIn', { days });
    },
  };
}

type Tone = 'red' | 'amber' | undefined;

/** How pressing the days of a product are. */
export function expiryTone({ remarks }: Pick<StockRow, 'remarks'>): Tone {
  if (remarks.includes('expired')) return 'red';
  return remarks.includes('expiring') ? 'amber' : undefined;
}
