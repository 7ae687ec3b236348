import { beforeEach, describe, expect, test } from 'vitest';
import { putProducts, testNow } from '../../../testing/portal.ts';
import { codeOf } from '../../../testing/browser.ts';
import { retention } from '../../retention/jobs/retention.job.ts';
import { code, type FileRows, product, type Sent, UploadShop } from '../../uploads/seller/testing/upload-shop.ts';

const shop = await UploadShop.forFile();
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.clear();
});

const write = async (rows: FileRows, sent: Sent = {}) => shop.apply(await shop.check(rows, sent));
const right = (index: number, price = '10,00') => [code(index), '', '5', price, 'eigen'];
const wrongCode = `${code(8).slice(0, 7)}${(Number(code(8)[7]) + 1) % 10}`;
const summary = () => shop.seller.ask('GET /sync', {});
const findings = async () => (await shop.seller.ask('GET /sync/findings', { query: {} })).items;
const found = async () => (await findings()).map(({ finding, code: shown }) => [finding, shown]);

describe('SYN-10 the result of a row that named no product', () => {
  test('stands until its code comes again, also beside files that do not have it', async () => {
    await write([[wrongCode, '', '5', '10,00', 'eigen']]);
    expect(await summary()).toMatchObject({ total: 1, red: 1, step: 'insufficient' });
    await write([right(0)]);
    expect(await found()).toEqual([['missing_identifier', wrongCode]]);
    await write([[wrongCode, '', '6', '11,00', 'eigen']]);
    expect(await findings()).toMatchObject([{ code: wrongCode, price: 1100, stock: 6 }]);
    await write([[wrongCode, '4006381333931', '6', '11,00', 'eigen']]);
    expect(await found()).toEqual([['duplicated_in_catalogue', null]]);
  });

  test('goes when the catalogue knows the code by then', async () => {
    await write([right(45)]);
    expect(await found()).toEqual([['new_product', code(45)]]);
    await putProducts(shop.portal, 'de', [product(45)]);
    await write([right(45)]);
    expect(await found()).toEqual([]);
    expect(await shop.offers()).toMatchObject([{ productId: 'P-45' }]);
  });

  test('without any code counts, and is replaced by the same row of a later file', async () => {
    await write([
      ['', '', '5', '10,00', 'eigen'],
      ['', '', '5', '11,00', 'eigen'],
    ]);
    expect(await summary()).toMatchObject({ red: 2, total: 2, runs: [{ red: 2 }, ...(await summary()).runs.slice(1)] });
    await write([right(0), ['', '', '5', '12,00', 'eigen']]);
    expect(await findings()).toMatchObject([{ finding: 'missing_identifier', price: 1200 }]);
    expect(await summary()).toMatchObject({ red: 1, total: 2, causes: [{ products: 1, withoutOffer: 1 }] });
  });

  test('is dismissed by the seller, one or all of a cause, and so is one of a product without an offer; an offer’s is not', async () => {
    await write([right(2)]);
    await write([
      ['', '', '5', '10,00', 'eigen'],
      [wrongCode, '', '5', '10,00', 'eigen'],
      [code(1), '', '', '10,00', 'eigen'],
      [code(2), '', '', '10,00', 'eigen'],
    ]);
    const all = await findings();
    expect(all.map(({ offered }) => offered).toSorted()).toEqual([false, false, false, true]);
    const dismiss = (subjects?: string[]) =>
      shop.seller.ask('POST /sync/dismissals', {
        body: { finding: 'missing_identifier', ...(subjects && { subjects }) },
      });
    expect(await dismiss([all.find(({ offered }) => offered)?.subject ?? ''])).toEqual({ dismissed: 0 });
    expect(await dismiss([all.find(({ code: shown }) => shown === wrongCode)?.subject ?? ''])).toEqual({
      dismissed: 1,
    });
    expect(await dismiss()).toEqual({ dismissed: 2 });
    expect(await found()).toEqual([['missing_identifier', code(2)]]);
    expect(await summary()).toMatchObject({ red: 1, total: 1, causes: [{ withoutOffer: 0 }] });
    const nonsense = await shop.seller.call('POST', '/sync/dismissals', { body: { finding: 'nonsense' } });
    expect(codeOf(nonsense)).toBe('request.invalid');
  });

  test('OPS-04 goes after 30 days, a result of a product does not', async () => {
    await write([
      [wrongCode, '', '5', '10,00', 'eigen'],
      [code(2), '', '5', '99,00', 'eigen'],
    ]);
    await shop.portal.ask(`update sync_finding set found_at = now() - interval '31 days'`);
    await retention.run(shop.portal.jobContext(), {});
    expect(await found()).toEqual([['price_above_recommended', code(2)]]);
  });

  test('UPL-12 comes back with the revert of the upload that replaced it', async () => {
    await write([right(46)]);
    await putProducts(shop.portal, 'de', [product(46)]);
    const upload = await write([right(46)]);
    expect(await found()).toEqual([]);
    await shop.revert(upload);
    expect(await found()).toEqual([['new_product', code(46)]]);
    expect(await shop.offers()).toEqual([]);
  });
});

test('UPL-05 a price or stock that is missing is a cause of its own', async () => {
  const upload = await shop.check([
    [code(0), '', '5', '', 'eigen'],
    [code(47), '', '', '10,00', 'eigen'],
    [wrongCode, '', '5', '10,00', 'eigen'],
    ['', '', '5', '', 'eigen'],
  ]);
  expect(upload.summary?.causes).toEqual({ code: 2, incomplete: 2 });
  const rows = async (cause: 'code' | 'incomplete') =>
    (await shop.rowsOf(upload, { cause })).map(({ rowNumber }) => rowNumber);
  expect(await rows('incomplete')).toEqual([2, 3]);
  expect(await rows('code')).toEqual([4, 5]);
});
