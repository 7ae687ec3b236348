import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../../platform/country-name.ts';
import { useFormats } from '../../../platform/formats.ts';

type Row = TaxMonthView['rows'][number];

/** How countries, rates, months and returns are called. */
export function useTaxWords() {
  const t = useTranslations('taxMonths');
  const countryName = useCountryName();
  const { percent, monthOfYear } = useFormats();
  return {
    country: (country: string) => (country === '' ? t('unknown') : countryName(country)),
    rate: (rate: number | null) => (rate === null ? t('unknown') : percent(rate / 10_000)),
    /** Noon of the first day: the same month in every time zone. */
    month: (month: string) => monthOfYear(`${month}-01T12:00:00Z`),
    /** Spain’s own return by its name. */
    taxReturn: ({ taxReturn }: Pick<Row, 'taxReturn'>, home: string) =>
      t(`return.${taxReturn === 'domestic' && home === 'ES' ? 'modelo303' : taxReturn}`),
  };
}
