import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Card } from '../../../ui/card.tsx';
import { useTaxWords } from './tax-words.ts';
import classes from './tax-months.module.css';

/** What the marketplace kept, gave and paid, as the shop sees it. */
export function KeptCard({ view: { sums, currency } }: { view: TaxMonthView }) {
  const t = useTranslations('taxMonths.kept');
  const words = useTaxWords();
  const { money } = useFormats();
  const lines: readonly (readonly [string, number])[] = [
    [t('commission'), sums.commission],
    ...sums.commissionVat.map(({ rate, vat }) => [t('commissionVat', { rate: words.rate(rate) }), vat] as const),
    ...(sums.services === 0 ? [] : [[t('services'), sums.services] as const]),
    ...sums.servicesVat.map(({ rate, vat }) => [t('servicesVat', { rate: words.rate(rate) }), vat] as const),
    ...(sums.vouchers === 0 ? [] : [[t('vouchers'), sums.vouchers] as const]),
    ...(sums.adjustments === 0 ? [] : [[t('adjustments'), sums.adjustments] as const]),
    [t('payouts'), sums.payouts],
  ];
  return (
    <Card title={t('title')}>
      <dl className={classes['lines']}>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money({ amount, currency })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
