import { beforeEach, expect, test } from 'vitest';
import { testNow } from '../../../testing/portal.ts';
import { checkUpload } from '../jobs/run-upload.job.ts';
import { code, UploadShop } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.clear();
});

const wrongCode = `${code(8).slice(0, 7)}${(Number(code(8)[7]) + 1) % 10}`;
const file = [
  [wrongCode, '', '1', '99,00', ''],
  ['', '', '3', '7,00', ''],
  [code(3), '', 'viele', '8,00', 'eigen'],
];

/** Applies the file with its code and stock corrected, and then the price that the right code shows. */
async function applyOnce() {
  const upload = await shop.check(file);
  await shop.correct(upload, [
    { rowNumber: 2, field: 'code', value: code(8) },
    { rowNumber: 3, field: 'code', value: code(5) },
    { rowNumber: 4, field: 'stock', value: '7' },
  ]);
  await shop.correct(upload, [{ rowNumber: 2, field: 'price', value: '9,00' }]);
  return shop.apply(await shop.look(upload.id));
}

test('UPL-09 the corrections of a file are done again when it comes again', async () => {
  await applyOnce();
  const again = await shop.check(file);
  expect(again).toMatchObject({ recalled: 4, rechecking: false, summary: { rejected: 0, unchanged: 3 } });
  expect((await shop.rowsOf(again))[0]?.corrections).toContainEqual({ field: 'price', value: '9,00' });
});

test('UPL-09 of another file those of the same row with the same wrong cell, and no others', async () => {
  await applyOnce();
  const other = await shop.check([
    [code(0), '', '5', '10,00', 'eigen'],
    [code(3), '', 'viele', '8,50', 'eigen'],
    [code(4), '', 'viele', '8,50', 'eigen'],
    [code(3), '', 'wenige', '8,50', 'eigen'],
    ['', '', '3', '7,00', ''],
  ]);
  expect(other).toMatchObject({ recalled: 1, summary: { rejected: 2 } });
  expect((await shop.rowsOf(other))[1]).toMatchObject({ result: 'changed', after: { stock: 7, price: 850 } });
});

test('UPL-09 they are taken back together, and not done again', async () => {
  await applyOnce();
  const again = await shop.check(file);
  const params = { uploadId: again.id };
  const taken = await shop.seller.ask('POST /offer-uploads/:uploadId/recalled-corrections/removal', {
    params,
    body: {},
  });
  expect(taken).toMatchObject({ recalled: 0, rechecking: true });
  await checkUpload.run(shop.portal.jobContext(), shop.key(again.id));
  expect(await shop.look(again.id)).toMatchObject({ recalled: 0, rechecking: false, summary: { rejected: 3 } });
  expect(await shop.check(file)).toMatchObject({ recalled: 0, summary: { rejected: 3 } });
});

test('UPL-09 what is corrected after applying is kept, too; what was refused all the same is not', async () => {
  const upload = await shop.apply(await shop.check(file));
  await shop.applyCorrected(
    await shop.correct(upload, [
      { rowNumber: 4, field: 'stock', value: '7' },
      { rowNumber: 2, field: 'code', value: code(8) },
    ]),
  );
  expect(await shop.check(file)).toMatchObject({ recalled: 1, summary: { rejected: 2 } });
});

test('UPL-09 corrections of a preview that was not applied are not kept', async () => {
  const upload = await shop.check(file);
  await shop.correct(upload, [{ rowNumber: 4, field: 'stock', value: '7' }]);
  expect((await shop.check(file)).recalled).toBe(0);
});

test('UPL-09 no more are kept than the limit, the oldest go first', async () => {
  await shop.portal.ask(
    `insert into remembered_correction (seller_id, identifier, field, was, value, kept_at)
     select $1, 'old' || n, 'price', '', '1', '2026-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, 20000) n`,
    [shop.sellerId],
  );
  await applyOnce();
  const [kept] = await shop.portal.ask<{ count: number; first: string }>(
    `select count(*)::int as count, (array_agg(identifier order by kept_at))[1] as first from remembered_correction where seller_id = $1`,
    [shop.sellerId],
  );
  expect(kept).toEqual({ count: 20_000, first: 'old5' });
});
