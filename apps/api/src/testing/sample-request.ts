import { randomUUID } from 'node:crypto';
import type { EndpointSpec } from '@offizin/contract/endpoint';

/** Bodies that each operation accepts in shape; `ids` fills the fields that hold ids of a seller's own things. */
const bodies: Readonly<Record<string, (ids: Readonly<Record<string, string>>) => object>> = {
  'PUT /locale': () => ({ locale: 'de_DE' }),
  'POST /order-batches': (ids) => ({
    action: 'confirm',
    orders: [{ orderId: ids['orderId'] ?? randomUUID(), version: 1 }],
  }),
  'POST /order-batches/:batchId/undo': () => ({}),
  'POST /orders/views': () => ({ name: 'Express', scope: 'shop', shows: { tab: 'to-manage' } }),
  'PUT /orders/views/:viewId': () => ({ version: 1, name: 'Express', shows: { tab: 'to-manage' } }),
  'DELETE /orders/views/:viewId': () => ({}),
  'POST /offers/views': () => ({ name: 'Too dear', scope: 'shop', shows: { price: 'not_best' } }),
  'PUT /offers/views/:viewId': () => ({ version: 1, name: 'Too dear', shows: {} }),
  'DELETE /offers/views/:viewId': () => ({}),
  'POST /tracking-lines': () => ({
    lines: [{ line: 1, order: '48102303', tracking: '00340434161061651720', postalCode: '79224', name: '' }],
  }),
  'POST /orders/:orderId/confirm': () => ({ version: 1 }),
  'POST /orders/:orderId/undo': () => ({ version: 1 }),
  'POST /orders/:orderId/process': () => ({ version: 1, courier: 'dhl', trackingNumber: '003404341234' }),
  'POST /orders/:orderId/reject': () => ({ version: 1, reason: 'no_stock' }),
  'POST /orders/:orderId/cancel-units': (ids) => ({
    version: 1,
    reason: 'no_stock',
    items: [{ lineId: ids['lineId'] ?? randomUUID(), quantity: 1 }],
  }),
  'PUT /orders/:orderId/packed-units': (ids) => ({
    packed: [
      {
        lineId: ids['lineId'] ?? randomUUID(),
        unit: 1,
        batch: 'B77',
        expiresOn: '2028-12-31',
        serial: 'S1',
        how: 'scanned',
      },
    ],
    takenOut: [{ lineId: ids['lineId'] ?? randomUUID(), unit: 2 }],
  }),
  'POST /orders/papers': (ids) => ({
    orders: [ids['orders[]'] ?? randomUUID()],
    paper: 'a4',
    kinds: ['packing_slip'],
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
  'PUT /company/seller-information': () => ({
    version: 0,
    values: {
      legalName: 'Linden-Apotheke Sabine Roth',
      legalForm: 'e. K.',
      street: 'Lindenstraße 12',
      postalCode: '79098',
      city: 'Freiburg im Breisgau',
      region: 'BW',
    },
  }),
  'PUT /company/fiscal-information': () => ({
    version: 0,
    values: { vatNumber: 'DE136695976', commercialRegisterNumber: '0000' },
  }),
  'PUT /company/billing': () => ({ version: 0, values: { ikNumber1: '260326822' } }),
  'PUT /company/business': () => ({
    version: 0,
    values: { licence: 'BW-2031/7', ownerFirstName: 'Sabine', ownerLastName: 'Roth', birthDate: '1978-05-12' },
  }),
  'PUT /company/bank-account': () => ({
    version: 0,
    values: { accountHolder: 'Linden-Apotheke', iban: 'DE89370400440532013000' },
  }),
  'POST /new-orders-download': () => ({ format: 'csv' }),
  'POST /tracking-lists': () => Buffer.from('a workbook'),
  'POST /offer-uploads': () => Buffer.from('a workbook'),
  'POST /team/invitations': () => ({ emails: ['new@people.example'], role: 'orders', endsOn: null }),
  'PUT /team/second-factor': () => ({ required: false }),
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
  'POST /measurements': () => ({ screen: 'login', vitals: [], faults: { error: 0, rejection: 0 } }),
  'POST /price-proposals/:proposalId/accept': () => ({ version: 1, products: ['P-1'] }),
  'POST /price-proposals/:proposalId/reject': () => ({ version: 1, reason: null }),
  'POST /services/:code/ask': () => ({ kind: 'subscribe' }),
  'PUT /shipping-costs': () => ({ version: 0, cost: 790, freeAbove: 7500 }),
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
  'PUT /offer-uploads/:uploadId/columns': () => ({ columns: [{ header: 'Endpreis', field: 'price' }] }),
  'POST /offer-uploads/:uploadId/recalled-corrections/removal': () => ({}),
  'POST /offer-uploads/:uploadId/apply': () => ({}),
  'POST /offer-uploads/:uploadId/discard': () => ({}),
  'POST /offer-uploads/:uploadId/revert': () => ({}),
  'POST /holidays/closures': () => ({ from: '2027-06-01', to: '2027-06-02', reason: null, offers: 'sold_later' }),
  'PUT /holidays/closures/:closureId': () => ({
    version: 1,
    from: '2027-06-01',
    to: '2027-06-02',
    reason: null,
    offers: 'paused',
  }),
  'DELETE /holidays/closures/:closureId': () => ({}),
  'POST /holidays/special-hours': () => ({
    day: '2027-06-05',
    hours: { mode: 'full', first: { from: '20:00', to: '02:00' } },
    note: null,
  }),
  'PUT /holidays/special-hours/:day': () => ({
    day: '2027-06-05',
    hours: { mode: 'full', first: { from: '20:00', to: '02:00' } },
    note: null,
  }),
  'DELETE /holidays/special-hours/:day': () => ({}),
  'POST /holidays/emergency-duties': () => ({
    from: '2027-06-05T18:00:00.000Z',
    to: '2027-06-06T06:00:00.000Z',
    note: null,
  }),
  'PUT /holidays/emergency-duties/:dutyId': () => ({
    from: '2027-06-05T18:00:00.000Z',
    to: '2027-06-06T06:00:00.000Z',
    note: null,
  }),
  'DELETE /holidays/emergency-duties/:dutyId': () => ({}),
  'PUT /holidays/days/:day': () => ({ isOpen: true }),
  'PUT /holidays/local': () => ({ rule: '06-29', name: 'Santi Pietro e Paolo', isKept: true }),
  'PUT /holidays/region': () => ({ version: 0, region: null }),
  'PUT /shop-profile': () => ({
    texts: { version: 1, shortDescription: 'A shop', about: null, responsibleName: null, responsibleTitle: null },
  }),
  'PUT /legal-documents/:type/drafts/:language': () => ({
    version: 0,
    content: { kind: 'free_text', text: 'Who we are' },
  }),
  'PUT /legal-documents/:type/drafts/:language/file': () => Buffer.from('a document'),
  'POST /legal-documents/:type/drafts/discard': () => ({ drafts: [{ language: 'de', version: 1 }] }),
  'POST /legal-documents/:type/publish': () => ({ drafts: [{ language: 'de', version: 1 }] }),
  'POST /legal-documents/:type/versions/:number/restore': () => ({}),
  'POST /metrics/evidence': () => Buffer.from('a document'),
  'POST /metrics/disputes': (ids) => ({
    week: '2026-11-11',
    figure: 'cancelled',
    orderId: ids['orderId'] ?? randomUUID(),
    reason: 'force_majeure',
    files: [],
  }),
  'POST /messages/files': () => Buffer.from('a document'),
  'POST /messages/:conversationId/reply': () => ({ version: 1, text: 'It is on its way.', files: [] }),
  'POST /messages/:conversationId/close': () => ({ version: 1, reason: 'settled' }),
  'POST /messages/:conversationId/notes': () => ({ text: 'Batch 4L118 looked at' }),
  'PUT /messages/:conversationId/draft': () => ({ text: 'It is' }),
  'POST /message-templates': () => ({ locale: 'de_DE', name: 'Ersatz kommt', text: 'Guten Tag {customer}' }),
  'PUT /message-templates/:templateId': () => ({ version: 1, name: 'Ersatz', text: 'Guten Tag {customer}' }),
  'DELETE /message-templates/:templateId': () => ({}),
  'PUT /shop-profile/images/:kind': () => Buffer.from('a picture'),
  'POST /shop-profile/images/:kind/crop': () => ({ left: 0, top: 0, width: 300, height: 300, turns: 0 }),
};

/** Parts of paths that are words of the product and no ids. */
export const words: Readonly<Record<string, string>> = {
  kind: 'LOGO',
  type: 'privacy_policy',
  language: 'de',
  number: '1',
  day: '2027-01-06',
  code: 'same_day',
  format: 'pdf',
  place: '1',
};

const queries: Readonly<Record<string, string>> = {
  'GET /orders': '?tab=to-manage',
  'GET /fulfilment/orders': '?tab=to-manage',
  'GET /orders/figures': '?tab=to-manage',
  'GET /orders/:orderId/place': '?tab=to-manage',
  'GET /fulfilment/orders/figures': '?tab=to-manage',
  'GET /fulfilment/orders/:orderId/place': '?tab=to-manage',
  'GET /offer-uploads/template': '?type=price_only',
  'PUT /shop-profile/images/:kind': '?left=0&top=0&width=300&height=300&turns=0',
  'PUT /legal-documents/:type/drafts/:language/file': '?fileName=privacy.pdf&version=0',
  'GET /legal-documents/in-force': '?at=2026-11-24T09:00:00.000Z',
  'GET /metrics/orders': '?week=2026-11-18&figure=orders',
  'POST /metrics/evidence': '?fileName=mail.pdf',
  'GET /messages': '?view=to_answer',
  'POST /messages/files': '?fileName=photo.jpg',
  'GET /addresses': '?q=Lindenstr&country=DE',
  'POST /offer-uploads': '?type=price_only&fileName=prices.xlsx',
};

/** A request of the operation that would be accepted if the ids were the caller's own. */
export function sampleRequest(endpoint: EndpointSpec, ids: Readonly<Record<string, string>> = {}) {
  const key = `${endpoint.method} ${endpoint.path}`;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? words[name] ?? randomUUID());
  const makeBody = bodies[key];
  if (endpoint.body !== undefined && makeBody === undefined) throw new Error(`no sample body for ${key}`);
  const headers: Record<string, string> =
    endpoint.bodyFile === undefined ? {} : { 'content-type': endpoint.bodyFile.mediaTypes[0] ?? '' };
  return { method: endpoint.method, path: path + (queries[key] ?? ''), body: makeBody?.(ids), headers };
}
