import { randomUUID } from 'node:crypto';
import type { EndpointSpec } from '@offizin/contract/endpoint';

/** Bodies that each operation accepts in shape; `ids` fills the fields that hold ids of a seller's own things. */
const bodies: Readonly<Record<string, (ids: Readonly<Record<string, string>>) => object>> = {
  'PUT /locale': () => ({ locale: 'de_DE' }),
  'POST /orders/:orderId/confirm': () => ({ version: 1 }),
  'POST /orders/:orderId/process': () => ({ version: 1, courier: 'dhl', trackingNumber: '003404341234' }),
  'POST /orders/:orderId/reject': () => ({ version: 1, reason: 'no_stock' }),
  'POST /orders/:orderId/cancel-units': (ids) => ({
    version: 1,
    reason: 'no_stock',
    items: [{ lineId: ids['lineId'] ?? randomUUID(), quantity: 1 }],
  }),
  'PUT /orders/:orderId/tracking': () => ({ version: 1, courier: 'dhl', trackingNumber: '003404341234' }),
  'PUT /orders/:orderId/pickup-code': () => ({ version: 1, pickupCode: 'AB12' }),
  'DELETE /orders/:orderId/pickup-code': () => ({ version: 1 }),
  'PUT /offers/:productId': () => ({ version: 1, price: 650 }),
  'POST /offers/changes': () => ({ changes: [{ productId: 'P-1', version: 1, price: 650 }] }),
  'POST /exports': (ids) => ({
    question: { kind: 'upload_rows', uploadId: ids['uploadId'] ?? randomUUID() },
    format: 'csv',
  }),
  'PUT /notifications/read': () => ({ upTo: '2026-11-24T09:00:00.000Z' }),
  'PUT /notification-preferences': () => ({ sound: true, email: { order: true, offer: false, account: false } }),
  'POST /reauthenticate': () => ({ password: 'Not-the-one-1' }),
  'PUT /access/password': () => ({ flow: 'A'.repeat(43), code: '123456', password: 'Kamille#2027' }),
  'POST /access/authenticator/confirm': () => ({ code: '123456' }),
  'POST /access/passkeys': () => ({
    name: 'Chrome on Windows',
    passkey: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['internal'] },
    },
  }),
  'PUT /access/passkeys/:passkeyId': () => ({ name: 'Laptop' }),
  'POST /new-orders-download': () => ({ format: 'csv' }),
  'POST /offer-uploads': () => Buffer.from('a workbook'),
  'POST /team/invitations': () => ({ emails: ['new@people.example'], role: 'orders', endsOn: null }),
  'PUT /team/members/:userId': () => ({ role: 'reader', endsOn: null }),
  'PUT /feed': () => ({
    address: 'https://shop.example/stock.csv',
    username: null,
    type: 'stock_and_price',
    mapping: {},
    active: true,
  }),
  'POST /feed/trial': () => ({
    address: 'https://shop.example/stock.csv',
    username: null,
    type: 'stock_and_price',
    mapping: {},
    active: true,
  }),
  'DELETE /feed': () => ({}),
  'POST /feed/retrieve': () => ({}),
  'POST /api-tokens': () => ({ name: 'Packing station', scopes: ['orders:read'], days: 90 }),
  'DELETE /api-tokens/:tokenId': () => ({}),
  'POST /webhooks': () => ({ address: 'https://erp.example/hooks', events: ['order.created'] }),
  'PUT /webhooks/:webhookId': () => ({ address: 'https://erp.example/hooks', events: ['order.created'], active: true }),
  'DELETE /webhooks/:webhookId': () => ({}),
  'POST /webhooks/:webhookId/secrets': () => ({}),
  'DELETE /webhooks/:webhookId/secrets/old': () => ({}),
  'POST /webhooks/:webhookId/test': () => ({}),
  'POST /webhook-deliveries/:deliveryId/send': () => ({}),
  'POST /sync/remedies': () => ({ finding: 'price_above_highest' }),
  'POST /sync/dismissals': () => ({ finding: 'missing_identifier' }),
  'POST /sync/choices': () => ({ subject: 'i12345678/', productId: 'P-1' }),
  'PUT /offer-uploads/:uploadId/corrections': () => ({ corrections: [{ rowNumber: 2, field: 'stock', value: '5' }] }),
  'POST /offer-uploads/:uploadId/choices': () => ({ rowNumber: 2, productId: 'P-1' }),
  'POST /offer-uploads/:uploadId/recalled-corrections/removal': () => ({}),
  'POST /offer-uploads/:uploadId/apply': () => ({}),
  'POST /offer-uploads/:uploadId/discard': () => ({}),
  'POST /offer-uploads/:uploadId/revert': () => ({}),
};

const queries: Readonly<Record<string, string>> = {
  'GET /orders': '?tab=to-manage',
  'GET /fulfilment/orders': '?tab=to-manage',
  'GET /offer-uploads/template': '?type=price_only',
  'POST /offer-uploads': '?type=price_only&fileName=prices.xlsx',
};

/** A request of the operation that would be accepted if the ids were the caller's own. */
export function sampleRequest(endpoint: EndpointSpec, ids: Readonly<Record<string, string>> = {}) {
  const key = `${endpoint.method} ${endpoint.path}`;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? randomUUID());
  const makeBody = bodies[key];
  if (endpoint.body !== undefined && makeBody === undefined) throw new Error(`no sample body for ${key}`);
  const headers: Record<string, string> =
    endpoint.bodyFile === undefined ? {} : { 'content-type': endpoint.bodyFile.mediaTypes[0] ?? '' };
  return { method: endpoint.method, path: path + (queries[key] ?? ''), body: makeBody?.(ids), headers };
}
