import { noOwnHeaders } from '@offizin/domain/uploads/own-headers';
import type { ExportQuestion } from '@offizin/contract/exports/seller';
import type { BrandId } from '@offizin/domain/brand/brands';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { type LocaleCode, localeCodes } from '@offizin/domain/locale/locales';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import { textCell } from '@offizin/domain/uploads/cells';
import { readOrigin } from '@offizin/domain/uploads/read-origin';
import { templateOriginWords } from '@offizin/domain/uploads/template-columns';
import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { readFileRows } from './engine/file-rows.ts';
import { exportSources } from './exports.ts';
import { withSellerOfJob } from './platform/db/scopes/seller-brand.ts';
import { templateWorkbook } from './modules/uploads/seller/template-workbook.ts';
import { sourceFor } from './platform/exports/export-source.ts';
import { giveOffers } from './testing/offers.ts';
import { portalForFile, putProducts, putSeller, testNow } from './testing/portal.ts';

interface MarketShop {
  readonly brand: BrandId;
  readonly market: string;
  /** The code as it is stored, with a zero in front where the system has such ones. */
  readonly code: string | null;
}

const shops: readonly MarketShop[] = [
  { brand: 'de', market: 'DE', code: '03752864' },
  { brand: 'de', market: 'FR', code: '3400949497294' },
  { brand: 'de', market: 'PT', code: '2046688' },
  { brand: 'ch', market: 'CH', code: '1276773' },
  { brand: 'es', market: 'ES', code: '094213' },
  { brand: 'es', market: 'IT', code: '000307052' },
  { brand: 'es', market: 'GB', code: null },
];

const gtin = '04006381333931';
/** What the file of a row must be read as: numbers that programs like to take for dates or thousands. */
const written = { price: 123_405, stock: 1005, origin: 'own', sku: '-007=A', gtin } as const;

/** What the shop pays: in the file of its offers alone. */
const paid = 120_007;

const sellers = new Map<string, { sellerId: string; runNo: number; uploadId: string }>();

async function openShop({ brand, market, code }: MarketShop): Promise<void> {
  const productId = `P-${market}`;
  const address = { ...aSeller().address, region: null, countryCode: market };
  const name = `shop-${market.toLowerCase()}`;
  const sellerId = await putSeller(portal, brand, name, aSeller({ users: [aUser(name)], address }));
  await putProducts(portal, brand, [aProduct({ productId, market, nationalCode: code, gtin, recommendedPrice: null })]);
  const runNo = await giveOffers(portal, sellerId, [{ productId, price: written.price, stock: written.stock }]);
  await portal.ask('update offer set sku = $2 where seller_id = $1', [sellerId, written.sku]);
  await portal.ask(
    `insert into purchase_price (seller_id, product_no, price, changed_at, changed_run)
     select seller_id, product_no, $2, changed_at, changed_run from offer where seller_id = $1`,
    [sellerId, paid],
  );
  await portal.ask('select ensure_month_partitions($1)', [testNow]);
  const { price, stock, origin, sku } = written;
  await portal.ask(
    `insert into run_row (at, seller_id, run_no, row_number, verdict, warned, code, gtin, price, stock, origin, sku)
     values ($2, $1, $3, 2, 'changed', false, $4, $5, $6, $7, $8, $9)`,
    [sellerId, testNow, runNo, code, gtin, price, stock, origin, sku],
  );
  await portal.ask(
    `insert into sync_finding (seller_id, brand, subject, run_no, found_at, finding, colour, numbers, code, gtin, price, stock, origin)
     values ($1, $9, 'i1/', $2, $3, 'price_above_highest', 'red', '{123405,1860,1240}', $4, $5, $6, $7, $8)`,
    [sellerId, runNo, testNow, code, gtin, price, stock, origin, brand],
  );
  const [upload] = await portal.ask<{ id: string }>(
    `insert into offer_upload (seller_id, brand, file_name, type, size, sha256, state, locale, uploaded_by, created_at, check_run)
     values ($1, $4, 'a.xlsx', 'stock_and_price', 10, '\\x00', 'ready', 'en_GB', 'User', $2, $3) returning id`,
    [sellerId, testNow, runNo, brand],
  );
  sellers.set(market, { sellerId, runNo, uploadId: upload?.id ?? '' });
}

const portal = await portalForFile();
for (const shop of shops) await openShop(shop);

type FileOfShop = MarketShop & { readonly locale: LocaleCode };

/** The file that answers a question, as its reader gets it. */
async function fileOf(shop: FileOfShop, question: ExportQuestion, format: 'xlsx' | 'csv'): Promise<Buffer> {
  const { sellerId } = sellers.get(shop.market) ?? { sellerId: '' };
  return withSellerOfJob(portal.app.pool, sellerId, async (db) => {
    const source = sourceFor(exportSources, question);
    if ('files' in source) throw new Error('an archive is no list of rows');
    const opened = await source.open(db, question, {
      seller: { sellerId, brand: shop.brand, market: shop.market },
      locale: shop.locale,
      timeZone: 'Europe/Berlin',
      now: testNow,
      clock: (at) => at.toISOString().slice(0, 16),
    });
    if (opened === null) throw new Error('nothing to write');
    return opened.write({ format, onRows: () => undefined });
  });
}

async function readBack({ market, locale }: FileOfShop, file: Buffer, mode: UploadType = 'stock_and_price') {
  const rows: ParsedRow[] = [];
  const reading = await readFileRows({
    file,
    acceptsText: true,
    mode,
    seller: { market, locale, currency: market === 'CH' ? 'CHF' : 'EUR' },
    corrections: new Map(),
    ownHeaders: noOwnHeaders,
    onRow: (row) => rows.push({ ...row }),
  });
  return { rows, reading };
}

const questionsOf = ({ market }: MarketShop): readonly ExportQuestion[] => {
  const { runNo = 0, uploadId = '' } = sellers.get(market) ?? {};
  return [
    { kind: 'offers', filter: {} },
    { kind: 'upload_rows', uploadId },
    { kind: 'run_rows', runNo },
  ];
};

describe.each(localeCodes)('UPL-02 OFF-04 in %s every file that the portal writes is read back as it was', (locale) => {
  test.each(shops)('offers, rows of uploads and runs: $brand $market', async (shop) => {
    const reader = { ...shop, locale };
    for (const question of questionsOf(shop)) {
      for (const format of ['xlsx', 'csv'] as const) {
        const { rows, reading } = await readBack(reader, await fileOf(reader, question, format));
        expect([question.kind, format, rows]).toEqual([
          question.kind,
          format,
          [
            expect.objectContaining({
              ...written,
              purchasePrice: question.kind === 'offers' ? paid : null,
              code: shop.code,
              unreadable: null,
              identifierProblem: null,
              notes: [],
            }),
          ],
        ]);
        expect(reading).toMatchObject({ missingColumns: [], repeatedColumns: [] });
      }
    }
  });

  test.each([
    [{ kind: 'sync_findings' }, 'own_results'],
    [{ kind: 'upload_history' }, 'own_history'],
    [{ kind: 'history', filter: {} }, 'own_history'],
  ] as const)('what lists no offers is refused by name: %o', async (question, problem) => {
    for (const shop of shops)
      for (const format of ['xlsx', 'csv'] as const) {
        const reader = { ...shop, locale };
        const file = await fileOf(reader, question, format);
        await expect(readBack(reader, file)).rejects.toMatchObject({ problem });
        await expect(readBack(reader, file, 'price_only')).rejects.toMatchObject({ problem });
      }
  });

  test.each(shops)('the templates of $brand $market', async (shop) => {
    const reader = { ...shop, locale };
    for (const type of ['stock_and_price', 'price_only'] as const) {
      const { content } = await templateWorkbook({ market: shop.market, type, locale, timeZone: 'Europe/Berlin' });
      const { reading, rows } = await readBack(reader, content, type);
      expect(rows).toEqual([]);
      expect(reading).toMatchObject({ missingColumns: [], ignoredColumns: [], repeatedColumns: [] });
    }
    const words = templateOriginWords(shop.market);
    for (const origin of stockOrigins) expect(readOrigin(textCell(words[origin]))).toBe(origin);
  });
});

test.each([
  ['en_GB', ',', '1234.05'],
  ['de_CH', ';', '1234.05'],
  ['de_DE', ';', '1234,05'],
  ['pt_PT', ';', '1234,05'],
] as const)(
  'GEN-04 OFF-04 CSV in %s has the separator and the decimals of its reader',
  async (locale, separator, price) => {
    const [shop] = shops;
    if (shop === undefined) throw new Error('no shop');
    const text = (await fileOf({ ...shop, locale }, { kind: 'offers', filter: {} }, 'csv')).toString('utf8');
    expect(text.split('\r\n')[1]?.split(separator)).toContain(price);
  },
);

test('every market with a system of codes has its shop here', () => {
  for (const { market, code } of shops) expect(codeSystemOf(market) === null).toBe(code === null);
});
