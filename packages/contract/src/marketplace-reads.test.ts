import { expect, test } from 'vitest';
import type { EndpointSpec } from './endpoint.ts';
import { marketplaceApi } from './marketplace-api.ts';

const endpoints: readonly EndpointSpec[] = Object.values(marketplaceApi);
const pathsOf = (method: EndpointSpec['method']) =>
  endpoints.filter((endpoint) => endpoint.method === method).map(({ path }) => path);
const reads = new Set(pathsOf('GET'));

/** What is written at one address and read at another, or at none, and why. */
const elsewhere: Readonly<Record<string, readonly [read: string | null, because: string]>> = {
  '/sellers/:externalId/invoices/:invoiceNo/payment': [
    '/sellers/:externalId/invoices/:invoiceNo',
    'the document says when it was paid',
  ],
  '/sellers/:externalId/services/:code': ['/sellers/:externalId/services', 'they are a few, read together'],
  '/webhooks/:name': ['/webhooks', 'they are a few, read together'],
  '/orders/:orderNumber/messages/:messageNo': [
    null,
    'a message never changes, and a repeat with the same number is answered with its conversation and deadline',
  ],
  '/orders/:orderNumber/messages/:messageNo/files/:place': [
    null,
    'a file never changes, and a repeat is answered with all files of the message',
  ],
  '/orders/bulk': ['/orders/:orderNumber', 'one by one'],
  '/shipments/bulk': ['/orders/:orderNumber', 'the order says where its parcel is'],
  '/products/bulk': ['/products/:productId', 'one by one'],
  '/market-offers/bulk': ['/products/:productId', 'the product says what is asked for it'],
  '/warehouse-stock/bulk': ['/sellers/:externalId/warehouse-stock', 'of one seller, page by page'],
  '/ledger/bulk': ['/ledger/:orderNumber', 'one by one'],
  '/sellers/:externalId/postings/bulk': ['/sellers/:externalId/postings/open', 'what is still to be settled'],
  '/sellers/:externalId/offers/bulk': ['/sellers/:externalId/offers', 'of one seller, page by page'],
};

const written = [...pathsOf('PUT'), ...pathsOf('POST').filter((path) => path.endsWith('/bulk'))];

test('MKT-01 what the operator puts it can read: at the same address, or where the table says', () => {
  expect(written.filter((path) => !reads.has(path) && !(path in elsewhere))).toEqual([]);
});

test('MKT-01 the table names no address that is read itself, none that is not there, and reads that are', () => {
  expect(Object.keys(elsewhere).filter((path) => reads.has(path) || !written.includes(path))).toEqual([]);
  const named = Object.values(elsewhere).flatMap(([read]) => (read === null ? [] : [read]));
  expect(named.filter((read) => !reads.has(read))).toEqual([]);
});

test('MKT-01 a read asks for the scope that the write of the same address asks for', () => {
  const scopeOf = (method: EndpointSpec['method'], path: string) => {
    const found = endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path);
    return found?.access.kind === 'machine' ? found.access.scope : null;
  };
  for (const path of pathsOf('PUT').filter((each) => reads.has(each)))
    expect([path, scopeOf('GET', path)]).toEqual([path, scopeOf('PUT', path)]);
});
