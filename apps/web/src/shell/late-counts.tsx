import type { ScreenId } from '@offizin/domain/access/screens';
import { useQuery } from '@tanstack/react-query';
import { loadTopics } from '../platform/messages.ts';
import { metricsStatusQuery } from '../parts/performance/metrics-status.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { AfterSaleCount } from './after-sale-count.tsx';
import { HeldRulesMark } from './held-rules-mark.tsx';
import { ProposalCount } from './proposal-count.tsx';

/** Comes with its words only where there is something to warn of: nobody else loads anything for it. */
const PerformanceMark = lazyPart(async () => {
  const [{ PerformanceMark: Mark }] = await Promise.all([
    import('./performance-mark.tsx'),
    loadTopics(['performance']),
  ]);
  return Mark;
});

/** Whether a ratio of last week is at risk or exceeded (MET-02). */
function PerformanceWarning() {
  const { data } = useQuery(metricsStatusQuery);
  const found = new Set([data?.late, data?.cancelled]);
  const status = (['exceeded', 'at_risk'] as const).find((each) => found.has(each));
  return status === undefined ? null : <PerformanceMark status={status} />;
}

/** What the menu counts and warns of once somebody looks. */
export function LateCount({ screen, className }: { screen: ScreenId; className: string | undefined }) {
  switch (screen) {
    case 'price_rules':
      return <HeldRulesMark />;
    case 'price_updates':
      return <ProposalCount className={className} />;
    case 'performance':
      return <PerformanceWarning />;
    default:
      return <AfterSaleCount className={className} />;
  }
}
