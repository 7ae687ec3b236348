import type { OrderDetail, PackedUnitView } from '@offizin/contract/orders/views';
import { afterChange, type PackedChange } from '@offizin/domain/orders/packing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendOrKeep } from '../../../parts/waiting/send-or-keep.ts';
import { changeOf, isOpen, type NewUnit, type WaitingAct, waitingStore } from '../../../parts/waiting/waiting-acts.ts';
import { ApiError, call } from '../../../platform/client.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { writeQuery } from '../../../platform/write-query.ts';
import { showOrder } from '../order-actions.ts';
import { orderKeys } from '../order-queries.ts';
import { isOrder } from '../undo/is-order.ts';
import { beginKeeping, endKeeping } from './unkept-units.ts';

type Change = PackedChange<NewUnit>;

/** How long after a lost connection the same is sent again, in milliseconds, where this browser cannot keep it. */
const pause = 3000;

/** Sends changes one after the other until they are there, or are kept for later; `onKept` gets what the server has once none is left. */
function useSending(order: OrderDetail, onKept: (packed: PackedUnitView[]) => void) {
  const { id, version } = order;
  const queries = useQueryClient();
  const waiting = useRef<Change[]>([]);
  const isSending = useRef(false);
  const [isKept, showKept] = useState(true);
  const setKept = (kept: boolean) => {
    showKept(kept);
    (kept ? endKeeping : beginKeeping)(id);
  };
  const queryKey = orderKeys.detail('own', id);
  const refuse = (error: ApiError) => {
    waiting.current = [];
    setKept(true);
    const current = error.problem?.current;
    if (isOrder(current)) showOrder(queries, current);
    else void queries.invalidateQueries({ queryKey });
  };
  const sendNext = async ({ packed, takenOut }: Change): Promise<void> => {
    const body = { packed: [...packed], takenOut: [...takenOut] };
    const next = await sendOrKeep({ action: 'pack', order, body }, async (idempotencyKey) => {
      const options = { repeats: navigator.onLine ? 2 : 0, keepalive: true, idempotencyKey };
      return {
        ...order,
        ...(await call('PUT /orders/:orderId/packed-units', { params: { orderId: id }, body }, options)),
      };
    });
    waiting.current.shift();
    setKept(waiting.current.length === 0);
    if (waiting.current.length > 0 || next === null) return;
    onKept(next.packed);
    writeQuery<OrderDetail>(queries, queryKey, (seen) => seen && { ...seen, packed: next.packed });
    if (next.version !== version) void queries.invalidateQueries({ queryKey });
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

/** What waits to be packed into an order, as text: it is the same as long as nothing else waits. */
const waitingFor = (acts: readonly WaitingAct[], orderId: string): string =>
  JSON.stringify(acts.filter((act) => isOpen(act) && act.action === 'pack' && act.orderId === orderId));

/** What lies in the parcel: shown at once and kept on the server. What another browser packs of the same order comes along. */
export function usePackedUnits(order: OrderDetail) {
  const { userName } = useSignedIn().session;
  const kept = waitingFor(useStore(waitingStore).acts, order.id);
  const shown = () =>
    (JSON.parse(kept) as WaitingAct[]).reduce<PackedUnitView[]>((units, { at, body }) => {
      const { packed, takenOut } = changeOf(body);
      return afterChange(units, { packed: packed.map((unit) => ({ ...unit, packedAt: at, by: userName })), takenOut });
    }, order.packed);
  const [units, setUnits] = useState(shown);
  const latest = useRef(units);
  const show = (next: PackedUnitView[]) => {
    latest.current = next;
    setUnits(next);
  };
  const { isKept, isIdle, keep } = useSending(order, show);
  useEffect(() => {
    if (isIdle()) show(shown());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what the server says, and for what waits
  }, [order.packed, kept]);
  return {
    units,
    isKept,
    current: () => latest.current,
    putIn: (unit: NewUnit) => {
      const packed = { ...unit, packedAt: new Date().toISOString(), by: userName };
      show(afterChange(latest.current, { packed: [packed], takenOut: [] }));
      keep({ packed: [unit], takenOut: [] });
    },
    takeOut: ({ lineId, unit }: PackedUnitView) => {
      const takenOut = [{ lineId, unit }];
      show(afterChange(latest.current, { packed: [], takenOut }));
      keep({ packed: [], takenOut });
    },
  };
}
