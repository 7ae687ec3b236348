import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import { shareOf } from '../demo/order-facts.ts';

const day = 24 * 3_600_000;

export interface Payable {
  readonly number: string;
  readonly createdAt: Date;
  readonly paymentType: OrderRecord['paymentType'];
}

/** When an order is paid: online within two minutes, an invoice after 1–9 days, cash when the parcel is handed over. */
export function paymentTime(order: Payable, deliveredAt: Date | null): Date | null {
  const share = shareOf(order.number, 'paid');
  const placed = order.createdAt.getTime();
  switch (order.paymentType) {
    case 'paid_online':
      return new Date(placed + Math.round(share * 120) * 1000);
    case 'invoice':
      return new Date(placed + Math.round((1 + share * 8) * day));
    case 'cash_on_delivery':
      return deliveredAt;
  }
}
