import { useLiveQueries } from '../../platform/live-queries.ts';
import { homeQuery } from './home-queries.ts';

const live = { queryKey: homeQuery.queryKey, everyMs: 2000 };

/** What happens elsewhere is on Home a moment later. */
export function useLiveHome(): void {
  useLiveQueries('order', live);
  useLiveQueries('sync', live);
  useLiveQueries('offers', live);
  useLiveQueries('upload', live);
  useLiveQueries('company', live);
  useLiveQueries('profile', live);
  useLiveQueries('payout', live);
  useLiveQueries('metrics', live);
  useLiveQueries('invoices', live);
  useLiveQueries('warehouse', live);
  useLiveQueries('price_proposals', live);
}
