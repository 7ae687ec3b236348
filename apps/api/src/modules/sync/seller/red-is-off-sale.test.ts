import { beforeEach, describe, expect, test } from 'vitest';
import { putMarketOffers, testNow } from '../../../testing/portal.ts';
import { code, type FileRows, type Sent, UploadShop } from '../../uploads/seller/testing/upload-shop.ts';
import { applyRemedy } from '../jobs/apply-remedy.job.ts';
import { reclassifySeller } from '../jobs/reclassify.job.ts';

const shop = await UploadShop.forFile();
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.clear();
});

const write = async (rows: FileRows, sent: Sent = {}) => shop.apply(await shop.check(rows, sent));
const onSale = (index: number, changes: readonly string[] = []) => [
  code(index),
  '',
  changes[0] ?? '5',
  changes[1] ?? '10,00',
  changes[2] ?? 'eigen',
];

interface Stands {
  readonly price: number;
  readonly stock: number;
  readonly origin: string;
  readonly status: string;
  readonly finding: string | null;
}

const stands = () =>
  shop.portal.ask<Stands>(
    `select price::int, stock, origin, status, finding from offer where seller_id = $1 order by product_no`,
    [shop.sellerId],
  );
const counted = () =>
  shop.portal.ask<{ status: string; offers: number }>(
    `select status, offers::int from offer_count where seller_id = $1 and offers > 0 order by status`,
    [shop.sellerId],
  );
const summary = () => shop.seller.ask('GET /sync', {});
const offer = (index: number) => shop.seller.ask('GET /offers/:productId', { params: { productId: `P-${index}` } });

describe('SYN-10 a red row takes the offer off sale, and what else it says rightfully is taken over', () => {
  test.each<[string, number, readonly string[], Partial<Stands>]>([
    ['price above the highest', 1, ['73', '19,00', ''], { price: 1000, stock: 73, origin: 'wholesaler' }],
    ['price above the recommended', 0, ['1', '20,01', 'eigen'], { price: 1000, stock: 1 }],
    ['price below the best', 1, ['1', '4,99', 'eigen'], { price: 1000, stock: 1 }],
    ['unreadable price', 0, ['8', 'teuer', ''], { price: 1000, stock: 8, origin: 'wholesaler' }],
    ['unreadable stock, right price', 0, ['viele', '11,00', 'eigen'], { price: 1100, stock: 5 }],
    ['unreadable stock, refused price', 0, ['viele', '21,00', 'eigen'], { price: 1000, stock: 5 }],
    ['unreadable origin', 0, ['9', '11,00', 'Mond'], { price: 1100, stock: 5, origin: 'own' }],
    ['unreadable price and origin', 0, ['9', 'teuer', 'Mond'], { price: 1000, stock: 5, origin: 'own' }],
    ['price missing', 0, ['8', '', 'eigen'], { price: 1000, stock: 8 }],
    ['stock missing', 0, ['', '11,00', 'eigen'], { price: 1100, stock: 5 }],
  ])('%s', async (_, index, row, expected) => {
    await write([onSale(index)]);
    await write([[code(index), '', ...row]]);
    const [after] = await stands();
    expect(after).toMatchObject({ origin: 'own', ...expected, status: 'inactive' });
    expect(after?.finding).not.toBeNull();
    expect(await counted()).toEqual([{ status: 'inactive', offers: 1 }]);
    expect(await summary()).toMatchObject({ total: 1, red: 1 });
    expect(await offer(index)).toMatchObject({ status: 'inactive', finding: after?.finding, rank: null });
  });

  test('without an offer none is made, and the row counts as a product not on sale', async () => {
    await write([onSale(0), onSale(2, ['5', '20,01'])]);
    expect(await stands()).toHaveLength(1);
    expect(await summary()).toMatchObject({ total: 2, red: 1, step: 'challenging' });
  });

  test('the preview counts what leaves the sale apart and lists it; nothing has left yet', async () => {
    await write([onSale(0), onSale(1), onSale(2)]);
    const upload = await shop.check([onSale(0, ['5', '21,00']), onSale(1), onSale(3, ['5', '21,00'])]);
    expect(upload.summary).toMatchObject({ rejected: 2, leaving: 1, unchanged: 1, untouched: 1 });
    const rows = await shop.rowsOf(upload, { result: 'leaving' });
    expect(rows.map(({ rowNumber, leaves }) => [rowNumber, leaves])).toEqual([[2, true]]);
    expect(rows[0]).toMatchObject({ after: { price: 2100 }, before: { price: 1000 } });
    expect((await stands()).map(({ status }) => status)).toEqual(['active', 'active', 'active']);
    expect((await shop.apply(upload)).summary).toMatchObject({ leaving: 1 });
    expect((await stands()).map(({ status }) => status)).toEqual(['inactive', 'active', 'active']);
    // An offer that is off sale already does not leave it again.
    expect((await shop.check([onSale(0, ['5', '21,00'])])).summary).toMatchObject({ rejected: 1, leaving: 0 });
  });

  test('the first row of a product counts: a repetition with another price is information', async () => {
    const upload = await shop.check([onSale(0), onSale(0, ['5', '11,00']), onSale(0, ['viele', '11,00'])]);
    expect(upload.summary).toMatchObject({ created: 1, rejected: 0, informed: 2, warned: 2 });
    await shop.apply(upload);
    expect(await stands()).toMatchObject([{ price: 1000, status: 'active', finding: null }]);
    expect(await summary()).toMatchObject({ red: 0 });
  });

  test('a first row that cannot be read counts, too', async () => {
    await write([onSale(0)]);
    await write([onSale(0, ['5', 'teuer']), onSale(0, ['5', '11,00'])]);
    expect(await stands()).toMatchObject([{ price: 1000, status: 'inactive', finding: 'unreadable_format' }]);
    expect(await summary()).toMatchObject({ red: 1, total: 1 });
  });
});

describe('SYN-10 what is right puts the offer on sale again', () => {
  beforeEach(async () => {
    await write([onSale(1)]);
    await write([onSale(1, ['7', '19,00'])]);
  });
  const now = async () => ({ offers: await stands(), counts: await counted(), summary: await summary() });
  const onSaleAt = (price: number) => ({
    offers: [{ price, stock: 7, status: 'active', finding: null }],
    counts: [{ status: 'active', offers: 1 }],
    summary: { red: 0, total: 1, causes: [] },
  });
  const edit = async (body: { price?: number; active?: boolean }) => {
    const { version } = await offer(1);
    return shop.seller.ask('PUT /offers/:productId', { params: { productId: 'P-1' }, body: { version, ...body } });
  };

  test('a right row', async () => {
    await write([onSale(1, ['7', '12,00'])]);
    expect(await now()).toMatchObject(onSaleAt(1200));
  });

  test('an edit, also one that says what the offer still is', async () => {
    await edit({ price: 1000 });
    expect(await now()).toMatchObject(onSaleAt(1000));
  });

  test('several edits together', async () => {
    const { version } = await offer(1);
    const changes = [{ productId: 'P-1', version, price: 1000 }];
    expect(await shop.seller.ask('POST /offers/changes', { body: { changes } })).toMatchObject({
      items: [{ outcome: 'changed' }],
    });
    expect(await now()).toMatchObject(onSaleAt(1000));
  });

  test('an edit that a rule refuses leaves it as it is', async () => {
    const { version } = await offer(1);
    const reply = await shop.seller.call('PUT', '/offers/P-1', { body: { version, price: 1900 } });
    expect(reply.status).toBe(422);
    expect(await stands()).toMatchObject([{ price: 1000, status: 'inactive', finding: 'price_above_highest' }]);
  });

  test('a remedy', async () => {
    const { id } = await shop.seller.ask('POST /sync/remedies', { body: { finding: 'price_above_highest' } });
    await applyRemedy.run(shop.portal.jobContext(), { sellerId: shop.sellerId, remedyId: id });
    expect(await now()).toMatchObject(onSaleAt(1860));
  });

  test('a market that moves up to the price the seller asked for, and not one that stays', async () => {
    await reclassifySeller.run(shop.portal.jobContext(), { sellerId: shop.sellerId });
    expect(await stands()).toMatchObject([{ price: 1000, status: 'inactive', finding: 'price_above_highest' }]);
    const ulm = (price: number) =>
      putMarketOffers(shop.portal, 'de', [{ productId: 'P-1', seller: 'ulm', label: 'Apotheke in Ulm', price }]);
    await ulm(1300);
    await reclassifySeller.run(shop.portal.jobContext(), { sellerId: shop.sellerId });
    await ulm(1240);
    expect(await now()).toMatchObject(onSaleAt(1900));
  });

  test('not a change of the catalogue where the row could not be read', async () => {
    await write([onSale(1, ['7', 'teuer'])]);
    await reclassifySeller.run(shop.portal.jobContext(), { sellerId: shop.sellerId });
    expect(await stands()).toMatchObject([{ status: 'inactive', finding: 'unreadable_format' }]);
    expect(await summary()).toMatchObject({ red: 1 });
  });
});

test('UPL-12 a revert puts the offer on sale again, or back off it', async () => {
  await write([onSale(1)]);
  await shop.revert(await write([onSale(1, ['7', '19,00'])]));
  expect(await stands()).toMatchObject([{ price: 1000, stock: 5, status: 'active', finding: null }]);
  expect(await summary()).toMatchObject({ red: 0 });
  await write([onSale(1, ['7', '19,00'])]);
  const right = await write([onSale(1, ['8', '12,00'])]);
  await shop.revert(right);
  expect(await stands()).toMatchObject([{ price: 1000, stock: 7, status: 'inactive', finding: 'price_above_highest' }]);
  expect(await summary()).toMatchObject({ red: 1 });
});

test('SYN-10 a certificate that comes brings refused rows without an offer on sale', async () => {
  await write([onSale(13)]);
  expect(await stands()).toEqual([]);
  expect(await summary()).toMatchObject({ total: 1, red: 1 });
  await shop.portal.ask(
    `insert into seller_certificate (seller_id, certificate, valid_until) values ($1, 'medical_devices', null)`,
    [shop.sellerId],
  );
  await reclassifySeller.run(shop.portal.jobContext(), { sellerId: shop.sellerId });
  await shop.portal.ask(`delete from seller_certificate`);
  expect(await stands()).toMatchObject([{ price: 1000, stock: 5, status: 'active' }]);
  expect(await summary()).toMatchObject({ total: 1, red: 0 });
});

test('GEN-18 the notification has the figure of the sync results', async () => {
  await shop.portal.ask('delete from notification');
  await write([onSale(1)]);
  await write([onSale(1, ['7', '19,00']), ['', '', '5', '10,00', 'eigen'], ['', '', '5', '11,00', 'eigen']]);
  const notified = await shop.portal.ask<{ params: { count: number } }>(
    `select params from notification where kind = 'red_results'`,
  );
  const { red } = await summary();
  expect(red).toBe(3);
  expect(notified).toEqual([{ params: { count: 3 } }]);
});

test('SYN-01 a SKU alone is a change, and a revert takes it back', async () => {
  const columns = ['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft', 'SKU'];
  const sku = async () => (await offer(0)).sku;
  await write([[...onSale(0), 'A-1']], { columns });
  const upload = await write([[...onSale(0), 'A-2']], { columns });
  expect(upload.summary).toMatchObject({ changed: 1, unchanged: 0 });
  expect(await sku()).toBe('A-2');
  expect((await write([onSale(0)])).summary).toMatchObject({ unchanged: 1 });
  await shop.revert(upload);
  expect(await sku()).toBe('A-1');
});
