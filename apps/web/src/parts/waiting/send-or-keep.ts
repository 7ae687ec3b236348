import type { OrderDetail } from '@offizin/contract/orders/views';
import { ApiError, newIdempotencyKey } from '../../platform/client.ts';
import { actKeeper, type OrderAct } from './act-keeper.ts';
import { keeperToCome } from './keeper-to-come.ts';

/** Sends an act once, and keeps it for later where there is no connection: null when it waits. */
export async function sendOrKeep(
  act: Omit<OrderAct, 'id'>,
  send: (key: string) => Promise<OrderDetail>,
): Promise<OrderDetail | null> {
  const keep = actKeeper.current();
  const id = newIdempotencyKey();
  if (keep !== null) return keep({ ...act, id }, send);
  try {
    return await send(id);
  } catch (error) {
    const late = error instanceof ApiError && error.isNetwork ? await keeperToCome(actKeeper) : null;
    if (late === null) throw error;
    return late({ ...act, id }, send);
  }
}
