import { screenDenial } from '@offizin/domain/access/screens';
import { useQuery } from '@tanstack/react-query';
import { messageCountsQuery, messagesKey } from '../parts/after-sale/message-counts.ts';
import { returnCountsQuery, returnsKey } from '../parts/after-sale/return-counts.ts';
import { useFormats } from '../platform/formats.ts';
import { useLiveQueries } from '../platform/live-queries.ts';
import { subjectOf, useSignedIn } from '../platform/session.ts';

const liveMessages = { queryKey: messagesKey, everyMs: 1000 };
const liveReturns = { queryKey: returnsKey, everyMs: 1000 };

/** How many messages and returns wait for the shop; nothing while none does. */
export function AfterSaleCount({ className }: { className: string | undefined }) {
  const { number } = useFormats();
  const subject = subjectOf(useSignedIn());
  const { data: messages } = useQuery({
    ...messageCountsQuery,
    enabled: screenDenial('messages', subject) === null,
  });
  const { data: returns } = useQuery({ ...returnCountsQuery, enabled: screenDenial('returns', subject) === null });
  useLiveQueries('messages', liveMessages);
  useLiveQueries('returns', liveReturns);
  const waiting = (messages?.toAnswer ?? 0) + (returns?.to_decide ?? 0);
  return waiting === 0 ? null : <span className={className}>{number(waiting)}</span>;
}
