import type { PayoutPayment } from '@offizin/contract/payout/seller';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../platform/formats.ts';
import { Card, CardText } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Table } from '../../ui/table.tsx';
import classes from './payout.module.css';

const isPaidAgain = ({ returnedAt, paidAt }: PayoutPayment): boolean =>
  returnedAt !== null && paidAt !== null && paidAt > returnedAt;

/** Whether the money came back and was not sent once more: the seller has something to check. */
const isStillReturned = (payment: PayoutPayment): boolean => payment.returnedAt !== null && !isPaidAgain(payment);

function State({ payment }: { payment: PayoutPayment }) {
  const t = useTranslations('payout');
  const formats = useBrandFormats();
  if (payment.returnedAt === null)
    return (
      <Chip tone="green" plain icon={<IconCircleCheck size={14} aria-hidden />}>
        {t('state.paid')}
      </Chip>
    );
  return (
    <Chip tone="amber" plain icon={<IconAlertTriangle size={14} aria-hidden />}>
      {isPaidAgain(payment) && payment.paidAt !== null
        ? t('state.paidAgain', { day: formats.shortDay(payment.paidAt) })
        : t('state.returned')}
    </Chip>
  );
}

/** What was paid lately, to which account, and what came back. */
export function LastCard({ last }: { last: readonly PayoutPayment[] }) {
  const t = useTranslations('payout');
  const formats = useBrandFormats();
  if (last.length === 0)
    return (
      <Card title={t('last.title')}>
        <CardText>{t('last.none')}</CardText>
      </Card>
    );
  return (
    <Card title={t('last.title')}>
      {last.some(isStillReturned) ? <CardText>{t('state.returnedNext')}</CardText> : null}
      <Table
        label={t('last.title')}
        className={classes['last']}
        isStacked
        rows={last}
        keyOf={({ payoutNo }) => String(payoutNo)}
        columns={[
          {
            id: 'date',
            name: t('column.date'),
            render: ({ dueAt, payoutNo }) => (
              <Link to="." search={{ payout: payoutNo }} resetScroll={false}>
                {formats.shortDay(dueAt)}
              </Link>
            ),
          },
          { id: 'state', name: t('column.state'), render: (payment) => <State payment={payment} /> },
          {
            id: 'account',
            name: t('column.account'),
            render: ({ accountEnd }) => (accountEnd === null ? '–' : `…${accountEnd}`),
          },
          {
            id: 'amount',
            name: t('column.amount'),
            isNumber: true,
            tone: 'strong',
            render: ({ amount }) => formats.money(amount),
          },
        ]}
      />
    </Card>
  );
}
