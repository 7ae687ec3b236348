import type { StockFacets } from '@offizin/contract/warehouse/seller';
import { stockSorts } from '@offizin/domain/warehouse/stock-sorts';
import { stockRemarks, stockStates } from '@offizin/domain/warehouse/stock-rules';
import { IconBuildingWarehouse, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { useLastChange } from '../../platform/use-last-change.ts';
import { ExportList } from '../../parts/exports/export-list.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { usePages } from '../../ui/list/pages.ts';
import { ListViews } from '../../parts/lists/list-views.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { ProductToolbar } from '../../parts/products/product-toolbar.tsx';
import { SortMenu } from '../../parts/lists/sort-menu.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { StockCard, useColumnName, useStockColumns } from './stock-columns.tsx';
import { stockCountsQuery, stockFacetsQuery, stockKeys, stockListQuery } from './stock-queries.ts';
import { isFiltered, readStockSearch, selectionOf, type StockListSearch, withoutFilters } from './stock-search.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useWayBack } from '../../ui/way-back.ts';

const ProductDialog = lazyDialog(async () => (await import('./product-dialog.tsx')).ProductDialog);

function Head({ search, found }: { search: StockListSearch; found: number | undefined }) {
  const t = useTranslations();
  const lastChange = useLastChange();
  const { data } = useQuery(stockCountsQuery);
  const counted = data && { count: data.total, units: data.units.onHand };
  const when = data?.changedAt ? lastChange(data.changedAt) : null;
  const note =
    counted && (when === null ? t('warehouse.head', counted) : t('warehouse.headChanged', { ...counted, when }));
  return (
    <PageHead title={t('shell.screen.fulfilment_catalogue')} note={note}>
      <ExportList
        all={{ kind: 'warehouse_stock', filter: {} }}
        total={data?.total}
        filtered={isNarrowed(search) ? { kind: 'warehouse_stock', filter: selectionOf(search) } : null}
        found={found}
      />
    </PageHead>
  );
}

const isNarrowed = (search: StockListSearch): boolean => isFiltered(search) || search.state !== undefined;

function Empty({ search }: { search: StockListSearch }) {
  const t = useTranslations('warehouse.list.nothing');
  const tList = useTranslations('offers.list.noResults');
  return isNarrowed(search) ? (
    <StatePanel icon={<IconSearchOff />} title={tList('title')} text={tList('text')} />
  ) : (
    <StatePanel icon={<IconBuildingWarehouse />} title={t('title')} text={t('text')} />
  );
}

const countsOf = (facet: StockFacets['remark']) =>
  Object.fromEntries(facet.map(({ value, products }) => [value, products]));
const live = { queryKey: stockKeys.all, everyMs: 3000 };

/** The seller's products that the marketplace's warehouse holds; only to look at (OFF-08). */
export function WarehouseScreen() {
  const t = useTranslations('warehouse');
  const tActions = useTranslations('actions');
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const { product, ...list } = readStockSearch(raw);
  const onPhone = useMedia(phone);
  const columns = useStockColumns(list);
  const name = useColumnName();
  const { data: all } = useQuery(stockCountsQuery);
  const { data: facets } = useQuery(stockFacetsQuery(list));
  const query = stockListQuery(list);
  const pages = usePages(useInfiniteQuery(query), query.queryKey);
  useLiveQueries('warehouse', live);
  const close = useWayBack(product !== undefined, list);
  const sorting = { by: list.sort ?? 'name', isDescending: list.order === 'desc' };
  const sorts = stockSorts.map((sort) => ({ sort, name: name(sort) }));
  return (
    <>
      <Head search={list} found={facets?.total} />
      <ListViews
        search={list}
        tabs={{
          param: 'state',
          label: t('tabs'),
          all: t('all'),
          values: stockStates,
          nameOf: (state) => t(`state.${state}`),
          counts: all && { ...all.states, all: all.total },
        }}
        quick={{
          param: 'remark',
          label: t('column.remarks'),
          values: stockRemarks,
          nameOf: (remark) => t(`remark.${remark}`),
          counts: facets && countsOf(facets.remark),
        }}
      />
      <ProductToolbar
        search={list}
        countsOf={(facet) => facets?.[facet].map(({ value, products }) => ({ value, count: products }))}
        total={facets?.total}
        unfiltered={isFiltered(list) ? withoutFilters(list) : null}
        before={onPhone ? <SortMenu label={t('list.sort')} sorts={sorts} {...sorting} /> : null}
      />
      <DataList
        label={t('list.label')}
        loading={t('list.loading')}
        pages={pages}
        total={facets?.total}
        keyOf={(row) => row.productId}
        columns={columns}
        sorting={{ ...sorting, search: list }}
        renderCard={(row) => <StockCard row={row} search={list} />}
        failed={{ title: t('list.failed.title'), text: t('list.failed.text'), retry: tActions('tryAgain') }}
        empty={<Empty search={list} />}
      />
      {product === undefined ? null : <ProductDialog productId={product} onClose={close} />}
    </>
  );
}
