import type { PayoutPayment } from '@offizin/contract/payout/seller';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../platform/formats.ts';
import { Card, CardText } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Table } from '../../ui/table.tsx';
import classes from './payout.module.css';

function State({ payment: { returnedAt, paidAt } }: { payment: PayoutPayment }) {
  const t = useTranslations('payout');
  const formats = useBrandFormats();
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
  const formats = useBrandFormats();
  if (last.length === 0)
    return (
      <Card title={t('last.title')}>
        <CardText>{t('last.none')}</CardText>
      </Card>
    );
  return (
    <Card title={t('last.title')}>
      <Table
        label={t('last.title')}
        className={classes['last']}
        isStacked
        rows={last}
        keyOf={({ payoutNo }) => String(payoutNo)}
        columns={[
          { id: 'date', name: t('column.date'), render: ({ dueAt }) => formats.shortDay(dueAt) },
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
