import type { OrderDetail } from '@offizin/contract/orders/views';
import { loadTopics } from '../../platform/messages.ts';

const loadTexts = () => loadTopics(['orderDialogs']);

/** Loads a dialog together with its texts: the first load of the desk goes without both. */
export function withOrderDialogs<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [dialog] = await Promise.all([load(), loadTexts()]);
    return dialog;
  };
}

/** The reasons for which units were cancelled are among the texts of the dialogs: an order whose history has one brings them along. */
export async function withReasons(order: OrderDetail): Promise<OrderDetail> {
  if (order.history.some(({ reason }) => reason !== null)) await loadTexts();
  return order;
}
