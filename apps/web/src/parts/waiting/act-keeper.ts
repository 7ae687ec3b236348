import type { OrderDetail } from '@offizin/contract/orders/views';
import type { OrderAction } from '@offizin/domain/orders/transitions';
import type { WaitingAction } from '@offizin/domain/orders/waiting-acts';
import type { ComponentType } from 'react';
import { createStore } from '../../platform/store.ts';

export interface OrderAct {
  /** Its idempotency key, however often it is sent. */
  readonly id: string;
  readonly action: OrderAction | WaitingAction;
  readonly order: OrderDetail;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Writes an act down that can wait, sends it with its key, and resolves with null when it waits for a connection. */
export type KeepAct = (act: OrderAct, send: (key: string) => Promise<OrderDetail>) => Promise<OrderDetail | null>;

/** Who keeps acts, once this browser can; without it an act fails where there is no connection. */
export const actKeeper = createStore<KeepAct | null>(null);

/** What waits for an order, in the reader's words, by its id. */
export const waitingLabels = createStore<ReadonlyMap<string, string>>(new Map());

/** What is said about the connection, once there is more to say than that there is none. */
export const connectionPanel = createStore<{ readonly Panel: ComponentType } | null>(null);
