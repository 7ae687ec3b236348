import { limits } from '@offizin/domain/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildWorkbook, sheetOf, sheetPart, stringsOf, stringsPart } from '@offizin/spreadsheet/testing/build-workbook';
import { codeOf } from '../../../testing/browser.ts';
import { testNow } from '../../../testing/portal.ts';
import { sendFile, uploadFile } from '../../../testing/send-file.ts';
import { checkUpload } from '../jobs/run-upload.job.ts';
import { code, workbook, UploadShop } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.clear();
});

/** A workbook of five columns whose cells all refer to one shared text. */
function sharingWorkbook(text: string, rows: number): Buffer {
  const row = (number: number) => `<row r="${number}">${'<c t="s"><v>0</v></c>'.repeat(5)}</row>`;
  const titles = ['PZN', 'EAN', 'Bestand', 'Preis', 'Herkunft'];
  const header = titles.map((title) => `<c t="str"><v>${title}</v></c>`).join('');
  const below = Array.from({ length: rows }, (_row, index) => row(index + 2)).join('');
  return buildWorkbook({
    [stringsPart]: stringsOf(`<si><t>${text}</t></si>`),
    [sheetPart]: sheetOf(`<row r="1">${header}</row>${below}`),
  });
}

describe('UPL-07 a small file that comes to huge texts', () => {
  test.each([
    ['one of 1,000,000 characters in 100,000 cells', sharingWorkbook('x'.repeat(1_000_000), 20_000)],
    ['one of 32,000 characters in 1,000,000 cells', sharingWorkbook('x'.repeat(32_000), 200_000)],
  ])('%s is refused at the first try, with its reason', async (_, file) => {
    expect(file.length).toBeLessThan(3_000_000);
    const { id } = await uploadFile(shop.seller, file);
    await checkUpload.run(shop.portal.jobContext(), shop.key(id));
    expect(await shop.look(id)).toMatchObject({ state: 'failed', problem: 'too_much_text', summary: null });
    expect(await shop.portal.ask('select 1 from run_row')).toEqual([]);
  });

  test('a long text in a few cells is kept short in the rows that it spoils', async () => {
    const { id } = await uploadFile(shop.seller, sharingWorkbook('x'.repeat(32_000), 3));
    await checkUpload.run(shop.portal.jobContext(), shop.key(id));
    expect(await shop.look(id)).toMatchObject({ state: 'ready', summary: { rows: 3, rejected: 3 } });
    const kept = await shop.portal.ask<{ bytes: number }>('select length(r::text) as bytes from run_row r');
    expect(kept).toHaveLength(3);
    expect(kept.every(({ bytes }) => bytes < 2000)).toBe(true);
  });
});

/** A workbook whose codes are too long in each row. */
function faultyWorkbook(rows: number): Buffer {
  const cells = (texts: readonly string[]) => texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('');
  const below = Array.from(
    { length: rows },
    (_row, index) => `<row>${cells(['7'.repeat(40) + index, '', '1', '1', 'eigen'])}</row>`,
  );
  return buildWorkbook({
    [sheetPart]: sheetOf(`<row>${cells(['PZN', 'EAN', 'Bestand', 'Preis', 'Herkunft'])}</row>${below.join('')}`),
  });
}

describe('UPL-07 a file of which nearly every row is wrong in itself', () => {
  test('is refused with its reason before the database holds what nobody would correct', async () => {
    const rowsBefore = await shop.portal.ask('select 1 from run_row');
    const { id } = await uploadFile(shop.seller, faultyWorkbook(limits.uploadFaultyRows + 1));
    await checkUpload.run(shop.portal.jobContext(), shop.key(id));
    expect(await shop.look(id)).toMatchObject({ state: 'failed', problem: 'too_many_faulty_rows', summary: null });
    expect(await shop.portal.ask('select 1 from run_row')).toHaveLength(rowsBefore.length);
  });
});

describe('UPL-04 no character fails a file', () => {
  const row = (number: number, texts: readonly string[]) =>
    `<row r="${number}">${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
  const titles = ['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft', 'SKU', 'Notiz_x0000_', `${'N'.repeat(99)}😀`];

  test('what cannot be stored is taken out of headers, names and cells, with a note', async () => {
    const file = buildWorkbook({
      [sheetPart]: sheetOf(
        row(1, titles) +
          row(2, [code(0), '', '5', '10,00', 'eigen', 'A_xD800_-1', '']) +
          row(3, [`${code(2)}_x0000_`, '', '5', '10,00', 'ei&#0;gen', 'B', '']) +
          row(4, [code(3), '', '5', '_x0000_zehn', 'eigen', 'C_xD83D__xDE00_', '']),
      ),
    });
    const { id } = await uploadFile(shop.seller, file);
    await checkUpload.run(shop.portal.jobContext(), shop.key(id));
    const upload = await shop.look(id);
    expect(upload).toMatchObject({ state: 'ready', reading: { ignoredColumns: ['Notiz', 'N'.repeat(99)] } });
    const found = await shop.rowsOf(upload);
    expect(found.map(({ result, sku }) => [result, sku])).toEqual([
      ['created', 'A-1'],
      ['created', 'B'],
      ['rejected', 'C😀'],
    ]);
    for (const { detail } of found)
      expect(detail?.notes).toContainEqual(expect.objectContaining({ note: 'characters_removed' }));
    expect(found[2]?.detail?.unreadable?.text).toBe('zehn');
  });
});

describe('UPL-02 what is refused', () => {
  test.each<[string, Buffer, string, number, string]>([
    ['another extension', Buffer.from('PK'), 'offers.xls', 415, 'upload.not_excel'],
    ['an empty body', Buffer.alloc(0), 'offers.xlsx', 415, 'upload.not_excel'],
    ['more than 5 MiB', Buffer.alloc(5 * 1024 * 1024 + 1), 'offers.xlsx', 413, 'request.too_large'],
  ])('%s', async (_, file, fileName, status, problem) => {
    const reply = await sendFile(shop.seller, file, { fileName });
    expect([reply.status, codeOf(reply)]).toEqual([status, problem]);
  });

  test('a web page named .xlsx fails with its reason, and the next file is taken', async () => {
    const { id } = await uploadFile(shop.seller, Buffer.from('<html><body>prices</body></html>'));
    await checkUpload.run(shop.portal.jobContext(), shop.key(id));
    expect(await shop.look(id)).toMatchObject({ state: 'failed', problem: 'not_a_workbook' });
    expect(await shop.check([[code(0), '', '5', '10,00', 'eigen']])).toMatchObject({ state: 'ready' });
  });

  test('a file without a mandatory column is refused with its name', async () => {
    const upload = await shop.check([['x', 'y']], { columns: ['PZN', 'Preis'] });
    expect(upload).toMatchObject({
      state: 'failed',
      problem: 'missing_columns',
      reading: { missingColumns: ['stock', 'origin'] },
    });
  });

  test('21 uploads in an hour', async () => {
    const file = await workbook([[code(0), '', '1', '9,99', '']]);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await sendFile(shop.seller, file)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a file of 5 MiB is taken', async () => {
    expect((await sendFile(shop.seller, Buffer.alloc(5 * 1024 * 1024))).status).toBe(200);
  });

  test('a repeated request under one key is one upload', async () => {
    const file = await workbook([[code(0), '', '1', '9,99', '']]);
    const once = { idempotencyKey: 'the-same-key' };
    const first = await uploadFile(shop.seller, file, once);
    const second = await uploadFile(shop.seller, file, once);
    expect(second.id).toBe(first.id);
    const other = await sendFile(shop.seller, await workbook([[code(1), '', '1', '9,99', '']]), once);
    expect([other.status, codeOf(other)]).toEqual([422, 'idempotency.key_reused']);
  });
});

describe('UPL-01 UPL-06 files', () => {
  test.each([
    ['stock_and_price', 'angebote-vorlage-de-bestand-und-preis.xlsx'],
    ['price_only', 'angebote-vorlage-de-preis.xlsx'],
  ])('UPL-01 the template for %s is downloaded under its own name', async (type, name) => {
    const reply = await shop.seller.call('GET', `/offer-uploads/template?type=${type}`);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-disposition']).toContain(name);
  });

  test('the history holds the last 12 that were applied, apart from previews, and gives each file back', async () => {
    shop.portal.setNow(new Date(testNow.getTime() + 60_000));
    const applied = await shop.apply(
      await shop.check([[code(0), '', '5', '10,00', 'eigen']], { fileName: 'Dienstag.xlsx' }),
    );
    for (let preview = 1; preview <= 13; preview += 1) {
      shop.portal.setNow(new Date(testNow.getTime() + 60_000 * (1 + preview)));
      await shop.check([[code(0), '', String(preview), '10,00', 'eigen']]);
    }
    const history = await shop.seller.ask('GET /offer-uploads', {});
    expect(history.applied[0]).toMatchObject({ id: applied.id, fileName: 'Dienstag.xlsx', state: 'applied' });
    expect(history.applied.length).toBeLessThanOrEqual(12);
    expect(history.others).toHaveLength(12);
    expect(history.others.map(({ state }) => state)).not.toContain('applied');
    const file = await shop.seller.call('GET', `/offer-uploads/${applied.id}/file`);
    expect(file.headers['content-disposition']).toContain('Dienstag.xlsx');
  });
});
