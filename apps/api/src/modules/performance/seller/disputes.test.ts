import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { limits } from '@offizin/domain/limits';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../../platform/clock.ts';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { publishMetrics } from '../jobs/publish-metrics.job.ts';
import { removeEvidence } from '../jobs/remove-evidence.job.ts';

let seller: Browser;
const wednesday = new Date('2026-11-25T09:00:00Z');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(portal, 'de', [aProduct()]);

const past: OrderRecord['past'] = {
  status: 'processed',
  processedAt: '2026-11-20T12:00:00.000Z',
  courier: 'dhl',
  trackingNumber: '003404341234',
  shipment: [],
};
const cancelled: OrderRecord['past'] = {
  status: 'cancelled',
  cancellation: { reason: 'no_stock', at: '2026-11-20T10:00:00.000Z' },
  shipment: [],
};
let number = 48_300_000;
const order = (what?: OrderRecord['past'], day = '2026-11-20') =>
  anOrder({
    number: String((number += 1)),
    createdAt: `${day}T06:00:00.000Z`,
    dispatchBy: `${day}T15:00:00.000Z`,
    ...(what && { past: what }),
  });
const publish = () => publishMetrics.run(portal.jobContext(), {});

async function moveTo(now: Date): Promise<void> {
  portal.setNow(now);
  await seller.signIn('linden');
}

beforeEach(async () => {
  for (const table of [
    'metric_dispute',
    'metric_incident',
    'metric_week',
    'metric_publication',
    'notification',
    'marketplace_event',
    'rate_window',
    'order_history',
    'order_line',
    'seller_order',
    'order_count',
    'order_number',
  ])
    await portal.ask(`delete from ${table}`);
  await putOrders(portal, 'de', [
    ...Array.from({ length: 97 }, () => order(past)),
    ...Array.from({ length: 3 }, () => order(cancelled)),
    order(undefined, '2026-11-25'),
  ]);
  portal.setNow(wednesday);
  await publish();
  seller = openBrowser(portal, 'de.localhost');
  await seller.signIn('linden');
});

const week = '2026-11-18';
const behind = (disputed?: 'yes') =>
  seller.ask('GET /metrics/orders', { query: { week, figure: 'cancelled', ...(disputed && { disputed }) } });
const firstId = async () => (await behind()).items[0]?.orderId ?? '';
const addEvidence = (content = png, type = 'image/png') =>
  seller.call('POST', '/metrics/evidence?fileName=mail.png', { body: content, headers: { 'content-type': type } });
const body = async (changes: object = {}) => ({
  week,
  figure: 'cancelled',
  orderId: await firstId(),
  reason: 'customer_before_confirmation',
  files: [],
  ...changes,
});
const dispute = async (changes: object = {}) => seller.call('POST', '/metrics/disputes', { body: await body(changes) });
const waiting = async () => (await askMachine(portal, marketplaceApi.disputes, { query: {} })).items;
const decide = (disputeId: string, accepted: boolean, answer: string | null = null) =>
  machineCall(portal, { method: 'POST', path: `/disputes/${disputeId}/decide`, body: { accepted, answer } });
const cancelledNow = async () => (await seller.ask('GET /metrics', { query: {} })).weeks.at(-1)?.cancelled.count;

describe('MET-07 a dispute', () => {
  test('goes to the marketplace with its evidence, and an accepted one leaves the numerator at the next publication', async () => {
    const file = (await addEvidence()).json as { fileId: string };
    const sent = await dispute({ files: [{ fileId: file.fileId, fileName: 'mail.png' }] });
    expect(sent.json).toMatchObject({ state: 'pending', answerDue: '2026-12-02T09:00:00.000Z' });
    const [item] = await waiting();
    expect(item).toMatchObject({
      seller: 'linden',
      figure: 'cancelled',
      week,
      reason: 'customer_before_confirmation',
      files: [{ fileName: 'mail.png', mediaType: 'image/webp' }],
    });
    const disputeId = item?.disputeId ?? '';
    const { events } = await askMachine(portal, marketplaceApi.events, { query: {} });
    expect(events.filter(({ kind }) => kind === 'metrics.disputed')).toMatchObject([
      { orderNumber: item?.orderNumber, dispute: { disputeId } },
    ]);
    const read = await portal.server.inject({
      url: `/api/marketplace/v1/disputes/${disputeId}/files/1`,
      headers: { authorization: `Bearer ${portal.keys.de}` },
    });
    expect([read.statusCode, read.headers['content-type'], read.rawPayload.toString('latin1', 8, 12)]).toEqual([
      200,
      'image/webp',
      'WEBP',
    ]);
    expect((await decide(disputeId, true)).body).toEqual({ disputeId, state: 'accepted' });
    expect(await cancelledNow()).toBe(3);
    await putOrders(portal, 'de', [order(undefined, '2026-12-02')]);
    await moveTo(new Date('2026-12-02T05:00:00Z'));
    await publish();
    await publish();
    expect(await cancelledNow()).toBe(2);
    expect((await behind()).items).toHaveLength(2);
    expect((await behind('yes')).items).toMatchObject([{ dispute: { state: 'accepted' } }]);
    expect(await portal.ask(`select params from notification where kind = 'dispute_accepted'`)).toEqual([
      { params: { number: item?.orderNumber } },
    ]);
  });

  test('that is refused stays in the numerator, with the marketplace’s words', async () => {
    await dispute();
    const [item] = await waiting();
    const id = item?.disputeId ?? '';
    expect((await decide(id, false)).body['message']).toBe('request.invalid');
    expect((await decide(id, false, 'No proof')).status).toBe(200);
    expect((await decide(id, true)).body['message']).toBe('dispute.not_possible');
    expect((await behind('yes')).items).toMatchObject([{ dispute: { state: 'refused', answer: 'No proof' } }]);
    expect(await waiting()).toEqual([]);
  });

  test('is withdrawn while it waits: the marketplace hears of it, the evidence goes, and it can be sent once more', async () => {
    const { fileId } = (await addEvidence()).json as { fileId: string };
    const { id } = (await dispute({ files: [{ fileId, fileName: 'mail.png' }] })).json as { id: string };
    const withdraw = () => seller.call('POST', `/metrics/disputes/${id}/withdraw`, { body: {} });
    expect((await withdraw()).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const { events } = await askMachine(portal, marketplaceApi.events, { query: {} });
    expect(events.at(-1)).toMatchObject({ kind: 'metrics.dispute_withdrawn', dispute: { disputeId: id } });
    expect(await portal.ask('select attached from stored_file where id = $1', [fileId])).toEqual([{ attached: false }]);
    expect((await behind()).items[0]?.dispute).toBeNull();
    expect((await behind()).disputed).toBe(0);
    expect((await decide(id, true)).body['message']).toBe('not_found');
    expect(codeOf(await withdraw())).toBe('not_found');
    expect((await dispute({ reason: 'force_majeure' })).json).toMatchObject({ state: 'pending' });
    expect((await behind('yes')).items).toMatchObject([{ dispute: { state: 'pending', reason: 'force_majeure' } }]);
    const again = (await waiting())[0]?.disputeId ?? '';
    await decide(again, false, 'No proof');
    const late = await seller.call('POST', `/metrics/disputes/${again}/withdraw`, { body: {} });
    expect(codeOf(late)).toBe('dispute.decided');
  });

  test('of somebody else is not there', async () => {
    const { id } = (await dispute()).json as { id: string };
    const stranger = openBrowser(portal, 'de.localhost');
    await stranger.signIn('other');
    expect(codeOf(await stranger.call('POST', `/metrics/disputes/${id}/withdraw`, { body: {} }))).toBe('not_found');
  });

  test('is possible once, only of an order that counts, and within two weeks', async () => {
    expect((await dispute()).status).toBe(200);
    expect(codeOf(await dispute())).toBe('dispute.not_possible');
    const other = (await behind()).items[1]?.orderId ?? '';
    expect(codeOf(await dispute({ orderId: other, figure: 'late' }))).toBe('dispute.not_possible');
    expect(codeOf(await dispute({ orderId: other, reason: 'other', comment: 'short' }))).toBe('request.invalid');
    await moveTo(new Date('2026-12-08T22:59:59Z'));
    expect((await behind()).disputableUntil).toBe('2026-12-08');
    await moveTo(new Date('2026-12-08T23:00:00Z'));
    expect((await behind()).disputableUntil).toBeNull();
    expect(codeOf(await dispute({ orderId: other }))).toBe('dispute.not_possible');
  });

  test('takes only files of the seller’s own, each once', async () => {
    const { fileId } = (await addEvidence()).json as { fileId: string };
    const files = [{ fileId, fileName: 'a.png' }];
    expect(codeOf(await dispute({ files: [...files, ...files] }))).toBe('not_found');
    const stranger = openBrowser(portal, 'de.localhost');
    await stranger.signIn('other');
    const theirs = await stranger.call('POST', '/metrics/disputes', { body: await body({ files }) });
    expect(codeOf(theirs)).toBe('not_found');
    expect((await dispute({ files })).status).toBe(200);
    const second = (await behind()).items[1]?.orderId ?? '';
    expect(codeOf(await dispute({ orderId: second, files }))).toBe('not_found');
  });

  test('takes no file that is not what it says', async () => {
    expect(codeOf(await addEvidence(Buffer.from('hello')))).toBe('request.unsupported_media_type');
    expect(codeOf(await addEvidence(Buffer.from('%PDF-1.7 broken'), 'application/pdf'))).toBe('legal.file_refused');
  });

  test('loses its evidence a month after the decision, and not before it', async () => {
    const { fileId } = (await addEvidence()).json as { fileId: string };
    await dispute({ files: [{ fileId, fileName: 'mail.png' }] });
    const [item] = await waiting();
    const payload = { sellerId, disputeId: item?.disputeId ?? '' };
    await removeEvidence.run(portal.jobContext(), payload);
    expect(await portal.ask('select id from stored_file where id = $1', [fileId])).toHaveLength(1);
    await decide(payload.disputeId, true);
    portal.setNow(secondsAfter(wednesday, limits.evidenceKept));
    await removeEvidence.run(portal.jobContext(), payload);
    await removeEvidence.run(portal.jobContext(), payload);
    expect(await portal.ask('select id from stored_file where id = $1', [fileId])).toEqual([]);
  });
});

describe('ORD-20 what a rejection would do', () => {
  /** Of the open order that is due first, or last. */
  const rejection = async (place: 0 | -1 = 0) => {
    const { items } = await seller.ask('GET /orders', { query: { tab: 'to-manage', sort: 'deadline' } });
    return seller.ask('GET /orders/:orderId/rejection', { params: { orderId: items.at(place)?.id ?? '' } });
  };
  const limitsOfBrand = { limits: { atRisk: 200, exceeded: 300 }, counted: 'all' };

  test('is told of an order of the running week, with the offers that follow-ups change', async () => {
    expect(await rejection()).toEqual({
      week: {
        stage: 'running',
        firstDay: '2026-11-25',
        lastDay: '2026-12-01',
        orders: 1,
        cancelled: 0,
        isLate: false,
        ...limitsOfBrand,
      },
      offers: [],
    });
  });

  test('of a published week nothing changes any more', async () => {
    await putOrders(portal, 'de', [order(undefined, '2026-11-24')]);
    expect((await rejection()).week).toBeNull();
  });

  test('is judged in the week of the order: one that ended until it is published, and one that is to come', async () => {
    await portal.ask('delete from metric_incident');
    await portal.ask('delete from metric_week');
    await portal.ask('delete from metric_publication');
    await moveTo(new Date('2026-11-25T02:00:00Z'));
    await putOrders(portal, 'de', [order(undefined, '2026-11-24')]);
    expect((await rejection()).week).toEqual({
      stage: 'ended',
      firstDay: '2026-11-18',
      lastDay: '2026-11-24',
      orders: 101,
      cancelled: 3,
      isLate: true,
      ...limitsOfBrand,
    });
    await moveTo(new Date('2026-11-24T20:00:00Z'));
    expect((await rejection(-1)).week).toMatchObject({ stage: 'to_come', firstDay: '2026-11-25', orders: 1 });
  });
});
