import type { OrderDetail, PackedUnitView } from '@offizin/contract/orders/views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../platform/client.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { showOrder } from '../order-actions.ts';
import { orderKeys } from '../order-queries.ts';
import { isOrder } from '../undo/is-order.ts';
import { writeQuery } from '../../../platform/write-query.ts';

type NewUnit = Omit<PackedUnitView, 'packedAt' | 'by'>;
type Place = Pick<PackedUnitView, 'lineId' | 'unit'>;

interface Change {
  readonly packed: NewUnit[];
  readonly takenOut: Place[];
}

/** How long after a lost connection the same is sent again, in milliseconds. */
const pause = 3000;

const isSame = (a: Place, b: Place): boolean => a.lineId === b.lineId && a.unit === b.unit;

/** Sends changes one after the other until they are there; `onKept` gets what the server has once none waits. */
function useSending({ id, version }: OrderDetail, onKept: (packed: PackedUnitView[]) => void) {
  const queries = useQueryClient();
  const waiting = useRef<Change[]>([]);
  const isSending = useRef(false);
  const [isKept, setKept] = useState(true);
  const queryKey = orderKeys.detail('own', id);
  const refuse = (error: ApiError) => {
    waiting.current = [];
    setKept(true);
    const current = error.problem?.current;
    if (isOrder(current)) showOrder(queries, current);
    else void queries.invalidateQueries({ queryKey });
  };
  const sendNext = async (change: Change): Promise<void> => {
    const request = { params: { orderId: id }, body: change };
    const reply = await call('PUT /orders/:orderId/packed-units', request, { repeats: 2, keepalive: true });
    waiting.current.shift();
    setKept(waiting.current.length === 0);
    if (waiting.current.length > 0) return;
    onKept(reply.packed);
    writeQuery<OrderDetail>(queries, queryKey, (seen) => seen && { ...seen, packed: reply.packed });
    if (reply.version !== version) void queries.invalidateQueries({ queryKey });
  };
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let change = waiting.current[0]; change !== undefined; change = waiting.current[0]) await sendNext(change);
    } catch (error) {
      if (error instanceof ApiError && !error.isNetwork && error.status < 500) refuse(error);
      else setTimeout(() => void send(), pause);
    } finally {
      isSending.current = false;
    }
  };
  return {
    isKept,
    isIdle: () => waiting.current.length === 0 && !isSending.current,
    keep: (change: Change) => {
      waiting.current.push(change);
      setKept(false);
      void send();
    },
  };
}

/** What lies in the parcel: shown at once and kept on the server. What another browser packs of the same order comes along. */
export function usePackedUnits(order: OrderDetail) {
  const { userName } = useSignedIn().session;
  const [units, setUnits] = useState(order.packed);
  const latest = useRef(order.packed);
  const show = (next: PackedUnitView[]) => {
    latest.current = next;
    setUnits(next);
  };
  const { isKept, isIdle, keep } = useSending(order, show);
  useEffect(() => {
    if (isIdle()) show(order.packed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what the server says
  }, [order.packed]);
  return {
    units,
    isKept,
    current: () => latest.current,
    putIn: (unit: NewUnit) => {
      show([...latest.current, { ...unit, packedAt: new Date().toISOString(), by: userName }]);
      keep({ packed: [unit], takenOut: [] });
    },
    takeOut: (unit: PackedUnitView) => {
      show(latest.current.filter((each) => !isSame(each, unit)));
      keep({ packed: [], takenOut: [{ lineId: unit.lineId, unit: unit.unit }] });
    },
  };
}
