import { IconDownload, IconFileInvoice, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { loadTopics } from '../../platform/messages.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useMedia } from '../../platform/media.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CountTabs } from '../../ui/count-tabs.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { usePages } from '../../ui/list/pages.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { byMonth, type InvoiceLine } from './by-month.ts';
import { DownloadCards } from './download-cards.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceCard, MonthHead, useInvoiceColumns } from './invoice-row.tsx';
import { invoicesKey, invoicesQuery, summaryQuery } from './invoices-queries.ts';
import { type InvoicesSearch, isFiltered, readInvoicesSearch } from './invoices-search.ts';
import { LedgerPage } from './ledger/ledger-page.tsx';
import { MoneyDialogs } from './money-dialogs.tsx';
import { ledgerAddress, ledgerTab, readLedgerSearch } from './ledger/ledger-search.ts';
import { readTaxMonthsSearch, type TaxMonthsSearch, taxMonthsTab } from './tax-months/tax-months-search.ts';
import classes from './invoices.module.css';

const live = { queryKey: invoicesKey, everyMs: 1500 };
/** Wide enough for the list and what can be done with all of it side by side. */
const roomForCards = '(min-width: 1400px)';
const isMonth = ({ kind }: InvoiceLine): boolean => kind === 'month';

const TaxMonthsPart = lazyPart(
  async () => {
    const [{ TaxMonthsPart: Part }] = await Promise.all([
      import('./tax-months/tax-months-part.tsx'),
      loadTopics(['taxMonths']),
    ]);
    return Part;
  },
  { isAwaited: true },
);

function Empty({ search }: { search: InvoicesSearch }) {
  const t = useTranslations('invoices.list');
  if (!isFiltered(search))
    return <StatePanel icon={<IconFileInvoice />} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <StatePanel icon={<IconSearchOff />} title={t('none.title')} text={t('none.text')}>
      <ButtonLink to="." search={{}}>
        {t('none.clear')}
      </ButtonLink>
    </StatePanel>
  );
}

function List({ search }: { search: InvoicesSearch }) {
  const t = useTranslations('invoices.list');
  const tActions = useTranslations('actions');
  const query = invoicesQuery(search);
  const pages = usePages(useInfiniteQuery(query), query.queryKey);
  const { data: summary } = useQuery(summaryQuery);
  const rows = useMemo(() => byMonth(pages.rows), [pages.rows]);
  const columns = useInvoiceColumns();
  return (
    <div className={classes['list']} data-tour="invoices-list">
      <InvoiceFilters search={search} summary={summary} />
      <DataList<InvoiceLine>
        label={t('label')}
        loading={t('loading')}
        pages={{ ...pages, rows }}
        total={undefined}
        keyOf={({ key }) => key}
        columns={columns}
        isHeading={isMonth}
        renderHeading={(line) => (line.kind === 'month' ? <MonthHead month={line.month} summary={summary} /> : null)}
        renderCard={(line) =>
          line.kind === 'month' ? <MonthHead month={line.month} summary={summary} /> : <InvoiceCard item={line.item} />
        }
        failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
        empty={<Empty search={search} />}
      />
    </div>
  );
}

/** The invoices, what each order brings, and the months for the tax. */
function Tabs({ current }: { current: 'invoices' | 'orders' | 'taxMonths' }) {
  const t = useTranslations('ledger');
  const tabs = [
    { key: 'invoices', label: t('tab.invoices'), count: undefined, search: {} },
    { key: 'orders', label: t('tab.orders'), count: undefined, search: { tab: ledgerTab } },
    { key: 'taxMonths', label: t('tab.taxMonths'), count: undefined, search: { tab: taxMonthsTab } },
  ];
  return <CountTabs label={t('tabs')} tabs={tabs} current={current} />;
}

function TaxMonths({ search }: { search: TaxMonthsSearch }) {
  const t = useTranslations('ledger.tab');
  return (
    <>
      <PageHead title={t('taxMonths')} />
      <Tabs current="taxMonths" />
      <TaxMonthsPart search={search} />
    </>
  );
}

/** Invoices, credit notes and reports of the shop, with their files, and beside them the ledger (INV-01, INV-04, INV-05). */
export function InvoicesScreen() {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const title = useTranslations('ledger')('title');
  if (raw['tab'] === taxMonthsTab) return <TaxMonths search={readTaxMonthsSearch(raw)} />;
  const ledger = readLedgerSearch(raw);
  const invoices = readInvoicesSearch(raw);
  return raw['tab'] === ledgerTab ? (
    <>
      <LedgerPage search={ledger} title={title} tabs={<Tabs current="orders" />} />
      <MoneyDialogs raw={raw} list={ledgerAddress(ledger)} />
    </>
  ) : (
    <>
      <Invoices search={invoices} />
      <MoneyDialogs raw={raw} list={invoices} />
    </>
  );
}

function Invoices({ search }: { search: InvoicesSearch }) {
  const title = useTranslations('shell.screen')('invoices');
  const t = useTranslations('invoices');
  const { monthOfYear } = useFormats();
  const { data: summary } = useQuery(summaryQuery);
  const hasRoom = useMedia(roomForCards);
  const [isOpen, setIsOpen] = useState(false);
  useLiveQueries('invoices', live);
  const first = summary?.months.at(-1)?.month;
  const hasSome = summary !== undefined && first !== undefined;
  return (
    <>
      <PageHead title={title} note={first && t('since', { month: monthOfYear(`${first}-01T12:00:00Z`) })}>
        {hasSome && !hasRoom ? (
          <Button icon={<IconDownload size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
            {t('archive.title')}
          </Button>
        ) : null}
      </PageHead>
      <Tabs current="invoices" />
      <div className={classes['page']}>
        <List search={search} />
        {hasSome && hasRoom ? <DownloadCards summary={summary} /> : null}
      </div>
      {hasSome && !hasRoom ? (
        <Dialog title={t('archive.title')} opened={isOpen} onClose={() => setIsOpen(false)} width={460}>
          <DownloadCards summary={summary} />
        </Dialog>
      ) : null}
    </>
  );
}
