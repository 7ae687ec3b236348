import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Card } from '../../../ui/card.tsx';
import classes from './tax-months.module.css';

type Line = TaxMonthView['agreement'][number];

function Agreed({ line, currency }: { line: Line; currency: TaxMonthView['currency'] }) {
  const t = useTranslations('taxMonths.agreement');
  const { money } = useFormats();
  const is = (amount: number) => money({ amount, currency });
  const isEqual = line.taxMonth === line.other;
  const Mark = isEqual ? IconCheck : IconInfoCircle;
  return (
    <li data-equal={isEqual || undefined}>
      <p>
        <Mark size={16} aria-hidden />
        <b>{t(`with.${line.with}`)}</b>
        <span>{is(line.other)}</span>
      </p>
      {isEqual ? (
        <small>{t('equal')}</small>
      ) : (
        <>
          <small>{t('differs', { taxMonth: is(line.taxMonth), difference: is(line.taxMonth - line.other) })}</small>
          <dl>
            {line.reasons.map(({ reason, amount }) => (
              <div key={reason}>
                <dt>{t(`reason.${reason}`)}</dt>
                <dd>{is(amount)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </li>
  );
}

/** The month beside documents, reports and payouts: equal to the cent, or what makes the difference. */
export function AgreementCard({ view: { agreement, currency } }: { view: TaxMonthView }) {
  const t = useTranslations('taxMonths.agreement');
  return (
    <Card title={t('title')}>
      <ul className={classes['agreement']}>
        {agreement.map((line) => (
          <Agreed key={line.with} line={line} currency={currency} />
        ))}
      </ul>
    </Card>
  );
}
