import type { StockRow } from '@offizin/contract/warehouse';
import { stockRemarks, stockStates } from '@offizin/domain/warehouse/stock-rules';
import { IconAlertCircle, IconBuildingWarehouse, IconRefresh, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/button.tsx';
import { CountTabs } from '../../ui/count-tabs.tsx';
import { ExportChoices } from '../../ui/export-choices.tsx';
import { FilterChip } from '../../ui/filter-bar.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './fulfilment-catalogue.module.css';
import { useLiveStock } from './live-stock.ts';
import { StockCards } from './stock-cards.tsx';
import { stockCountsQuery, stockFacetsQuery, stockListQuery } from './stock-queries.ts';
import { isFiltered, listSearch, readStockSearch, selectionOf, type StockListSearch } from './stock-search.ts';
import { StockTable } from './stock-table.tsx';
import { StockToolbar } from './stock-toolbar.tsx';

const ProductDialog = lazy(async () => ({ default: (await import('./product-dialog.tsx')).ProductDialog }));

function Placeholders() {
  const t = useTranslations('warehouse.list');
  return (
    <div role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((each) => (
        <div key={each} className={classes['placeholder']}>
          <SkeletonLine width="45%" />
          <SkeletonLine width="30%" />
        </div>
      ))}
    </div>
  );
}

function Empty({ search }: { search: StockListSearch }) {
  const t = useTranslations('warehouse.list.nothing');
  const tList = useTranslations('offers.list.noResults');
  if (isFiltered(search) || search.state !== undefined)
    return <StatePanel icon={<IconSearchOff />} title={tList('title')} text={tList('text')} />;
  return <StatePanel icon={<IconBuildingWarehouse />} title={t('title')} text={t('text')} />;
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('warehouse.list.failed');
  return (
    <StatePanel
      icon={<IconAlertCircle />}
      tone="red"
      title={t('title')}
      text={t('text')}
      requestId={error instanceof ApiError ? error.problem?.requestId : undefined}
    >
      <Button icon={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {t('retry')}
      </Button>
    </StatePanel>
  );
}

const tabs = ['all', ...stockStates] as const;

/** Tabs by stock and the quick views of remarks, each an address with its count. */
function Views({
  search,
  counts,
  remarks,
}: {
  search: StockListSearch;
  counts: Record<string, number> | undefined;
  remarks: Record<string, number> | undefined;
}) {
  const t = useTranslations('warehouse');
  const { state, ...unnarrowed } = search;
  const { remark: chosen, ...others } = search;
  return (
    <div className={classes['tabs']}>
      <CountTabs
        label={t('tabs')}
        current={state ?? 'all'}
        tabs={tabs.map((key) => ({
          key,
          label: key === 'all' ? t('all') : t(`state.${key}`),
          count: counts?.[key],
          search: key === 'all' ? unnarrowed : { ...unnarrowed, state: key },
        }))}
      />
      <div className={classes['quick']} role="group" aria-label={t('column.remarks')}>
        {stockRemarks.map((remark) => (
          <FilterChip
            key={remark}
            label={t(`remark.${remark}`)}
            count={remarks?.[remark]}
            isOn={chosen === remark}
            search={chosen === remark ? others : { ...others, remark }}
          />
        ))}
      </div>
    </div>
  );
}

function useHead(): { note: string | undefined; counts: Record<string, number> | undefined } {
  const t = useTranslations('warehouse');
  const formats = useFormats();
  const now = useNow(60_000);
  const { data } = useQuery(stockCountsQuery);
  if (data === undefined) return { note: undefined, counts: undefined };
  const { total, states, units, changedAt } = data;
  const said = { count: total, units: units.onHand };
  const isToday = changedAt !== null && formats.date(changedAt) === formats.date(now);
  const note =
    changedAt === null
      ? t('head', said)
      : t('headChanged', { ...said, when: isToday ? formats.time(changedAt) : formats.dateTime(changedAt) });
  return { note, counts: { ...states, all: total } };
}

function useStock(search: StockListSearch) {
  const list = useInfiniteQuery(stockListQuery(search));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const stock = useMemo<readonly StockRow[]>(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { list, stock, onEnd };
}

/** The seller's products that the marketplace's warehouse holds; only to look at (OFF-08). */
export function FulfilmentCatalogueScreen() {
  const tScreen = useTranslations('shell.screen');
  const tExport = useTranslations('exports');
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readStockSearch(raw), [raw]);
  const wanted = useMemo(() => listSearch(search), [search]);
  const onPhone = useMedia(phone);
  const { note, counts } = useHead();
  const { data: facets } = useQuery(stockFacetsQuery(wanted));
  const { list, stock, onEnd } = useStock(wanted);
  useLiveStock();
  const remarks = facets && Object.fromEntries(facets.remark.map(({ value, products }) => [value, products]));
  const choice = (what: string, filter: ReturnType<typeof selectionOf>, count: number | undefined) => ({
    what,
    count,
    question: { kind: 'warehouse_stock' as const, filter },
  });
  const narrows = isFiltered(wanted) || wanted.state !== undefined;
  const body = () => {
    if (list.isPending) return <Placeholders />;
    if (list.isError && stock.length === 0) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
    if (stock.length === 0) return <Empty search={wanted} />;
    const List = onPhone ? StockCards : StockTable;
    return <List stock={stock} total={facets?.total ?? stock.length} search={search} onEnd={onEnd} />;
  };
  return (
    <>
      <PageHead title={tScreen('fulfilment_catalogue')} {...(note !== undefined && { note })}>
        <ExportChoices
          choices={[
            choice(tExport('all'), {}, counts?.['all']),
            ...(narrows ? [choice(tExport('filtered'), selectionOf(wanted), facets?.total)] : []),
          ]}
        />
      </PageHead>
      <Views search={wanted} counts={counts} remarks={remarks} />
      <StockToolbar search={search} facets={facets} />
      <div className={classes['body']}>{body()}</div>
      <Suspense fallback={null}>
        {search.product === undefined ? null : <ProductDialog productId={search.product} search={search} />}
      </Suspense>
    </>
  );
}
