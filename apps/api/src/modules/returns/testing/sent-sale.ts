import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { anOrder } from '@offizin/testkit/records';
import { askMachine, putOrders, type TestPortal } from '../../../testing/portal.ts';

/** A picture that proves something. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const delivered: OrderRecord['past'] = {
  status: 'processed',
  processedAt: '2026-11-10T12:00:00.000Z',
  courier: 'correos',
  trackingNumber: 'PX123456789',
  shipment: [{ status: 'delivered', at: '2026-11-12T10:00:00.000Z' }],
};

type Booked = readonly [
  lineNo: number,
  kind: 'sale' | 'commission' | 'commission_vat' | 'refund' | 'shipping',
  amount: number,
];

/** Books lines of an order, as the marketplace does. */
export const bookSale = (portal: TestPortal, orderNumber: string, lines: readonly Booked[]) =>
  askMachine(portal, marketplaceApi.bulkLedger, {
    brand: 'es',
    body: {
      entries: [
        {
          orderNumber,
          lines: lines.map(([lineNo, kind, amount]) => ({
            lineNo,
            kind,
            amount,
            bookedOn: '2026-11-10',
            rate: kind === 'shipping' || kind === 'commission_vat' ? 2100 : null,
            text: null,
            payoutNo: null,
          })),
          standing: { state: 'payable', reason: null, since: null, payableOn: '2026-12-01' },
        },
      ],
    },
  });

/** An order of 24.90 and 21.50 that was delivered, with its commission of 15 % in the ledger. */
export async function sendSale(
  portal: TestPortal,
  orderNumber: string,
  { warehouse = false, vat = 0 }: { readonly warehouse?: boolean; readonly vat?: number } = {},
): Promise<string> {
  const line = (productId: string, unitPrice: number) =>
    ({ productId, unitPrice, quantity: 1, stockOrigin: 'own' }) as const;
  await putOrders(portal, 'es', [
    anOrder({
      number: orderNumber,
      seller: 'montseny',
      fulfilledByMarketplace: warehouse,
      createdAt: '2026-11-09T08:00:00.000Z',
      dispatchBy: '2026-11-10T17:00:00.000Z',
      lines: [line('R-1', 2490), line('R-2', 2150)],
      past: delivered,
    }),
  ]);
  await bookSale(portal, orderNumber, [
    [1, 'sale', 4640],
    [2, 'commission', -696],
    ...(vat === 0 ? [] : [[3, 'commission_vat', -vat] as const]),
  ]);
  return orderNumber;
}
