import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder } from '@offizin/testkit/records';
import type { Example } from '../../openapi/examples.ts';
import { askMachine, putOrders } from '../portal.ts';
import type { Recorded } from './machine-examples.ts';
import { orderIdOf, type Stage } from './stage.ts';

/** Hands an order of one product over; its id. */
async function placeOrder({ portal }: Stage, number: string, changes: Partial<OrderRecord> = {}): Promise<string> {
  const line = { productId: 'R-1', unitPrice: 2490, quantity: 1, stockOrigin: 'wholesaler' } as const;
  await putOrders(portal, 'es', [anOrder({ number, seller: 'montseny', lines: [line], ...changes })]);
  return orderIdOf(portal, number);
}

/** An order that was confirmed a moment ago, for good only soon. */
async function undo(stage: Stage): Promise<Example> {
  const params = { orderId: await placeOrder(stage, '48400001') };
  await stage.call('orders.confirm', { params, body: { version: 1, isUndoable: true } });
  return stage.call('orders.undo', { params, body: { version: 2 } });
}

/** What a packing station does with an order, up to the parcel that waits for its courier. */
async function packed(stage: Stage): Promise<Recorded> {
  const { call } = stage;
  const number = '48400003';
  const params = { orderId: await placeOrder(stage, number) };
  const detail = (await call('orders.detail', { params })).reply as OrderDetail;
  const unit = { lineId: detail.lines[0]?.id, unit: 1, how: 'scanned' };
  const pack = { batch: '4L118', expiresOn: '2028-12-31', serial: null };
  const lists = {
    'papers.wholesalerList': await call('papers.wholesalerList', {}),
    'papers.wholesalerFile': await call('papers.wholesalerFile', { query: { format: 'pdf' } }),
    'packing.scanned': await call('packing.scanned', { query: { code: number } }),
    'packing.keep': await call('packing.keep', { params, body: { packed: [{ ...unit, ...pack }], takenOut: [] } }),
    'papers.print': await call('papers.print', {
      body: { orders: [params.orderId], paper: 'a4', kinds: ['packing_slip', 'label'] },
    }),
  };
  await call('orders.process', { params, body: { version: 1, courier: 'correos', trackingNumber: 'PX123456789' } });
  return {
    ...lists,
    'parcels.list': await call('parcels.list', {}),
    'papers.manifest': await call('papers.manifest', { query: { courier: 'correos' } }),
  };
}

/** Orders that the marketplace's warehouse ships. */
async function ofTheWarehouse(stage: Stage): Promise<Recorded> {
  const { portal, call } = stage;
  const params = { externalId: 'montseny', code: 'fulfillment' } as const;
  await askMachine(portal, marketplaceApi.putSellerService, { brand: 'es', params, body: { status: 'subscribed' } });
  const orderId = await placeOrder(stage, '48400004', { fulfilledByMarketplace: true });
  const query = { tab: 'to-manage', updatedSince: '2026-11-24T13:40:00.000Z' };
  return {
    'orders.fulfilmentList': await call('orders.fulfilmentList', { query }),
    'orders.fulfilmentCounts': await call('orders.fulfilmentCounts', {}),
    'orders.fulfilmentDetail': await call('orders.fulfilmentDetail', { params: { orderId } }),
  };
}

/** What happens at the desk where orders are packed. */
export async function deskExamples(stage: Stage): Promise<Recorded> {
  return { 'orders.undo': await undo(stage), ...(await packed(stage)), ...(await ofTheWarehouse(stage)) };
}
