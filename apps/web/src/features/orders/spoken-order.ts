import type { OrderCard } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';

/** What an order is called where it is heard and not seen: its number, and whose it is as far as one may see that (GEN-13). */
export const spokenOrder = ({ number, customer }: Pick<OrderCard, 'number' | 'customer'>, erased: string): string =>
  [formatOrderNumber(number), ...(customer === null ? [erased] : [customer.firstName, customer.city])].join(', ');
