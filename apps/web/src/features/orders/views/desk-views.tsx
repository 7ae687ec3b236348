import type { OrderSearch } from '../order-search.ts';
import { FilterChips } from './filter-chips.tsx';
import { OrderViews } from './order-views.tsx';

/** What comes after the first load to say what the list shows: its saved views, or the filters in force (ORD-21). */
export function DeskViews({ search, isOfFilters = false }: { search: OrderSearch; isOfFilters?: boolean }) {
  return isOfFilters ? <FilterChips search={search} /> : <OrderViews search={search} />;
}
