import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { onceUncovered } from '../../ui/once-uncovered.ts';
import { useWayBack } from '../../ui/way-back.ts';
import { type Done, type Listed, type Moved, orderAfter } from './order-moves.ts';
import type { OpenOrder } from './use-open-order.ts';
import { listSearch, type OrderSearch } from './order-search.ts';

/** The order to work on next: once it is shown its next step has the focus. */
export interface Arrival {
  readonly orderId: string;
}

export interface DeskMovesOptions {
  readonly search: OrderSearch;
  readonly listed: Listed;
  readonly open: Pick<OpenOrder, 'belongs' | 'isLeftBehind' | 'neighbours'>;
  /** Whether list and order are side by side. */
  readonly isWide: boolean;
}

/**
 * Which order is open: where there is room the first by itself, also when the list is asked something that the open one
 * does not answer; after an action the next. Closing goes back to the list.
 */
export function useDeskMoves({ search, listed, open, isWide }: DeskMovesOptions) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const list = listSearch(search);
  const { order, wholesaler } = search;
  const show = (orderId: string | undefined, { replace }: { replace: boolean }) =>
    void navigate({
      to: '.',
      search: { ...list, ...(orderId !== undefined && { order: orderId }), ...(wholesaler && { wholesaler }) },
      replace,
      resetScroll: false,
      // A form that was just sent has not noticed yet that nothing of it is unsaved.
      ignoreBlocker: replace,
    });
  const { orders, state } = listed;
  const isLost = order !== undefined && open.isLeftBehind && open.belongs === 'elsewhere';
  const opensFirst = isWide && state === 'ready' && (order === undefined || isLost);
  const first = orders[0]?.id;
  useEffect(() => {
    if (opensFirst && first !== order) show(first, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each list that has no order open, or lost it
  }, [opensFirst, first]);
  const leave = useWayBack(order !== undefined, list);
  return {
    arrival,
    close: () => (isWide ? show(order, { replace: false }) : leave()),
    goOn: (done: Done): Moved | void => {
      if (done.order.id !== order) return undefined;
      const after = orderAfter(orders, done, open.neighbours);
      const next = after ?? order;
      setArrival({ orderId: next });
      if (next !== order) onceUncovered(history, () => show(next, { replace: true }));
      return { ...done, listed, after };
    },
  };
}
