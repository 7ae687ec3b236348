import type { LedgerSummary } from '@offizin/contract/ledger/seller';
import { ledgerSelections } from '@offizin/domain/ledger/ledger';
import { ledgerFilters } from '@offizin/domain/ledger/ledger-filters';
import { countFilters } from '@offizin/domain/lists/filters';
import { IconReportMoney, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useLiveQueries } from '../../../platform/live-queries.ts';
import { loadTopics } from '../../../platform/messages.ts';
import { useSearchChange } from '../../../platform/search-change.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { usePages } from '../../../ui/list/pages.ts';
import { NativeSelect } from '../../../ui/native-select.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useWayBack } from '../../../ui/way-back.ts';
import { LedgerDialog } from './ledger-dialog.tsx';
import { ledgerKey, ledgerQuery, ledgerSummaryQuery, ledgerTotalsQuery } from './ledger-queries.ts';
import { LedgerCard, useLedgerColumns } from './ledger-row.tsx';
import { type LedgerSearch, ledgerAddress } from './ledger-search.ts';
import { LedgerSums } from './ledger-sums.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import { ledgerTotal } from './ledger-total.ts';
import classes from './ledger.module.css';

const LedgerBeside = lazyPart(async () => {
  const [{ LedgerBeside: Part }] = await Promise.all([import('./ledger-beside.tsx'), loadTopics(['settlement'])]);
  return Part;
});
const live = { queryKey: ledgerKey, everyMs: 3000 };

function Filters({ search, summary }: { search: LedgerSearch; summary: LedgerSummary | undefined }) {
  const t = useTranslations('ledger.filter');
  const { monthOfYear } = useFormats();
  const change = useSearchChange<LedgerSearch>();
  return (
    <div className={classes['bar']} role="group" aria-label={t('label')}>
      <SearchField
        searched={search.number}
        onSearch={(number) => change({ number })}
        label={t('number')}
        placeholder={t('number')}
        clearLabel={t('clear')}
        className={classes['search'] ?? ''}
        maxLength={20}
        slash
      />
      <NativeSelect
        aria-label={t('month')}
        size="xs"
        value={search.month ?? ''}
        data={[
          { value: '', label: t('allMonths') },
          ...(summary?.months ?? []).map(({ month }) => ({
            value: month,
            label: monthOfYear(`${month}-01T12:00:00Z`),
          })),
        ]}
        onChange={({ currentTarget }) => change({ month: currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('only')}
        size="xs"
        value={search.only ?? ''}
        data={[
          { value: '', label: t('anyOrder') },
          ...ledgerSelections.map((value) => ({ value, label: t(`selection.${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          change({ only: ledgerSelections.find((value) => value === currentTarget.value) })
        }
      />
    </div>
  );
}

function Empty({ search }: { search: LedgerSearch }) {
  const t = useTranslations('ledger.list');
  if (countFilters(ledgerFilters, search) === 0)
    return <StatePanel icon={<IconReportMoney />} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <StatePanel icon={<IconSearchOff />} title={t('none.title')} text={t('none.text')}>
      <ButtonLink to="." search={ledgerAddress({})}>
        {t('none.clear')}
      </ButtonLink>
    </StatePanel>
  );
}

function List({ search, summary }: { search: LedgerSearch; summary: LedgerSummary | undefined }) {
  const t = useTranslations('ledger');
  const tActions = useTranslations('actions');
  const query = ledgerQuery(search);
  const pages = usePages(useInfiniteQuery(query), query.queryKey);
  const columns = useLedgerColumns(search);
  const { data: totals } = useQuery(ledgerTotalsQuery(search));
  return (
    <div className={classes['list']}>
      <Filters search={search} summary={summary} />
      <DataList
        label={t('list.label')}
        loading={t('list.loading')}
        pages={pages}
        total={totals?.orders}
        keyOf={({ orderNumber }) => orderNumber}
        columns={columns}
        renderCard={(item) => <LedgerCard item={item} search={search} />}
        failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
        empty={<Empty search={search} />}
      />
      <LedgerTotals search={search} />
    </div>
  );
}

/** What each order brings, and why it is not paid yet (INV-05). */
export function LedgerPart({ search }: { search: LedgerSearch }) {
  const { order, ...list } = search;
  const { data: summary } = useQuery(ledgerSummaryQuery);
  useLiveQueries('ledger', live);
  const close = useWayBack(order !== undefined, ledgerAddress(list));
  const total = summary && ledgerTotal(summary, search.month);
  return (
    <div className={classes['page']}>
      {summary === undefined || total === undefined ? null : (
        <LedgerSums total={total} summary={summary} search={search} />
      )}
      {summary === undefined || summary.beside.count === 0 ? null : <LedgerBeside beside={summary.beside} />}
      <List search={search} summary={summary} />
      {order === undefined ? null : <LedgerDialog orderNumber={order} onClose={close} />}
    </div>
  );
}
