import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../platform/formats.ts';
import { useLiveQueries } from '../platform/live-queries.ts';
import { proposalCountsQuery } from '../parts/price-proposals/proposal-counts.ts';

const live = { queryKey: proposalCountsQuery.queryKey, everyMs: 1000 };

/** How many proposals of prices wait for an answer; nothing while none does. */
export function ProposalCount({ className }: { className: string | undefined }) {
  const { number } = useFormats();
  const { data } = useQuery(proposalCountsQuery);
  useLiveQueries('price_proposals', live);
  if (data === undefined || data.open === 0) return null;
  return <span className={className}>{number(data.open)}</span>;
}
