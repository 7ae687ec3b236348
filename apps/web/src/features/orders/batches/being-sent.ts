import type { BatchAction } from '@offizin/domain/orders/order-batches';
import { createStore, useStore } from '../../../platform/store.ts';

type BeingSent = ReadonlyMap<string, BatchAction>;

const beingSent = createStore<BeingSent>(new Map());

/** Says which orders are on their way; who reads the batches tells, the cards show it. */
export const showBeingSent = beingSent.set;

export const useBeingSent = (): BeingSent => useStore(beingSent);
