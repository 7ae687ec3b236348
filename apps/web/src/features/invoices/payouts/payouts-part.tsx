import type { PayoutPayment } from '@offizin/contract/payout/seller';
import { IconBuildingBank } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../../platform/formats.ts';
import { useLiveQueries } from '../../../platform/live-queries.ts';
import { payoutListKey, payoutListQuery } from '../../../parts/payouts/payout-queries.ts';
import { DataList } from '../../../ui/list/data-list.tsx';
import type { Column } from '../../../ui/list/data-table.tsx';
import { usePages } from '../../../ui/list/pages.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from '../ledger/ledger.module.css';
import { PayoutState } from './payout-state.tsx';
import { payoutsTab } from './payouts-search.ts';
import { StatementBar } from './statement-bar.tsx';

const live = { queryKey: payoutListKey, everyMs: 3000 };

/** The payout's number and its day; the link is as large as its row. */
function Name({ payment: { payoutNo, dueAt, paidAt } }: { payment: PayoutPayment }) {
  const { date } = useBrandFormats();
  return (
    <div className={classes['name']}>
      <Link to="." search={{ tab: payoutsTab, payout: payoutNo }} resetScroll={false} activeProps={{}}>
        {payoutNo}
      </Link>
      <span>{date(paidAt ?? dueAt)}</span>
    </div>
  );
}

function useColumns(): readonly Column<PayoutPayment>[] {
  const t = useTranslations('settlement.list.column');
  const { money } = useBrandFormats();
  return [
    { id: 'payout', name: t('payout'), width: 220, least: 120, cell: (payment) => <Name payment={payment} /> },
    { id: 'state', name: t('state'), width: 280, least: 150, cell: (payment) => <PayoutState payment={payment} /> },
    {
      id: 'account',
      name: t('account'),
      width: 120,
      least: 80,
      cell: ({ accountEnd }) => (accountEnd === null ? '–' : `…${accountEnd}`),
    },
    {
      id: 'amount',
      name: t('amount'),
      width: 160,
      least: 100,
      isNumber: true,
      cell: ({ amount }) => <b className={classes['figure']}>{money(amount)}</b>,
    },
  ];
}

/** A payout where there is no room for a table. */
function PayoutCard({ payment }: { payment: PayoutPayment }) {
  const { money } = useBrandFormats();
  return (
    <article className={classes['row']}>
      <Name payment={payment} />
      <b className={classes['figure']}>{money(payment.amount)}</b>
      <PayoutState payment={payment} />
    </article>
  );
}

/** Every payout of the shop, each with what it is made of, and what the shop is owed month by month (INV-05). */
export function PayoutsPart() {
  const t = useTranslations('settlement');
  const tActions = useTranslations('actions');
  const pages = usePages(useInfiniteQuery(payoutListQuery), payoutListQuery.queryKey);
  const columns = useColumns();
  useLiveQueries('payout', live);
  return (
    <div className={classes['page']}>
      <div className={classes['list']}>
        <StatementBar />
        <DataList
          label={t('list.label')}
          loading={t('list.loading')}
          pages={pages}
          total={undefined}
          keyOf={({ payoutNo }) => payoutNo}
          columns={columns}
          renderCard={(payment) => <PayoutCard payment={payment} />}
          failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
          empty={<StatePanel icon={<IconBuildingBank />} title={t('list.empty.title')} text={t('list.empty.text')} />}
        />
      </div>
    </div>
  );
}
