import type { PayoutPayment } from '@offizin/contract/payout/seller';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Card, CardText } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import classes from './payout.module.css';

function State({ payment: { returnedAt, paidAt } }: { payment: PayoutPayment }) {
  const t = useTranslations('payout');
  const formats = useFormats();
  if (returnedAt === null)
    return (
      <Chip tone="green" plain icon={<IconCircleCheck size={14} aria-hidden />}>
        {t('state.paid')}
      </Chip>
    );
  const isPaidAgain = paidAt !== null && paidAt > returnedAt;
  return (
    <Chip tone="amber" plain icon={<IconAlertTriangle size={14} aria-hidden />}>
      {isPaidAgain ? t('state.paidAgain', { day: formats.shortDay(paidAt) }) : t('state.returned')}
    </Chip>
  );
}

/** What was paid lately, to which account, and what came back. */
export function LastCard({ last }: { last: readonly PayoutPayment[] }) {
  const t = useTranslations('payout');
  const formats = useFormats();
  if (last.length === 0)
    return (
      <Card title={t('last.title')}>
        <CardText>{t('last.none')}</CardText>
      </Card>
    );
  return (
    <Card title={t('last.title')}>
      <table className={classes['last']}>
        <thead>
          <tr>
            <th scope="col">{t('column.date')}</th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col">{t('column.account')}</th>
            <th scope="col">{t('column.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {last.map((payment) => (
            <tr key={payment.payoutNo}>
              <td>{formats.shortDay(payment.dueAt)}</td>
              <td>
                <State payment={payment} />
              </td>
              <td>{payment.accountEnd === null ? '–' : `…${payment.accountEnd}`}</td>
              <td>{formats.money(payment.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
