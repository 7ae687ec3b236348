import type { OrderViewShows } from '@offizin/contract/saved-views/seller';
import { orderFilters } from '@offizin/domain/orders/order-filters';
import { Link, useNavigate } from '@tanstack/react-router';
import filters from '../../../parts/lists/filter-bar.module.css';
import { sameText } from '../../../parts/saved-views/saved-views.ts';
import { useSavedViews, type ViewCalls } from '../../../parts/saved-views/use-saved-views.ts';
import { ViewCount, ViewsMenu } from '../../../parts/saved-views/views-menu.tsx';
import { call } from '../../../platform/client.ts';
import { filterBody } from '../../../platform/list-filters.ts';
import { useMedia, wide } from '../../../platform/media.ts';
import { orderKeys } from '../order-queries.ts';
import { type OrderSearch, readOrderSearch, sortOf } from '../order-search.ts';
import classes from './order-views.module.css';

const calls: ViewCalls<OrderViewShows> = {
  list: 'orders',
  // Read again with every figure of the desk: what is counted is what the lists have.
  queryKey: [...orderKeys.figures('own'), 'views'],
  read: (signal) => call('GET /orders/views', {}, { signal }).then(({ views }) => views),
  save: (body) => call('POST /orders/views', { body }),
  change: (viewId, body) => call('PUT /orders/views/:viewId', { params: { viewId }, body }),
  remove: (viewId) => call('DELETE /orders/views/:viewId', { params: { viewId }, body: {} }),
};

/** What the list shows, as a view keeps it: without what was typed into the search, which may name a customer. */
const showsOf = (search: OrderSearch): OrderViewShows => ({
  tab: search.tab,
  sort: sortOf(search),
  ...filterBody(orderFilters, search),
});

/** So many stand beside the menu where there is room; the menu has all. */
const chips = 3;

/** The saved views of the order desk, each with how many orders it finds (ORD-21). */
export function OrderViews({ search }: { search: OrderSearch }) {
  const navigate = useNavigate();
  const isWide = useMedia(wide);
  const now = showsOf(search);
  const { views } = useSavedViews(calls, {
    now,
    isShown: ({ shows }) => search.q === undefined && sameText(showsOf(readOrderSearch(shows))) === sameText(now),
    show: ({ shows }) => void navigate({ to: '.', search: { ...readOrderSearch(shows) }, resetScroll: false }),
  });
  const beside = isWide ? views.all.slice(0, chips) : [];
  return (
    <div className={classes['views']}>
      {beside.map((view) => (
        <Link
          key={view.id}
          to="."
          search={{ ...readOrderSearch(view.shows) }}
          resetScroll={false}
          className={filters['filter']}
          data-on={view === views.shown || undefined}
          aria-current={view === views.shown ? 'true' : undefined}
          activeProps={{}}
        >
          <span className={classes['name']}>{view.name}</span>
          <b>
            <ViewCount counted={view.counted} />
          </b>
        </Link>
      ))}
      <ViewsMenu views={views} beside={beside} />
    </div>
  );
}
