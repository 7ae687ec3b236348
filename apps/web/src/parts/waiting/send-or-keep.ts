import type { OrderDetail } from '@offizin/contract/orders/views';
import { ApiError, newIdempotencyKey } from '../../platform/client.ts';
import { actKeeper, type KeepAct, type OrderAct } from './act-keeper.ts';

/** So long a page that a worker has opened may take to keep acts, in milliseconds. */
const patience = 6000;

/** Who keeps acts, also where that is about to begin; null where nobody will. */
function keeperToCome(): Promise<KeepAct | null> {
  const isComing = navigator.serviceWorker !== undefined && navigator.serviceWorker.controller !== null;
  if (actKeeper.current() !== null || !isComing) return Promise.resolve(actKeeper.current());
  return new Promise((resolve) => {
    const come = () => {
      clearTimeout(timer);
      forget();
      resolve(actKeeper.current());
    };
    const timer = setTimeout(come, patience);
    const forget = actKeeper.subscribe(() => actKeeper.current() !== null && come());
  });
}

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
    const late = error instanceof ApiError && error.isNetwork ? await keeperToCome() : null;
    if (late === null) throw error;
    return late({ ...act, id }, send);
  }
}
