import type { ScreenId } from '@offizin/domain/access/screens';
import { afterSaleScreens, resultScreens } from '@offizin/domain/access/twin-screens';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useFirstSign } from '../ui/first-sign.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useFormats } from '../platform/formats.ts';
import { type Desk, orderCountsQuery } from '../parts/orders/order-counts.ts';
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

const LateCount = lazyPart(async () => (await import('./late-counts.tsx')).LateCount);

/** Comes with the first sign of somebody who looks: the first screen does not wait for it. */
function Late(props: CountProps & { screen: ScreenId }) {
  const [isUsed, setUsed] = useState(false);
  useFirstSign(useCallback(() => setUsed(true), []));
  return isUsed ? <LateCount {...props} /> : null;
}

const lateScreens: ReadonlySet<ScreenId> = new Set([
  ...afterSaleScreens,
  'price_rules',
  'price_updates',
  'performance',
]);

/** How much open work a screen of the menu has; nothing for screens without any to count. */
export function MenuCount({ screen, className }: CountProps & { screen: ScreenId }) {
  const desk = counted[screen];
  if (desk !== undefined) return <OpenOrders desk={desk} className={className} />;
  if (lateScreens.has(screen)) return <Late screen={screen} className={className} />;
  return resultScreens.some((id) => id === screen) ? <RedResults className={className} /> : null;
}
