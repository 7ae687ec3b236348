import type { CallRequest } from '@offizin/contract/client-types';
import type { RemedyState } from '@offizin/contract/sync/seller';
import { pznCheckDigit } from '@offizin/domain/identifiers/pzn';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CallQuery, codeOf, signedIn } from '../../../testing/browser.ts';
import { portalForFile, putMarketOffers, putProducts, putSeller } from '../../../testing/portal.ts';
import { uploadFile } from '../../../testing/send-file.ts';
import { applyUpload, checkUpload } from '../../uploads/jobs/run-upload.job.ts';
import { applyRemedy } from '../jobs/apply-remedy.job.ts';

const codes = Array.from({ length: 40 }, (_, number) => String(2_000_000 + number * 7))
  .map((seven) => seven + pznCheckDigit(seven))
  .filter((pzn) => pzn.length === 8);
const code = (index: number) => codes[index] ?? '';

const portal = await portalForFile();
const services = (['marketplace', 'stockhub'] as const).map((service) => ({
  code: service,
  status: 'subscribed' as const,
}));
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services }));
await putProducts(
  portal,
  'de',
  Array.from({ length: 12 }, (_, index) =>
    aProduct({
      productId: `P-${index}`,
      name: `Product ${index}`,
      nationalCode: index === 11 ? null : code(index),
      gtin: index >= 10 ? '04006381333931' : null,
      productType: 'parapharmacy',
      recommendedPrice: 2000,
    }),
  ),
);
await putMarketOffers(portal, 'de', [
  ...[0, 1].map((index) => ({ productId: `P-${index}`, seller: 'kassel', label: 'Kassel', price: 1240 })),
  { productId: 'P-2', seller: 'kassel', label: 'Kassel', price: 1000 },
]);
const seller = await signedIn(portal, 'linden');
beforeEach(async () => {
  for (const table of ['offer', 'offer_count', 'sync_finding', 'match_choice', 'rate_window'])
    await portal.ask(`delete from ${table}`);
});

const header = ['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft'];

async function upload(rows: readonly string[][]): Promise<void> {
  const columns = header.map((name) => ({ header: name, width: 12, format: 'text' as const }));
  const body = await workbookBuffer({ sheets: [{ name: 'a', columns, rows }] });
  const { id: uploadId } = await uploadFile(seller, body);
  await checkUpload.run(portal.jobContext(), { sellerId, uploadId });
  await seller.ask('POST /offer-uploads/:uploadId/apply', { params: { uploadId }, body: {} });
  await applyUpload.run(portal.jobContext(), { sellerId, uploadId });
}

const summary = () => seller.ask('GET /sync', {});
const findings = async (query: CallQuery<'GET /sync/findings'> = {}) =>
  (await seller.ask('GET /sync/findings', { query })).items;

async function finish({ id: remedyId }: RemedyState): Promise<RemedyState> {
  await applyRemedy.run(portal.jobContext(), { sellerId, remedyId });
  return seller.ask('GET /sync/remedies/:remedyId', { params: { remedyId } });
}

const fix = async (body: CallRequest<'POST /sync/remedies'>['body']) =>
  finish(await seller.ask('POST /sync/remedies', { body }));

const offers = () =>
  portal.ask(
    `select p.product_id as "productId", o.price::int, o.stock, o.status, o.active from offer o join product p on p.no = o.product_no order by p.no`,
  );

const tooHigh = [
  [code(0), '', '5', '19,00', 'eigen'],
  [code(1), '', '5', '19,50', 'eigen'],
  [code(3), '', '5', '25,00', 'eigen'],
  [code(4), '', '5', '10,00', 'eigen'],
];

describe('SYN-02 SYN-03 the state of the catalogue', () => {
  test('causes with their products, the step, and the plan that helps most', async () => {
    await upload(tooHigh);
    expect(await summary()).toMatchObject({
      inProgress: false,
      total: 4,
      red: 3,
      grey: 0,
      step: 'insufficient',
      causes: [
        { finding: 'price_above_highest', colour: 'red', products: 2, remedy: 'set_to_limit' },
        { finding: 'price_above_recommended', colour: 'red', products: 1, remedy: 'set_to_recommended' },
      ],
      plan: { products: 3, stepAfter: 'optimum' },
    });
    expect((await summary()).runs[0]).toMatchObject({ kind: 'upload', rows: 4, red: 3 });
  });

  test('without products there is no step', async () => {
    expect(await summary()).toMatchObject({ total: 0, step: null, causes: [] });
  });

  test('results with product, numbers and the price that would fix them; filters and pages', async () => {
    await upload(tooHigh);
    const all = await findings({ finding: 'price_above_highest' });
    expect(all).toMatchObject([
      { product: { productId: 'P-0' }, numbers: [1900, 1860, 1240], price: 1900, remedyPrice: 1860 },
      { product: { productId: 'P-1' }, remedyPrice: 1860 },
    ]);
    expect(await findings({ q: 'product 3' })).toMatchObject([{ product: { productId: 'P-3' }, remedyPrice: 2000 }]);
    expect(await findings({ colour: 'grey' })).toEqual([]);
    const first = await seller.ask('GET /sync/findings', { query: { limit: 2 } });
    const rest = await findings({ cursor: first.nextCursor ?? '' });
    expect(rest.map((row) => row.subject)).not.toContain(first.items[0]?.subject);
    expect(codeOf(await seller.call('GET', '/sync/findings?cursor=nonsense'))).toBe('request.invalid');
  });
});

describe('SYN-08 remedies', () => {
  test('prices to the limit, all of a cause together; the results go and the offers are there', async () => {
    await upload(tooHigh);
    expect(await fix({ finding: 'price_above_highest' })).toMatchObject({ state: 'done', changed: 2, refused: 0 });
    expect(await offers()).toMatchObject([
      { productId: 'P-0', price: 1860, stock: 5 },
      { productId: 'P-1', price: 1860 },
      { productId: 'P-4' },
    ]);
    expect(await summary()).toMatchObject({ red: 1, total: 4 });
    expect((await summary()).runs[0]).toMatchObject({ kind: 'remedy' });
  });

  test('only the ones asked for', async () => {
    await upload(tooHigh);
    const [first] = await findings({ finding: 'price_above_highest' });
    expect(await fix({ finding: 'price_above_highest', subjects: [first?.subject ?? ''] })).toMatchObject({
      changed: 1,
    });
    expect(await findings({ finding: 'price_above_highest' })).toHaveLength(1);
  });

  test('a market that moved meanwhile is judged again: what another rule refuses stays', async () => {
    await upload([[code(2), '', '5', '16,00', 'eigen']]);
    await portal.ask(
      `update product set selective = true, version = (select next_catalogue_version('de')) where product_id = 'P-2'`,
    );
    expect(await fix({ finding: 'price_above_highest' })).toMatchObject({ changed: 0, refused: 1 });
    await portal.ask(
      `update product set selective = false, version = (select next_catalogue_version('de')) where product_id = 'P-2'`,
    );
    expect(await offers()).toEqual([]);
  });

  test('OFF-06 stock added to offers that were out of stock for too long', async () => {
    await upload([[code(4), '', '0', '10,00', 'eigen']]);
    await portal.ask(`update offer set own_stock_zero_since = own_stock_zero_since - interval '31 days'`);
    await upload([[code(4), '', '0', '10,00', 'eigen']]);
    expect(await offers()).toMatchObject([{ status: 'inactive' }]);
    expect(codeOf(await seller.call('POST', '/sync/remedies', { body: { finding: 'out_of_stock_too_long' } }))).toBe(
      'request.invalid',
    );
    await fix({ finding: 'out_of_stock_too_long', stock: 12 });
    expect(await offers()).toMatchObject([{ stock: 12, status: 'active' }]);
  });

  test('deactivated offers reactivated', async () => {
    await upload([[code(4), '', '5', '10,00', 'eigen']]);
    await portal.ask(`update offer set active = false, status = 'inactive', finding = 'deactivated_by_seller'`);
    await upload([[code(4), '', '6', '10,00', 'eigen']]);
    expect(await summary()).toMatchObject({ red: 0, grey: 1 });
    await fix({ finding: 'deactivated_by_seller' });
    expect(await offers()).toMatchObject([{ stock: 6, active: true, status: 'active' }]);
  });

  test('a result without a remedy is refused', async () => {
    expect(codeOf(await seller.call('POST', '/sync/remedies', { body: { finding: 'new_product' } }))).toBe(
      'sync.no_remedy',
    );
  });
});

describe('SYN-01 several products for one identifier', () => {
  const choose = async (productId: string) => {
    const [doubtful] = await findings();
    const chosen = await seller.ask('POST /sync/choices', { body: { subject: doubtful?.subject ?? '', productId } });
    const { id } = chosen;
    expect(chosen).toEqual({ id, finding: 'duplicated_in_catalogue', state: 'working', changed: null, refused: null });
    return finish(chosen);
  };

  test('the seller picks one: the row becomes an offer, the choice is kept and the next file finds it', async () => {
    const row = ['', '4006381333931', '5', '10,00', 'eigen'];
    await upload([row]);
    const [doubtful] = await findings();
    expect(doubtful).toMatchObject({
      finding: 'duplicated_in_catalogue',
      candidates: [{ productId: 'P-10' }, { productId: 'P-11' }],
    });
    expect(await choose('P-11')).toMatchObject({ state: 'done', changed: 1, refused: 0 });
    expect(await findings()).toEqual([]);
    expect(await offers()).toMatchObject([{ productId: 'P-11', price: 1000, stock: 5 }]);
    await upload([row.with(3, '10,50')]);
    expect(await offers()).toMatchObject([{ productId: 'P-11', price: 1050 }]);
  });

  test('another rule may refuse the row of the chosen product: its result replaces the doubt, and the choice stays', async () => {
    await upload([['', '4006381333931', '5', '99,00', 'eigen']]);
    await putMarketOffers(portal, 'de', [{ productId: 'P-10', seller: 'other', label: 'Other', price: 1000 }]);
    expect(await choose('P-10')).toMatchObject({ state: 'done', changed: 0, refused: 1 });
    expect(await offers()).toEqual([]);
    expect(await findings()).toMatchObject([
      { finding: 'price_above_highest', product: { productId: 'P-10' }, numbers: [9900, 1500, 1000] },
    ]);
  });

  test('an unknown result or product is not found', async () => {
    expect((await seller.call('POST', '/sync/choices', { body: { subject: 'i1/2', productId: 'P-11' } })).status).toBe(
      404,
    );
  });
});
