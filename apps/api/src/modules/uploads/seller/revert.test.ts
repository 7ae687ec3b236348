import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../testing/browser.ts';
import { testNow } from '../../../testing/portal.ts';
import { code, type FileRows, UploadShop } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();
beforeEach(() => {
  shop.portal.setNow(testNow);
  return shop.clear();
});

const write = async (rows: FileRows) => shop.apply(await shop.check(rows));

describe('UPL-12 revert', () => {
  test('puts back what was, removes what was new, leaves alone what changed since', async () => {
    await write([
      [code(0), '', '5', '10,00', 'eigen'],
      [code(1), '', '5', '11,00', 'eigen'],
    ]);
    const upload = await write([
      [code(0), '', '6', '10,10', 'eigen'],
      [code(1), '', '6', '11,10', 'eigen'],
      [code(2), '', '6', '12,10', 'eigen'],
    ]);
    await write([[code(1), '', '7', '11,20', 'eigen']]);
    const effects = await shop.seller.ask('GET /offer-uploads/:uploadId/revert', { params: { uploadId: upload.id } });
    expect(effects).toEqual({ restored: 1, removed: 1, leftAlone: 1, purchasePrices: 0 });
    const reverted = await shop.revert(upload);
    expect(reverted).toMatchObject({
      state: 'reverted',
      revertibleUntil: null,
      reverted: { restored: 1, removed: 1, leftAlone: 1 },
    });
    expect(await shop.offers()).toEqual([
      { productId: 'P-0', price: 1000, stock: 5, origin: 'own', status: 'active' },
      { productId: 'P-1', price: 1120, stock: 7, origin: 'own', status: 'active' },
    ]);
    expect(await shop.rowsOf(reverted, { result: 'left_alone' })).toMatchObject([
      { rowNumber: 3, product: { productId: 'P-1' }, newer: { kind: 'upload', actorName: expect.any(String) } },
    ]);
    const counts = await shop.portal.ask(`select status, offers::int from offer_count where seller_id = $1`, [
      shop.sellerId,
    ]);
    expect(counts).toEqual([{ status: 'active', offers: 2 }]);
  });

  test('not after 24 hours', async () => {
    const upload = await write([[code(0), '', '5', '10,00', 'eigen']]);
    expect(upload.revertibleUntil).toBe('2026-11-25T09:00:00.000Z');
    shop.portal.setNow(new Date('2026-11-25T09:00:00.001Z'));
    await shop.seller.signIn('linden');
    const late = await shop.seller.call('POST', `/offer-uploads/${upload.id}/revert`, { body: {} });
    expect([late.status, codeOf(late)]).toEqual([409, 'upload.revert_too_late']);
    shop.portal.setNow(testNow);
    await shop.seller.signIn('linden');
  });
});

describe('UPL-12 the results of a reverted upload', () => {
  const findings = async () => (await shop.seller.ask('GET /sync/findings', { query: {} })).items;

  /** Everything that the sync screen shows but its list of runs. */
  async function results() {
    const { runs: _, ...summary } = await shop.seller.ask('GET /sync', {});
    return { summary, findings: await findings() };
  }

  const found = async (index: number) => {
    const all = await findings();
    return all.find(({ product }) => product?.productId === `P-${index}`);
  };

  const first: FileRows = [
    [code(0), '', '5', '10,00', 'eigen'],
    [code(1), '', '5', '19,00', 'eigen'],
    [code(2), '', '5', '21,00', 'eigen'],
    [code(3), '', '5', '9,00', 'eigen'],
    [code(14), '', '5', '9,00', 'eigen'],
    [code(40), '', '5', '9,00', 'eigen'],
  ];

  const second: FileRows = [
    [code(0), '', '5', '25,00', 'eigen'],
    [code(1), '', '5', '12,00', 'eigen'],
    [code(2), '', '5', '22,00', 'eigen'],
    [code(4), '', '5', '9,00', 'eigen'],
    [code(5), '', '5', '30,00', 'eigen'],
    [code(12), '', '5', '9,00', 'eigen'],
    [code(14), '', '5', '9,50', 'eigen'],
    [code(40), '', 'viele', '9,00', 'eigen'],
    [code(41), '', '5', '9,00', 'eigen'],
    ['', '4006381333931', '5', '9,00', 'eigen'],
  ];

  test('go with it, and those it replaced are back', async () => {
    await write(first);
    const before = await results();
    expect(before.summary).toMatchObject({ red: 2, grey: 2, total: 5 });
    const upload = await write(second);
    expect((await results()).summary).toMatchObject({ red: 6 });
    await shop.revert(upload);
    expect(await results()).toEqual(before);
  });

  test('of a first upload leave nothing behind', async () => {
    const before = await results();
    await shop.revert(await write(second));
    expect(await results()).toEqual(before);
    expect(before.findings).toEqual([]);
  });

  test('of a product that something else changed since are left alone', async () => {
    await write(first);
    const upload = await write(second);
    await write([
      [code(1), '', '5', '30,00', 'eigen'],
      [code(4), '', '5', '9,10', 'eigen'],
      [code(5), '', '5', '31,00', 'eigen'],
    ]);
    await shop.revert(upload);
    expect(await found(1)).toMatchObject({ finding: 'price_above_highest', price: 3000 });
    expect(await found(4)).toBeUndefined();
    expect(await found(5)).toMatchObject({ finding: 'price_above_recommended', price: 3100 });
    expect(await found(2)).toMatchObject({ price: 2100 });
    expect(await found(0)).toBeUndefined();
    expect(await found(12)).toBeUndefined();
    expect((await shop.offers()).map(({ productId, price }) => [productId, price])).toEqual([
      ['P-0', 1000],
      ['P-1', 1200],
      ['P-3', 900],
      ['P-4', 910],
      ['P-14', 900],
    ]);
  });

  test('SYN-10 of a product that a later file found wrong again stay, and its offer with them', async () => {
    await write([[code(0), '', '5', '10,00', 'eigen']]);
    const upload = await write([[code(0), '', '5', '25,00', 'eigen']]);
    await write([[code(0), '', '5', '26,00', 'eigen']]);
    expect(await shop.revert(upload)).toMatchObject({ reverted: { restored: 0, leftAlone: 1 } });
    expect(await found(0)).toMatchObject({ finding: 'price_above_recommended', price: 2600 });
    expect(await shop.offers()).toMatchObject([{ price: 1000, status: 'inactive' }]);
  });

  test('of several uploads come back one after the other', async () => {
    await write(first);
    const before = await results();
    const upload = await write(second);
    const between = await results();
    await shop.revert(await write([[code(2), '', '5', '23,00', 'eigen']]));
    expect(await results()).toEqual(between);
    await shop.revert(upload);
    expect(await results()).toEqual(before);
  });

  test('follow the catalogue as it is by then', async () => {
    await write([[code(6), '', '5', '9,00', 'eigen']]);
    const upload = await write([[code(6), '', '5', '9,50', 'eigen']]);
    await shop.revert(upload);
    const waiting = await shop.portal.ask<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = 'reclassify_seller'`,
    );
    expect(waiting).toContainEqual({ key: `reclassify:${shop.sellerId}` });
  });
});
