import type { OfferRow } from '@offizin/contract/offers';
import { menuFor, screens } from '@offizin/domain/access/screens';
import { offerStatuses } from '@offizin/domain/offers/offer-kinds';
import { IconAlertCircle, IconRefresh, IconSearchOff, IconTag, IconUpload } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { useNow } from '../../platform/now.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { useExport } from '../../platform/use-export.ts';
import { Button } from '../../ui/button.tsx';
import buttonClasses from '../../ui/button.module.css';
import { CountTabs } from '../../ui/count-tabs.tsx';
import { FilterChip } from '../../ui/filter-bar.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportMenu, ExportProgress } from './export-menu.tsx';
import classes from './my-products.module.css';
import { OfferCards } from './offer-cards.tsx';
import { offerCountsQuery, offerFacetsQuery, offerListQuery } from './offer-queries.ts';
import { isFiltered, listSearch, type OfferSearch, priceStandings, readOfferSearch } from './offer-search.ts';
import { useSelection } from './offer-selection.ts';
import { OfferTable } from './offer-table.tsx';
import tableClasses from './offer-table.module.css';
import { OfferToolbar } from './offer-toolbar.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useChange } from './use-change.ts';
import { useColumns } from './use-columns.ts';
import { useViews } from './use-views.ts';
import { ViewsMenu } from './views-menu.tsx';
import { useLiveOffers } from './live-offers.ts';

const ProductModal = lazy(async () => ({ default: (await import('./product-modal.tsx')).ProductModal }));

const statusTabs = ['all', 'active', 'out_of_stock', 'inactive'] as const satisfies readonly (
  | 'all'
  | (typeof offerStatuses)[number]
)[];

/** The screen on which the seller uploads; undefined on brands whose sellers do not. */
function useUploadScreen() {
  const signedIn = useSignedIn();
  const inMenu = new Set(menuFor(subjectOf(signedIn)).flatMap((entry) => entry.screens));
  return (['offer_upload', 'gold_offer_upload'] as const).find((screen) => inMenu.has(screen));
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

function Placeholders() {
  const t = useTranslations('offers.list');
  return (
    <div role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((each) => (
        <div key={each} className={tableClasses['placeholder']}>
          <SkeletonLine width="45%" />
          <SkeletonLine width="30%" />
        </div>
      ))}
    </div>
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

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('offers.list.failed');
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

/** Tabs by status, the two quick views of prices, each an address with its count, and the seller's own views. */
function Tabs({
  search,
  counts,
  standings,
  views,
}: {
  search: OfferSearch;
  counts: Record<string, number> | undefined;
  standings: Record<string, number> | undefined;
  views: ReturnType<typeof useViews>;
}) {
  const t = useTranslations('offers');
  const { status, product: _, ...rest } = search;
  const { price, ...others } = rest;
  const kept = { ...others, ...(status && { status }) };
  return (
    <div className={classes['tabs']}>
      <CountTabs
        label={t('tabs')}
        current={status ?? 'all'}
        tabs={statusTabs.map((key) => ({
          key,
          label: key === 'all' ? t('all') : t(`status.${key}`),
          count: counts?.[key],
          search: key === 'all' ? { ...rest } : { ...rest, status: key },
        }))}
      />
      <div className={classes['quick']} data-tour="offers-price">
        {priceStandings.map((standing) => (
          <FilterChip
            key={standing}
            label={t(`standing.${standing}`)}
            count={standings?.[standing]}
            isOn={price === standing}
            search={price === standing ? kept : { ...kept, price: standing }}
          />
        ))}
        <ViewsMenu views={views} />
      </div>
    </div>
  );
}

function useHeadNote(): { note: string | undefined; counts: Record<string, number> | undefined } {
  const t = useTranslations('offers');
  const formats = useFormats();
  const now = useNow(60_000);
  const { data } = useQuery(offerCountsQuery);
  if (data === undefined) return { note: undefined, counts: undefined };
  const { total, statuses, synchronisedAt } = data;
  const shown = formats.number(total);
  const isToday = synchronisedAt !== null && formats.date(synchronisedAt) === formats.date(now);
  const when = synchronisedAt === null ? '' : isToday ? formats.time(synchronisedAt) : formats.dateTime(synchronisedAt);
  return {
    note:
      synchronisedAt === null
        ? t('head', { count: total, shown })
        : t('headSynchronised', { count: total, shown, when }),
    counts: { ...statuses, all: total },
  };
}

/** Fewer rows than this do not fill a screen. */
const fewOffers = 20;

function useOffers(search: OfferSearch) {
  const list = useInfiniteQuery(offerListQuery(listSearch(search)));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const offers = useMemo<readonly OfferRow[]>(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  // The way to the next offers may take several calls: it goes on while there are fewer than a screen shows.
  const isSearching = hasNextPage && offers.length < fewOffers && !list.isError;
  useEffect(() => {
    if (isSearching) onEnd();
  }, [isSearching, onEnd]);
  return { list, offers, onEnd, isSearching };
}

/** The seller's offers: searched, filtered, changed in place and looked at one by one. */
export function MyProductsScreen() {
  const tScreen = useTranslations('shell.screen');
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readOfferSearch(raw), [raw]);
  const onPhone = useMedia(phone);
  const choice = useColumns();
  const views = useViews(search, choice);
  const exporting = useExport('downloadProducts');
  const [row, setRow] = useState<number | null>(null);
  const { note, counts } = useHeadNote();
  const { data: facets } = useQuery(offerFacetsQuery(listSearch(search)));
  const { list, offers, onEnd, isSearching } = useOffers(search);
  const change = useChange();
  const selection = useSelection(offers, JSON.stringify(listSearch(search)));
  useLiveOffers(useQueryClient());
  const standings = facets && Object.fromEntries(facets.price.map(({ value, offers: count }) => [value, count]));
  const total = facets?.total ?? offers.length;
  const body = () => {
    if (list.isPending || (isSearching && offers.length === 0)) return <Placeholders />;
    if (list.isError && offers.length === 0) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
    if (offers.length === 0) return <Empty search={search} />;
    if (onPhone) return <OfferCards offers={offers} search={search} onEnd={onEnd} />;
    return (
      <>
        {selection.offers.length > 0 ? <BulkBar selection={selection} change={change} /> : null}
        <OfferTable
          offers={offers}
          total={total}
          search={search}
          choice={choice}
          selection={selection}
          onChange={change.one}
          onEnd={onEnd}
          onRow={setRow}
        />
      </>
    );
  };
  return (
    <>
      <PageHead title={tScreen('my_products')} {...(note !== undefined && { note })}>
        {onPhone ? null : <ColumnsMenu choice={choice} />}
        <ExportMenu exporting={exporting} search={search} total={counts?.['all']} filtered={facets?.total} />
        <UploadLink />
      </PageHead>
      <ExportProgress exporting={exporting} />
      <Tabs search={search} counts={counts} standings={standings} views={views} />
      <OfferToolbar search={search} facets={facets} />
      <div className={classes['body']}>{body()}</div>
      <Footer row={row} total={total} />
      <Suspense fallback={null}>
        {search.product === undefined ? null : (
          <ProductModal productId={search.product} search={search} offers={offers} />
        )}
      </Suspense>
    </>
  );
}
