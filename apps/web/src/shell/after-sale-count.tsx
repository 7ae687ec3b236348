import { screenDenial } from '@offizin/domain/access/screens';
import { useQuery } from '@tanstack/react-query';
import { returnCountsQuery, returnsKey } from '../parts/after-sale/return-counts.ts';
import { useFormats } from '../platform/formats.ts';
import { useLiveQueries } from '../platform/live-queries.ts';
import { subjectOf, useSignedIn } from '../platform/session.ts';

const live = { queryKey: returnsKey, everyMs: 1000 };

/** How many returns wait for the shop's decision; nothing while none does. */
export function AfterSaleCount({ className }: { className: string | undefined }) {
  const { number } = useFormats();
  const subject = subjectOf(useSignedIn());
  const { data: returns } = useQuery({
    ...returnCountsQuery,
    enabled: screenDenial('returns', subject) === null,
  });
  useLiveQueries('returns', live);
  const waiting = returns?.to_decide ?? 0;
  return waiting === 0 ? null : <span className={className}>{number(waiting)}</span>;
}
