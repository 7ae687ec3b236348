import type { OfferViewShows } from '@offizin/contract/saved-views/seller';
import { offerListFilters } from '@offizin/domain/offers/offer-filters';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type SavedView, sameText } from '../../../parts/saved-views/saved-views.ts';
import { useSavedViews, type ViewCalls } from '../../../parts/saved-views/use-saved-views.ts';
import { ViewsMenu } from '../../../parts/saved-views/views-menu.tsx';
import { call } from '../../../platform/client.ts';
import { filterBody } from '../../../platform/list-filters.ts';
import { readStored, removeStored } from '../../../platform/storage.ts';
import { type OfferListSearch, type OfferSearch, readOfferSearch } from '../offer-search.ts';
import { readColumns } from '../table/offer-columns.ts';
import type { ColumnChoice } from '../table/use-columns.ts';
import { readKeptViews } from './kept-views.ts';

const calls: ViewCalls<OfferViewShows> = {
  list: 'offers',
  queryKey: ['offer-views'],
  read: (signal) => call('GET /offers/views', {}, { signal }).then(({ views }) => views),
  save: (body) => call('POST /offers/views', { body }),
  change: (viewId, body) => call('PUT /offers/views/:viewId', { params: { viewId }, body }),
  remove: (viewId) => call('DELETE /offers/views/:viewId', { params: { viewId }, body: {} }),
};

/** What the list shows, as a view keeps it. */
function showsOf(search: OfferListSearch, columns: ColumnChoice['shown']): OfferViewShows {
  const { sort, order } = search;
  return {
    ...filterBody(offerListFilters, search),
    ...(sort && { sort }),
    ...(order && { order }),
    columns: columns.map(({ id, width }) => ({ id, width })),
  };
}

/** Whether two lists are alike, the widths of their columns aside. */
const alikeText = ({ columns = [], ...search }: OfferViewShows): string =>
  sameText({ ...search, columns: readColumns(columns).map(({ id }) => id) });

/** Views that this browser kept before the portal did are saved once, and kept here no longer. */
function useKeptViews(isRead: boolean): void {
  const isMoved = useRef(false);
  useEffect(() => {
    if (!isRead || isMoved.current) return;
    isMoved.current = true;
    const kept = readKeptViews(readStored('offerViews'));
    if (kept.length === 0) return;
    removeStored('offerViews');
    for (const { name, search, columns } of kept)
      void calls.save({ name, scope: 'own', shows: showsOf(search, columns) }).catch(() => {});
  }, [isRead]);
}

/** The saved views of the offers: filters, sort and columns (OFF-03). */
export function OfferViews({ search, choice }: { search: OfferSearch; choice: ColumnChoice }) {
  const navigate = useNavigate();
  const now = showsOf(search, choice.shown);
  const { views, isRead } = useSavedViews(calls, {
    now,
    isShown: (view) => alikeText(view.shows) === alikeText(now),
    show: ({ shows: { columns, ...address } }: SavedView<OfferViewShows>) => {
      choice.show(readColumns(columns));
      void navigate({ to: '.', search: { ...readOfferSearch(address) }, resetScroll: false });
    },
  });
  useKeptViews(isRead);
  return <ViewsMenu views={views} />;
}
