import type { OrderDetail } from '@offizin/contract/orders/views';

/** Whether what came with a refusal is the order as it is now. */
export function isOrder(value: unknown): value is OrderDetail {
  return typeof value === 'object' && value !== null && 'version' in value && 'lines' in value;
}
