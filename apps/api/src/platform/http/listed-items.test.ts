import type { EndpointSpec } from '@offizin/contract/endpoint';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { aLedgerLine, anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { machineCall, portalForFile, putProducts, putSeller } from '../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
await putProducts(portal, 'de', [aProduct()]);

const order = (number: string) => anOrder({ number, seller: 'linden' });
const hand = (orders: readonly unknown[], idempotencyKey?: string) =>
  machineCall(portal, {
    method: 'POST',
    path: '/orders/bulk',
    body: { orders },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });

const send = async (path: string, lines: readonly unknown[]) =>
  (
    await portal.server.inject({
      method: 'POST',
      url: `/api/marketplace/v1${path}`,
      headers: { authorization: `Bearer ${portal.keys.de}`, 'content-type': 'application/x-ndjson' },
      payload: lines.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n'),
    })
  ).json();

describe('MKT-01 an order of a wrong shape keeps out itself alone', () => {
  test('with all its faults, whatever stands beside it', async () => {
    const { customerFirstName: _, ...nameless } = order('30000002');
    const { status, body } = await hand([
      order('30000001'),
      { ...nameless, shipping: -1, waybill: 'W'.repeat(51), colour: 'red' },
      order('30000003'),
      { ...order('30000004'), seller: 'nobody' },
      { ...order('30000005'), lines: [{ ...order('1').lines[0], productId: 'P-none' }] },
      { ...order('30000006'), customerFirstName: 'A\u0000' },
      'no order',
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      accepted: 2,
      unchanged: 0,
      errors: [
        { index: 1, code: 'field.required', path: 'orders.1.customerFirstName' },
        { index: 1, code: 'field.too_small', path: 'orders.1.shipping', params: { limit: 0 } },
        { index: 1, code: 'field.too_long', path: 'orders.1.waybill', params: { limit: 50 } },
        { index: 1, code: 'field.unknown', path: 'orders.1', params: { keys: 'colour' } },
        { index: 3, code: 'seller.unknown', path: 'orders.3.seller' },
        { index: 4, code: 'product.unknown', path: 'orders.4.lines.0.productId' },
        { index: 5, code: 'field.control_character', path: 'orders.5.customerFirstName' },
        { index: 6, code: 'field.invalid', path: 'orders.6' },
      ],
    });
  });

  test('a call of wrong ones alone is answered line by line too', async () => {
    const { status, body } = await hand([{}, 7]);
    expect([status, body['accepted']]).toEqual([200, 0]);
    expect(body['errors']).toContainEqual({ index: 1, code: 'field.invalid', path: 'orders.1' });
  });

  test('the call is refused only where no list can be read in it', async () => {
    const many = Array.from({ length: 501 }, () => ({}));
    for (const body of [{ orders: 'none' }, {}, { orders: [] }, { orders: many }, { orders: [{}], colour: 1 }, []])
      expect(await machineCall(portal, { method: 'POST', path: '/orders/bulk', body })).toMatchObject({
        status: 400,
        body: { message: 'request.invalid' },
      });
  });

  test('a key that was used with another wrong line is not good for this one', async () => {
    const sent = [order('30000010'), { ...order('30000011'), shipping: -1 }];
    const first = await hand(sent, 'key-of-a-wrong-line');
    expect((await hand(sent, 'key-of-a-wrong-line')).body).toEqual(first.body);
    const corrected = [order('30000010'), { ...order('30000011'), shipping: -2 }];
    expect(await hand(corrected, 'key-of-a-wrong-line')).toMatchObject({ status: 422 });
  });
});

describe('MKT-01 each call that takes a list takes what is right of it', () => {
  const wrong = { nothing: 'right' };
  const offer = { productId: 'P-none', price: 100, stock: 1, origin: 'pharmacy' };
  const rightOne: Readonly<Record<string, unknown>> = {
    '/orders/bulk': order('30000021'),
    '/shipments/bulk': { orderNumber: '39999999', status: 'paid', at: '2026-11-24T08:00:00.000Z' },
    '/ledger/bulk': { orderNumber: '39999999', lines: [aLedgerLine({ lineNo: 1, kind: 'sale', amount: 1 })] },
    '/sellers/:externalId/postings/bulk': {
      postingNo: 'F-9',
      kind: 'correction',
      amount: 1,
      bookedOn: '2026-11-20',
      description: 'x',
      documentNo: null,
      payoutNo: null,
    },
    '/sellers/:externalId/offers/bulk': offer,
  };
  const machine: readonly EndpointSpec[] = Object.values(marketplaceApi);
  const listed = machine.filter(({ list }) => list !== undefined);

  test('they are all calls with a list named bulk', () => {
    const bulk = machine.filter(({ path, bodyStream }) => path.endsWith('/bulk') && bodyStream === undefined);
    expect(listed.map(({ path }) => path).toSorted()).toEqual(bulk.map(({ path }) => path).toSorted());
    expect(Object.keys(rightOne).toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
  });

  test.each(listed.map((each) => [each.path, each.list ?? ''] as const))('%s', async (path, field) => {
    const at = path.replace(':externalId', 'linden');
    const call = (items: readonly unknown[]) =>
      machineCall(portal, { method: 'POST', path: at, body: { [field]: items } });
    const alone = await call([rightOne[path]]);
    const { status, body } = await call([wrong, rightOne[path]]);
    expect(alone.status).toBe(200);
    expect(status).toBe(200);
    const errors = body['errors'] as readonly { readonly index: number; readonly path: string }[];
    expect(errors.filter(({ index }) => index === 0).length).toBeGreaterThan(1);
    const ofTheRightOne = alone.body['errors'] as readonly { readonly path: string }[];
    const moved = ofTheRightOne.map((error) => ({
      ...error,
      index: 1,
      path: error.path.replace(`${field}.0`, `${field}.1`),
    }));
    expect(errors.filter(({ index }) => index === 1)).toEqual(moved);
    expect((await call([wrong])).status).toBe(200);
  });

  test('a list that an endpoint names is in its body', () => {
    for (const { list, body } of listed) expect(Object.keys(endpointShape(body))).toContain(list);
  });
});

const endpointShape = (body: EndpointSpec['body']): object =>
  body !== undefined && 'shape' in body && typeof body.shape === 'object' && body.shape !== null ? body.shape : {};

test('MKT-01 a record that streams in has all its faults, and says what is unknown', async () => {
  const { productType: _, ...typeless } = aProduct({ productId: 'P-2' });
  expect(await send('/products/bulk', [{ ...typeless, vatRate: -1 }, aProduct({ productId: 'P-3' })])).toEqual({
    accepted: 1,
    unchanged: 0,
    errors: [
      { index: 0, code: 'field.invalid', path: 'productType' },
      { index: 0, code: 'field.too_small', path: 'vatRate', params: { limit: 0 } },
    ],
  });
  const stock = { onHand: 1, reserved: 0, incoming: 0, price: 100, storedSince: null, nextExpiry: null };
  const unknown = [
    { seller: 'nobody', productId: 'P-3', stock },
    { seller: 'linden', productId: 'P-none', stock },
  ];
  expect((await send('/warehouse-stock/bulk', unknown)).errors).toEqual([
    { index: 0, code: 'seller.unknown', path: 'seller' },
    { index: 1, code: 'product.unknown', path: 'productId' },
  ]);
});
