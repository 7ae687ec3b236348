import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { askMachine, portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { erasePrepared } from '../../orders/jobs/erase-prepared.job.ts';
import { retention } from '../../retention/jobs/retention.job.ts';
import { removeFile } from '../../shop-profile/jobs/remove-file.job.ts';
import { eraseMessages } from '../jobs/erase-messages.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(portal, 'de', [aProduct()]);
const [orderNumber, another] = ['48101212', '48101213'];
await putOrders(portal, 'de', [anOrder({ number: orderNumber }), anOrder({ number: another })]);
const sabine = await signedIn(portal, 'linden');

const write = (number = orderNumber) =>
  askMachine(portal, marketplaceApi.putMessage, {
    params: { orderNumber: number, messageNo: `M-${number}` },
    body: { subject: 'damaged', text: 'Sehen Sie selbst: Annabellina?', writtenAt: testNow.toISOString() },
  });

async function putFile(content: Buffer, { place = 1, number = orderNumber, type = 'image/jpeg', brand = 'de' } = {}) {
  const response = await portal.server.inject({
    method: 'PUT',
    url: `/api/marketplace/v1/orders/${number}/messages/M-${number}/files/${place}?fileName=photo.jpg`,
    headers: { authorization: `Bearer ${portal.keys[brand as 'de']}`, 'content-type': type },
    payload: content,
  });
  return { status: response.statusCode, json: response.json() };
}

async function threadOf(conversationId: string) {
  return (await sabine.ask('GET /messages/:conversationId', { params: { conversationId } })).thread;
}

beforeEach(async () => {
  for (const table of ['conversation', 'rate_window']) await portal.ask(`delete from ${table}`);
});

describe('ORD-22 pictures of customers', () => {
  test('come without camera and place, and only people of the shop see them', async () => {
    const { conversationId } = await write();
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '48/1 0/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(await putFile(photo, { place: 2 })).toMatchObject({ status: 200 });
    expect(await putFile(photo)).toMatchObject({ json: { files: [{ place: 1 }, { place: 2 }] } });
    const again = await putFile(await plainPicture());
    expect(again.json.files).toHaveLength(2);
    const [message] = await threadOf(conversationId);
    const path = `/messages/${conversationId}/messages/${message?.messageId}/files/1`;
    const shown = await sabine.call('GET', path);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(shown.bytes.includes('SecretCam')).toBe(false);
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 60, height: 40, format: 'webp' });
    expect((await (await signedIn(portal, 'other')).call('GET', path)).status).toBe(404);
    expect((await sabine.call('GET', path.replace(/1$/, '3'))).status).toBe(404);
    const [{ id = '' } = {}] = await portal.ask<{ id: string }>('select id from stored_file');
    const open = await portal.server.inject({ url: `/media/${id}/evidence.webp`, headers: { host: 'de.localhost' } });
    expect(open.statusCode).toBe(404);
  });

  test.each([
    ['no picture', Buffer.from('<svg/>'), 415],
    ['a PDF that runs', Buffer.from('%PDF-1.4 /JavaScript (x)\nstartxref\n1\n%%EOF'), 422],
  ])('%s is refused', async (_, content, status) => {
    await write();
    expect(await putFile(content, { type: 'application/pdf' })).toMatchObject({ status });
  });

  test('of unknown messages and of other brands are not found', async () => {
    expect(await putFile(await plainPicture(), { number: another })).toMatchObject({ status: 404 });
    await write();
    expect(await putFile(await plainPicture(), { brand: 'es' })).toMatchObject({ status: 404 });
  });
});

describe('ORD-22 files of replies', () => {
  test('are sent once, and the marketplace reads them', async () => {
    const { conversationId } = await write();
    const added = await sabine.call('POST', '/messages/files?fileName=Anwendung.png', {
      body: await plainPicture(),
      headers: { 'content-type': 'image/png' },
    });
    const { fileId } = added.json as { fileId: string };
    const file = { fileId, fileName: 'Anwendung.png' };
    const reply = (version: number) =>
      sabine.call('POST', `/messages/${conversationId}/reply`, {
        body: { version, text: 'Anbei die Anleitung.', files: [file] },
      });
    expect((await reply(1)).json).toMatchObject({ files: 1, state: 'answered' });
    expect(codeOf(await reply(2))).toBe('not_found');
    const { messageId = '' } = (await threadOf(conversationId)).at(-1) ?? {};
    const params = { orderNumber, messageId };
    expect(await askMachine(portal, marketplaceApi.readMessage, { params })).toMatchObject({
      files: [{ place: 1, fileName: 'Anwendung.png', mediaType: 'image/webp' }],
    });
    const read = await portal.server.inject({
      url: `/api/marketplace/v1/orders/${orderNumber}/answers/${messageId}/files/1`,
      headers: { authorization: `Bearer ${portal.keys.de}` },
    });
    expect(await sharp(read.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400 });
  });
});

describe('OPS-04 what customers wrote', () => {
  async function sent(number: string) {
    const { conversationId } = await write(number);
    await putFile(await plainPicture(), { number });
    const params = { conversationId };
    await sabine.ask('PUT /messages/:conversationId/draft', { params, body: { text: 'Guten Tag Annabellina' } });
    const fileOf = `select files->0->>'fileId' as id from message where conversation_id = $1`;
    const [file] = await portal.ask<{ id: string }>(fileOf, [conversationId]);
    await portal.ask(`update seller_order set status = 'finalised' where number = $1`, [number]);
    return { conversationId, fileId: file?.id ?? '' };
  }

  async function expectErased({ conversationId, fileId }: Awaited<ReturnType<typeof sent>>) {
    expect(await sabine.ask('GET /messages/:conversationId', { params: { conversationId } })).toMatchObject({
      state: 'closed',
      customer: null,
      draft: null,
      thread: [{ text: '', files: [] }],
    });
    await removeFile.run(portal.jobContext(), { sellerId, fileId });
    expect(await portal.ask('select from stored_file where id = $1', [fileId])).toEqual([]);
    const store = portal.app.files;
    expect(await store?.open(`images/${fileId}/evidence.webp`)).toBeNull();
    expect((await sabine.ask('GET /messages/counts', {})).toAnswer).toBe(0);
  }

  test('goes with the customer of its order when the marketplace asks', async () => {
    const written = await sent(orderNumber);
    await askMachine(portal, marketplaceApi.eraseCustomers, { body: { orderNumbers: [orderNumber] } });
    const [order] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [orderNumber]);
    await erasePrepared.run(portal.jobContext(), { sellerId, orderIds: [order?.id] });
    await expectErased(written);
    const path = `/api/marketplace/v1/orders/${orderNumber}/messages/M-NEW`;
    const late = await portal.server.inject({
      method: 'PUT',
      url: path,
      headers: { authorization: `Bearer ${portal.keys.de}`, 'idempotency-key': 'a-late-message' },
      payload: { subject: 'other', text: 'Hallo?', writtenAt: testNow.toISOString() },
    });
    expect(late.statusCode).toBe(404);
  });

  test('goes when its term is over', async () => {
    const written = await sent(another);
    await portal.ask(`update seller_order set created_at = now() - interval '181 days' where number = $1`, [another]);
    await retention.run(portal.jobContext(), {});
    await eraseMessages.run(portal.jobContext(), {});
    await expectErased(written);
    expect(await portal.ask(`select from message_draft`)).toEqual([]);
  });
});
