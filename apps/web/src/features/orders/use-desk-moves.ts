import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { onceUncovered } from '../../ui/once-uncovered.ts';
import { useWayBack } from '../../ui/way-back.ts';
import { type Done, type ListedOrder, orderAfter } from './order-moves.ts';
import { listSearch, type OrderSearch } from './order-search.ts';

/** An order that is to be worked on next: once it is shown its next step has the focus. */
export interface Arrival {
  readonly orderId: string;
}

export interface DeskMovesOptions {
  readonly search: OrderSearch;
  readonly orders: readonly ListedOrder[];
  /** Whether list and order are side by side. */
  readonly isWide: boolean;
}

/** Which order is open: the first by itself where there is room, after an action the next; closing goes back to the list. */
export function useDeskMoves({ search, orders, isWide }: DeskMovesOptions) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const list = listSearch(search);
  const { order } = search;
  const show = (orderId: string | undefined, { replace }: { replace: boolean }) =>
    void navigate({
      to: '.',
      search: orderId === undefined ? list : { ...list, order: orderId },
      replace,
      resetScroll: false,
      // A form that was just sent has not noticed yet that nothing of it is unsaved.
      ignoreBlocker: replace,
    });
  const first = isWide && order === undefined ? orders[0]?.id : undefined;
  useEffect(() => {
    if (first !== undefined) show(first, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each list that has no order open
  }, [first]);
  const leave = useWayBack(order !== undefined, list);
  return {
    arrival,
    close: () => (isWide ? show(order, { replace: false }) : leave()),
    goOn: (done: Done) => {
      if (done.order.id !== order) return;
      const next = orderAfter(orders, done) ?? order;
      setArrival({ orderId: next });
      if (next !== order) onceUncovered(history, () => show(next, { replace: true }));
    },
  };
}
