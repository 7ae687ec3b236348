import { uploadScreens } from '@offizin/domain/access/twin-screens';
import type { OfferFacets, OfferRow } from '@offizin/contract/offers/seller';
import { menuFor } from '@offizin/domain/access/menu';
import { screens } from '@offizin/domain/access/screens';
import { type OfferStatus, offerStatuses, pricePositions } from '@offizin/domain/offers/offer-kinds';
import { IconSearchOff, IconTag, IconUpload } from '@tabler/icons-react';
import { type InfiniteData, type Query, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { loadTopics } from '../../platform/messages.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { useLastChange } from '../../platform/use-last-change.ts';
import { useExport } from '../../parts/exports/use-export.ts';
import buttonClasses from '../../ui/button.module.css';
import { ListStates } from '../../ui/list/list-states.tsx';
import { type Pages, usePages } from '../../ui/list/pages.ts';
import { ListViews } from '../../parts/lists/list-views.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { ColumnsMenu } from './table/columns-menu.tsx';
import { ExportMenu, ExportProgress } from './export-menu.tsx';
import { FilterChip } from '../../parts/lists/filter-bar.tsx';
import { useWayBack } from '../../ui/way-back.ts';
import classes from './offers.module.css';
import { OfferCards } from './table/offer-cards.tsx';
import { offerCountsQuery, offerFacetsQuery, offerKeys, offerListQuery } from './offer-queries.ts';
import { isFiltered, listSearch, type OfferSearch, readOfferSearch } from './offer-search.ts';
import { PauseNotice } from './pause-notice.tsx';
import { useSelection } from './bulk/offer-selection.ts';
import { OfferTable } from './table/offer-table.tsx';
import tableClasses from './table/offer-table.module.css';
import { OfferToolbar } from './offer-toolbar.tsx';
import { UndoBar } from './edits/undo-bar.tsx';
import { useChange } from './edits/use-change.ts';
import { type ColumnChoice, useColumns } from './table/use-columns.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ProductModal = lazyDialog(async () => (await import('./product/product-modal.tsx')).ProductModal);

const OfferViews = lazyPart(async () => {
  const [{ OfferViews: Views }] = await Promise.all([import('./views/offer-views.tsx'), loadTopics(['forms'])]);
  return Views;
});

/** A list that was scrolled far is left alone: reading all its pages again would cost more than it shows. */
function isShort({ queryKey, state }: Query): boolean {
  if (queryKey[1] !== offerKeys.lists[1]) return true;
  const data = state.data as InfiniteData<unknown> | undefined;
  return (data?.pages.length ?? 0) <= 3;
}

const live = { queryKey: offerKeys.all, predicate: isShort, everyMs: 3000 };

/** The screen on which the seller uploads; undefined on brands whose sellers do not. */
function useUploadScreen() {
  const signedIn = useSignedIn();
  const inMenu = new Set(menuFor(subjectOf(signedIn)).flatMap((entry) => entry.screens));
  return uploadScreens.find((screen) => inMenu.has(screen));
}

function UploadLink() {
  const t = useTranslations('offers');
  const id = useUploadScreen();
  if (id === undefined) return null;
  return (
    <Link to={screens[id].path} className={buttonClasses['button']} data-tone="primary">
      <IconUpload size={16} aria-hidden />
      {t('upload')}
    </Link>
  );
}

function Empty({ search }: { search: OfferSearch }) {
  const t = useTranslations('offers.list');
  const uploads = useUploadScreen() !== undefined;
  const narrows = isFiltered(search) || search.status !== undefined;
  if (narrows) return <StatePanel icon={<IconSearchOff />} title={t('noResults.title')} text={t('noResults.text')} />;
  return (
    <StatePanel
      icon={<IconTag />}
      title={t('noProducts.title')}
      text={t(uploads ? 'noProducts.text' : 'noProducts.handedOver')}
    >
      <UploadLink />
    </StatePanel>
  );
}

function Footer({ row, total }: { row: number | null; total: number }) {
  const t = useTranslations('offers.list');
  const { number } = useFormats();
  const onPhone = useMedia(phone);
  return (
    <div className={classes['foot']}>
      {onPhone ? null : (
        <>
          {row === null ? null : <span>{t('row', { row: number(row), total: number(total) })}</span>}
          <span className={classes['hints']}>
            <span>
              <kbd>Tab</kbd> {t('nextCell')}
            </span>
            <span>
              <kbd>↓</kbd> {t('nextRow')}
            </span>
            <span>
              <kbd>?</kbd> {t('shortcuts')}
            </span>
          </span>
        </>
      )}
      <UndoBar />
    </div>
  );
}

/** How many of the offers that a search and filters leave are in each status, as the filters count them. */
function statusCounts({ status }: OfferFacets): Record<OfferStatus | 'all', number> {
  const of = (wanted: OfferStatus) => status.find(({ value }) => value === wanted)?.offers ?? 0;
  const counts = { active: of('active'), out_of_stock: of('out_of_stock'), inactive: of('inactive') };
  return { ...counts, all: counts.active + counts.out_of_stock + counts.inactive };
}

/** The offers that differ from the feed, where there are any. */
function FeedChip({ search, facets }: { search: OfferSearch; facets: OfferFacets | undefined }) {
  const t = useTranslations('offers.feed');
  const { feed, ...others } = listSearch(search);
  const count = facets?.feed.find(({ value }) => value === 'differs')?.offers;
  if (feed === undefined && (count ?? 0) === 0) return null;
  return (
    <FilterChip
      label={t('differs')}
      count={count}
      isOn={feed !== undefined}
      search={feed === undefined ? { ...others, feed: 'differs' } : others}
    />
  );
}

/** Tabs by status, the quick views of prices and of the feed, and the seller's own views. */
function Tabs({
  search,
  facets,
  choice,
}: {
  search: OfferSearch;
  facets: OfferFacets | undefined;
  choice: ColumnChoice;
}) {
  const t = useTranslations('offers');
  const { data } = useQuery(offerCountsQuery);
  return (
    <ListViews
      search={listSearch(search)}
      tabs={{
        param: 'status',
        label: t('tabs'),
        all: t('all'),
        values: offerStatuses,
        nameOf: (status) => t(`tab.${status}`),
        counts: isFiltered(search) ? facets && statusCounts(facets) : data && { ...data.statuses, all: data.total },
      }}
      quick={{
        param: 'price',
        values: pricePositions,
        nameOf: (position) => t(`pricePosition.${position}`),
        counts: facets && Object.fromEntries(facets.price.map(({ value, offers }) => [value, offers])),
      }}
    >
      <FeedChip search={search} facets={facets} />
      <OfferViews search={search} choice={choice} />
    </ListViews>
  );
}

function useHeadNote(): string | undefined {
  const t = useTranslations('offers');
  const lastChange = useLastChange();
  const { data } = useQuery(offerCountsQuery);
  if (data === undefined) return undefined;
  const { total, synchronisedAt } = data;
  return synchronisedAt === null
    ? t('head', { count: total })
    : t('headSynchronised', { count: total, when: lastChange(synchronisedAt) });
}

interface ListProps {
  readonly search: OfferSearch;
  readonly total: number | undefined;
  readonly pages: Pages<OfferRow>;
  readonly choice: ColumnChoice;
  readonly onRow: (row: number | null) => void;
}

/** The offers as a table, on phones as cards, or what there is instead of them. */
function Offers({ search, total, pages, choice, onRow }: ListProps) {
  const t = useTranslations('offers.list');
  const tActions = useTranslations('actions');
  const onPhone = useMedia(phone);
  const list = listSearch(search);
  const change = useChange();
  const selection = useSelection(pages.rows, pages.question);
  return (
    <div className={tableClasses['offers']} data-offers>
      <ListStates
        pages={pages}
        failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
        empty={<Empty search={search} />}
      >
        {onPhone ? (
          <OfferCards pages={pages} search={list} />
        ) : (
          <>
            {selection.offers.length > 0 ? <BulkBar selection={selection} change={change} /> : null}
            <OfferTable
              pages={pages}
              total={total}
              search={search}
              choice={choice}
              selection={selection}
              onChange={change.one}
              onRow={onRow}
            />
          </>
        )}
      </ListStates>
    </div>
  );
}

/** The seller's offers: searched, filtered, changed in place and looked at one by one. */
export function OffersScreen() {
  const tScreen = useTranslations('shell.screen');
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readOfferSearch(raw), [raw]);
  const onPhone = useMedia(phone);
  const choice = useColumns();
  const exporting = useExport('downloadProducts');
  const [row, setRow] = useState<number | null>(null);
  const note = useHeadNote();
  const { data: counts } = useQuery(offerCountsQuery);
  const { data: facets } = useQuery(offerFacetsQuery(listSearch(search)));
  const query = offerListQuery(listSearch(search));
  const pages = usePages(useInfiniteQuery(query), query.queryKey);
  const closeProduct = useWayBack(search.product !== undefined, listSearch(search));
  useLiveQueries('offers', live);
  return (
    <>
      <PageHead title={tScreen('my_products')} note={note}>
        {onPhone ? null : <ColumnsMenu choice={choice} />}
        <ExportMenu exporting={exporting} search={search} total={counts?.total} filtered={facets?.total} />
        <UploadLink />
      </PageHead>
      <ExportProgress exporting={exporting} />
      <PauseNotice />
      <Tabs search={search} facets={facets} choice={choice} />
      <OfferToolbar search={search} facets={facets} />
      <Offers search={search} total={facets?.total} pages={pages} choice={choice} onRow={setRow} />
      <Footer row={row} total={facets?.total ?? pages.rows.length} />
      {search.product === undefined ? null : (
        <ProductModal productId={search.product} search={search} offers={pages.rows} onClose={closeProduct} />
      )}
    </>
  );
}
