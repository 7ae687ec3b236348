import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import { type Behind, rateWord } from '@offizin/domain/tax-months/behind';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Card } from '../../../ui/card.tsx';
import { FigureLink } from './figure-link.tsx';
import { useTaxWords } from './tax-words.ts';
import classes from './tax-months.module.css';

/** What the marketplace kept, gave and paid, as the shop sees it. */
export function KeptCard({ view: { month, sums, currency } }: { view: TaxMonthView }) {
  const t = useTranslations('taxMonths.kept');
  const words = useTaxWords();
  const { money } = useFormats();
  const lines: readonly (readonly [string, number, Behind])[] = [
    [t('commission'), sums.commission, { of: 'commission' }],
    ...sums.commissionVat.map(
      ({ rate, vat }) =>
        [t('commissionVat', { rate: words.rate(rate) }), vat, { of: 'commissionVat', rate: rateWord(rate) }] as const,
    ),
    ...(sums.services === 0 ? [] : [[t('services'), sums.services, { of: 'services' }] as const]),
    ...sums.servicesVat.map(
      ({ rate, vat }) =>
        [t('servicesVat', { rate: words.rate(rate) }), vat, { of: 'servicesVat', rate: rateWord(rate) }] as const,
    ),
    ...(sums.vouchers === 0 ? [] : [[t('vouchers'), sums.vouchers, { of: 'vouchers' }] as const]),
    ...(sums.adjustments === 0 ? [] : [[t('adjustments'), sums.adjustments, { of: 'adjustments' }] as const]),
    [t('payouts'), sums.payouts, { of: 'payouts' }],
  ];
  return (
    <Card title={t('title')}>
      <dl className={classes['lines']}>
        {lines.map(([name, amount, behind]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <FigureLink {...{ month, behind, amount }} text={money({ amount, currency })} about={[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
