import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { madeUpNumber } from './made-up-number.ts';

export interface MadeUpOrder {
  readonly externalId: string;
  readonly country: string;
  readonly city: string;
  readonly postalCode: string;
  readonly line: { readonly productId: string; readonly quantity: number; readonly unitPrice: number };
  readonly now: Date;
}

/** An order of nobody: placed now, paid online, sent the usual way to where the shop is. */
export function madeUpOrder({ externalId, country, city, postalCode, line, now }: MadeUpOrder): OrderRecord {
  return {
    number: madeUpNumber(),
    seller: externalId,
    createdAt: now.toISOString(),
    origin: 'web',
    fulfilledByMarketplace: false,
    deliveryType: 'standard',
    slot: null,
    paymentType: 'paid_online',
    paymentStatus: 'paid',
    customerFirstName: 'Test',
    deliveryAddress: {
      name: 'Test Testa',
      street: 'Test 1',
      postalCode,
      city,
      region: null,
      countryCode: country,
      phone: null,
    },
    billingAddress: null,
    shipping: 390,
    discount: { amount: 0, label: null },
    waybill: null,
    lines: [{ ...line, stockOrigin: 'own' }],
  };
}
