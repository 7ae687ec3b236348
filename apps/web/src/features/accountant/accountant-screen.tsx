import type { AccountantView } from '@offizin/contract/accountant/seller';
import { IconMail, IconReportAnalytics } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../parts/page-head.tsx';
import { prefetch } from '../../platform/prefetch.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { accountantKey, accountantQuery } from './accountant-queries.ts';
import { readAccountantSearch } from './accountant-search.ts';
import { MonthBar } from './month-bar.tsx';
import { SetActions } from './set-actions.tsx';
import { isOpen, ShopTable } from './shop-table.tsx';
import classes from './accountant.module.css';

const live = { queryKey: accountantKey, everyMs: 3000 };

function Content({ view }: { view: AccountantView }) {
  const t = useTranslations('accountant');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { month, shops, address } = view;
  const choice = {
    isChosen: (sellerId: string) => !left.has(sellerId),
    toggle: (sellerId: string) =>
      setLeft((now) =>
        now.has(sellerId) ? new Set([...now].filter((id) => id !== sellerId)) : new Set([...now, sellerId]),
      ),
  };
  if (shops.length === 0)
    return <StatePanel icon={<IconReportAnalytics />} title={t('none.title')} text={t('none.text')} />;
  const chosen = shops.filter(isOpen).filter((shop) => shop.month.set !== 'empty' && choice.isChosen(shop.sellerId));
  return (
    <div className={classes['page']}>
      <div className={classes['bar']}>
        <MonthBar view={view} />
        <SetActions chosen={chosen} month={month} />
      </div>
      <ShopTable view={view} choice={choice} />
      {address === null ? null : (
        <p className={classes['mailed']}>
          <IconMail size={16} aria-hidden />
          {t('mail.text', { address })}
        </p>
      )}
    </div>
  );
}

/** The shops of somebody who keeps their books: what a month asks for in each, and the sets of it (INV-08). */
export function AccountantScreen() {
  const title = useTranslations('shell.screen')('accountant');
  const t = useTranslations('accountant');
  const tActions = useTranslations('actions');
  const search = readAccountantSearch(useSearch({ strict: false }));
  useLiveQueries('invoices', live);
  useLiveQueries('ledger', live);
  useLiveQueries('export', live);
  const failed = { title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') };
  return (
    <>
      <PageHead title={title} note={t('note')} />
      <QueryState query={useQuery(accountantQuery(search))} failed={failed}>
        {(view) => <Content view={view} />}
      </QueryState>
    </>
  );
}

/** Reads what an address of the accountant's workplace shows first; it comes with the screen, for no page needs it before. */
export function loadAccountant(raw: Record<string, unknown>): void {
  prefetch(accountantQuery(readAccountantSearch(raw)));
}
