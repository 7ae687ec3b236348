import type { ScreenId } from '@offizin/domain/access/screens';
import { afterSaleScreens, resultScreens } from '@offizin/domain/access/twin-screens';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useFirstSign } from '../ui/first-sign.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useFormats } from '../platform/formats.ts';
import { loadTopics } from '../platform/messages.ts';
import { type Desk, orderCountsQuery } from '../parts/orders/order-counts.ts';
import { metricsStatusQuery } from '../parts/performance/metrics-status.ts';
import { syncSummaryQuery } from '../parts/sync/sync-summary.ts';

/** The screens whose open work the menu counts. */
const counted: Partial<Record<ScreenId, Desk>> = {
  marketplace_sales: 'own',
  gold_ventas: 'own',
  fulfilment_orders: 'warehouse',
};

interface CountProps {
  readonly className: string | undefined;
}

/** How many orders wait; nothing while none does. */
function OpenOrders({ desk, className }: CountProps & { desk: Desk }) {
  const { number } = useFormats();
  const { data } = useQuery(orderCountsQuery(desk));
  const open = data?.tabs['to-manage'] ?? 0;
  return open === 0 ? null : <span className={className}>{number(open)}</span>;
}

/** How many products must be fixed; nothing while all are right. */
function RedResults({ className }: CountProps) {
  const { number } = useFormats();
  const { data } = useQuery(syncSummaryQuery);
  if (data === undefined || data.red === 0) return null;
  return (
    <span className={className} data-tone="red">
      {number(data.red)}
    </span>
  );
}

const AfterSaleCount = lazyPart(async () => (await import('./after-sale-count.tsx')).AfterSaleCount);

const HeldRulesMark = lazyPart(async () => (await import('./held-rules-mark.tsx')).HeldRulesMark);

/** Whether somebody looks: the first screen does not wait for what only they see. */
function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useFirstSign(useCallback(() => setUsed(true), []));
  return isUsed;
}

function AfterSale({ className }: CountProps) {
  return useIsUsed() ? <AfterSaleCount className={className} /> : null;
}

function HeldRules() {
  return useIsUsed() ? <HeldRulesMark /> : null;
}

/** Few sellers have this screen: the others load nothing for it. */
const ProposalCount = lazyPart(async () => (await import('./proposal-count.tsx')).ProposalCount);

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

/** How much open work a screen of the menu has; nothing for screens without any to count. */
export function MenuCount({ screen, className }: CountProps & { screen: ScreenId }) {
  const desk = counted[screen];
  if (desk !== undefined) return <OpenOrders desk={desk} className={className} />;
  if (afterSaleScreens.some((id) => id === screen)) return <AfterSale className={className} />;
  if (screen === 'price_updates') return <ProposalCount className={className} />;
  if (screen === 'price_rules') return <HeldRules />;
  if (screen === 'performance') return <PerformanceWarning />;
  return resultScreens.some((id) => id === screen) ? <RedResults className={className} /> : null;
}
