import type { Upload } from '@offizin/contract/uploads/upload';
import type { ColumnChoice } from '@offizin/domain/uploads/own-headers';
import { limits } from '@offizin/domain/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../testing/browser.ts';
import { testNow } from '../../../testing/portal.ts';
import { checkUpload } from '../jobs/run-upload.job.ts';
import { code, UploadShop } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.clear();
  await shop.portal.ask('delete from own_header');
});

const columns = ['Nummer', 'Regal', 'Endpreis', 'Ort', 'UVP 2026'];
const rows = [
  [code(0), '4', '9,00', 'eigen', '19,00'],
  [code(1), '5', '8,00', 'eigen', '18,00'],
];
type Named = readonly (readonly [header: string, field: ColumnChoice])[];
const all: Named = [
  ['Nummer', 'code'],
  ['Regal', 'stock'],
  ['Endpreis', 'price'],
  ['Ort', 'origin'],
];
const body = (named: Named) => ({ columns: named.map(([header, field]) => ({ header, field })) });

const send = (upload: Upload, named: Named) =>
  shop.seller.call('PUT', `/offer-uploads/${upload.id}/columns`, { body: body(named) });

/** Says what columns are and lets the worker read the file again. */
async function name(upload: Upload, named: Named): Promise<Upload> {
  const params = { uploadId: upload.id };
  await shop.seller.ask('PUT /offer-uploads/:uploadId/columns', { params, body: body(named) });
  await checkUpload.run(shop.portal.jobContext(), shop.key(upload.id));
  return shop.look(upload.id);
}
const fieldsOf = ({ reading }: Upload) => reading?.columns.map(({ field, own }) => [field, own]);
const prices = async (upload: Upload) => (await shop.rowsOf(upload)).map(({ after }) => after?.price);

describe('UPL-02 columns that are not understood', () => {
  test('are shown with their values, are said once, and the file is read at once', async () => {
    const refused = await shop.check(rows, { columns });
    expect(refused).toMatchObject({ state: 'failed', problem: 'missing_columns', summary: null });
    expect(refused.reading?.columns[2]).toEqual({
      header: 'Endpreis',
      samples: ['9,00', '8,00'],
      field: null,
      own: false,
    });
    const reread = await name(refused, all);
    expect(reread).toMatchObject({ state: 'ready', problem: null, summary: { rows: 2, created: 2 } });
    expect(fieldsOf(reread)).toEqual([
      ['code', true],
      ['stock', true],
      ['price', true],
      ['origin', true],
      [null, false],
    ]);
    expect(await prices(reread)).toEqual([900, 800]);
    expect(await shop.apply(reread)).toMatchObject({ state: 'applied' });
  });

  test('are understood in the next file, however they are written, also of only some columns', async () => {
    await name(await shop.check(rows, { columns }), all);
    const next = await shop.check([['eigen', code(2), '7,00', '3']], {
      columns: ['ORT ', 'nummer', 'end-preis', 'Regal'],
    });
    expect(next).toMatchObject({ state: 'ready', summary: { rows: 1, created: 1 } });
    expect(await prices(next)).toEqual([700]);
  });

  test('can be changed in a preview: another column is the price, and the first one no more', async () => {
    const first = await name(await shop.check(rows, { columns }), all);
    const changed = await name(first, [['UVP 2026', 'price']]);
    expect(fieldsOf(changed)?.slice(2)).toEqual([
      [null, false],
      ['origin', true],
      ['price', true],
    ]);
    expect(await prices(changed)).toEqual([1900, 1800]);
  });

  test('stay with other files that have other words for the same field', async () => {
    await name(await shop.check(rows, { columns }), all);
    const other = ['Nummer', 'Regal', 'Ladenpreis', 'Ort', 'Rest'];
    await name(await shop.check(rows, { columns: other }), [['Ladenpreis', 'price']]);
    expect(await shop.check(rows, { columns })).toMatchObject({ state: 'ready' });
    expect(await shop.check(rows, { columns: other })).toMatchObject({ state: 'ready' });
  });

  test('one that was read may be left out, and is recognised again once that is taken back', async () => {
    const known = ['PZN', 'Bestand', 'Preis', 'Herkunft', 'SKU'];
    const upload = await shop.check(rows, { columns: known });
    const without = await name(upload, [['SKU', 'not_read']]);
    expect(fieldsOf(without)?.[4]).toEqual([null, true]);
    const again = await name(without, [['SKU', 'as_recognised']]);
    expect(fieldsOf(again)?.[4]).toEqual(['sku', false]);
    const refused = await name(again, [['Preis', 'not_read']]);
    expect(refused).toMatchObject({ state: 'failed', reading: { missingColumns: ['price'] } });
    expect(await name(refused, [['Preis', 'as_recognised']])).toMatchObject({ state: 'ready' });
  });
});

describe('UPL-02 what cannot be said', () => {
  test.each<[string, Named, string]>([
    ['of a column that the file does not have', [['Preis', 'price']], 'upload.invalid_state'],
    ['without a header', [['  ', 'price']], 'request.invalid'],
  ])('%s', async (_, named, message) => {
    expect(codeOf(await send(await shop.check(rows, { columns }), named))).toBe(message);
    expect(await shop.portal.ask('select from own_header')).toEqual([]);
  });

  test('after the file was applied, or of a file of somebody else', async () => {
    const applied = await shop.apply(await name(await shop.check(rows, { columns }), all));
    expect(codeOf(await send(applied, [['Ort', 'not_read']]))).toBe('upload.invalid_state');
    expect(await shop.portal.ask(`select from own_header where field is null`)).toEqual([]);
  });

  test('more than is kept: the oldest are forgotten', async () => {
    await shop.portal.ask(
      `insert into own_header (seller_id, key, header, field, kept_at)
       select $1, 'old' || n, 'Old ' || n, null, $2::timestamptz - make_interval(days => n) from generate_series(1, $3::int) n`,
      [shop.sellerId, testNow, limits.ownHeaders],
    );
    await name(await shop.check(rows, { columns }), all);
    const kept = await shop.portal.ask<{ key: string }>('select key from own_header order by kept_at');
    expect(kept).toHaveLength(limits.ownHeaders);
    expect(kept[0]?.key).toBe(`old${limits.ownHeaders - all.length}`);
  });
});
