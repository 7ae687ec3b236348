import type { OrderCard } from '@offizin/contract/orders/views';
import { orderTabOf } from '@offizin/domain/orders/statuses';
import type { OrderAction } from '@offizin/domain/orders/transitions';
import { createContext, useContext, useState } from 'react';

export type ListedOrder = Pick<OrderCard, 'id' | 'status'>;

/** The loaded orders of one list. */
export interface Listed {
  /** The list's part of the address, as text. */
  readonly list: string;
  readonly orders: readonly OrderCard[];
  /** Whether there are more than those that are loaded. */
  readonly hasMore?: boolean;
  readonly state: 'loading' | 'failed' | 'ready';
}

export interface Neighbours {
  /** Counted from 1; 0 when the list does not have the order. */
  readonly position: number;
  /** Of the whole list; null while it is not known. */
  readonly total: number | null;
  /** Whether there are more than that. */
  readonly isMore: boolean;
  readonly previous: string | null;
  readonly next: string | null;
}

interface Place {
  readonly id: string;
  readonly index: number;
}

/** The orders around one that the list has, or had until it was dealt with. */
export function neighboursOf(
  orders: readonly ListedOrder[],
  place: Place | null,
): Pick<Neighbours, 'previous' | 'next'> {
  const at = place === null ? -1 : orders.findIndex(({ id }) => id === place.id);
  const index = at === -1 ? (place?.index ?? -1) : at;
  return {
    previous: orders[index - 1]?.id ?? null,
    next: (index === -1 ? undefined : orders[at === -1 ? index : at + 1]?.id) ?? null,
  };
}

/** Where the open order stands in the list; once it has left the list, where it stood. */
export function usePlace(orders: readonly ListedOrder[], orderId: string | undefined): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const index = orders.findIndex(({ id }) => id === orderId);
  if (orderId !== undefined && index !== -1 && (place?.id !== orderId || place.index !== index))
    setPlace({ id: orderId, index });
  return place?.id === orderId ? place : null;
}

export interface Done {
  readonly action: OrderAction;
  /** The order as it is now. */
  readonly order: ListedOrder;
}

/**
 * The order to go to after an action: the next of the list, and after confirming the next that is still new. Null when
 * the order stays the one to work on. A list that has heard of the action before its answer was here no longer has the
 * order: what stood around it is known.
 */
export function orderAfter(
  orders: readonly ListedOrder[],
  { action, order }: Done,
  around: Pick<Neighbours, 'previous' | 'next'>,
): string | null {
  const index = orders.findIndex(({ id }) => id === order.id);
  const listed = orders[index];
  if (index === -1 && action !== 'confirm') return around.next ?? around.previous;
  const leaves = listed !== undefined && orderTabOf(listed.status) !== orderTabOf(order.status);
  if (index === -1 || (action !== 'confirm' && !leaves)) return null;
  const others = [...orders.slice(index + 1), ...orders.slice(0, index).toReversed()];
  const next = action === 'confirm' ? others.find(({ status }) => status === 'new') : others[0];
  return next?.id ?? null;
}

/** What the desk did after an action. */
export interface Moved extends Done {
  /** The list as it was. */
  readonly listed: Listed;
  /** The order that it went on to; null where it stays. */
  readonly after: string | null;
}

/** What the desk does once an action is done: it goes on to the next order, and says so where nothing else does. */
type GoOn = (done: Done) => Moved | void;

export const AfterAction = createContext<GoOn>(() => {});

export const useAfterAction = (): GoOn => useContext(AfterAction);
