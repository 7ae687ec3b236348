import type { StockRow } from '@offizin/contract/warehouse/seller';
import { daysBetween } from '@offizin/domain/warehouse/stock-rules';
import { useTranslations } from 'use-intl';
import { useDayText, useToday } from '../../platform/calendar-day.ts';
import { useFormats } from '../../platform/formats.ts';

/** A product's units and days in words. */
export function useStockWords() {
  const t = useTranslations('warehouse.cell');
  const { number } = useFormats();
  const today = useToday();
  const dayText = useDayText();
  return {
    day: (day: string | null) => (day === null ? '–' : dayText(day)),
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
