import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { actingFor, codeOf, signedIn } from '../../../testing/browser.ts';
import { giveOffers } from '../../../testing/offers.ts';
import { machineCall, portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { uploadFile } from '../../../testing/send-file.ts';
import { workbook } from '../../uploads/seller/testing/upload-shop.ts';
import { checkUpload } from '../../uploads/jobs/run-upload.job.ts';
import { prepareExport } from '../../../jobs.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { readThing } from '../../retention/read/seller-data-queries.ts';

/** A sum that stands nowhere else. */
const paid = 761_423;

const para = { productType: 'parapharmacy', nationalCode: null, gtin: null, recommendedPrice: null } as const;
const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden'), aUser('leser')] }));
const otherId = await putSeller(portal, 'de', 'ulm', aSeller({ users: [aUser('ulm')] }));
await putProducts(portal, 'de', [
  aProduct({ ...para, productId: 'P-1', nationalCode: '03752864' }),
  aProduct({ ...para, productId: 'P-2' }),
  aProduct({ ...para, productId: 'P-3' }),
]);
await portal.ask(
  `update membership set role = 'reader' where user_id = (select id from user_account where username = 'leser')`,
);
const seller = await signedIn(portal, 'linden');

beforeEach(async () => {
  for (const table of ['offer', 'offer_count', 'offer_change', 'sync_finding', 'purchase_price', 'rate_window'])
    await portal.ask(`delete from ${table}`);
  for (const id of [sellerId, otherId])
    await giveOffers(portal, id, [
      { productId: 'P-1', price: 2795, stock: 18 },
      { productId: 'P-2', price: 900, stock: 4, status: 'inactive', finding: 'price_above_recommended' },
    ]);
});

const look = (productId: string) => seller.ask('GET /offers/:productId', { params: { productId } });
const change = (productId: string, body: object, by = seller) =>
  by.call('PUT', `/offers/${productId}`, { body: { version: 1, ...body } });
const set = (purchasePrice: number | null, productId = 'P-1') => change(productId, { purchasePrice });

describe('OFF-11 a purchase price', () => {
  test('is none at first, is set, shown, changed and taken away, and no part of the offer', async () => {
    expect((await look('P-1')).purchasePrice).toBeNull();
    expect((await set(620)).json).toMatchObject({ version: 1, purchasePrice: { amount: 620, currency: 'EUR' } });
    const { items } = await seller.ask('GET /offers', { query: { sort: 'price', order: 'desc' } });
    expect(items.map(({ purchasePrice }) => purchasePrice?.amount)).toEqual([620, undefined]);
    expect((await set(640)).json).toMatchObject({ version: 1, purchasePrice: { amount: 640 }, history: [{}] });
    expect((await set(null)).json).toMatchObject({ version: 1, purchasePrice: null });
    expect(await portal.ask('select 1 from purchase_price')).toEqual([]);
  });

  test('has a run that names who set it, and when', async () => {
    await set(620);
    const [run] = await portal.ask(
      `select r.kind, r.actor_name, r.status from purchase_price c join catalogue_run r on r.seller_id = c.seller_id and r.no = c.changed_run`,
    );
    expect(run).toEqual({ kind: 'edit', actor_name: 'User linden', status: 'completed' });
  });

  test('is set together with a price, and not where that is refused', async () => {
    expect((await change('P-1', { price: 2600, purchasePrice: 620 })).json).toMatchObject({
      version: 2,
      price: { amount: 2600 },
      purchasePrice: { amount: 620 },
    });
    await portal.ask(`update product set recommended_price = 2700 where product_id = 'P-1'`);
    const refused = await change('P-1', { version: 2, price: 2800, purchasePrice: 630 });
    await portal.ask(`update product set recommended_price = null where product_id = 'P-1'`);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'offer.refused']);
    expect((await look('P-1')).purchasePrice?.amount).toBe(620);
  });

  test('of a refused offer is set without judging it again', async () => {
    expect((await set(500, 'P-2')).json).toMatchObject({
      version: 1,
      status: 'inactive',
      purchasePrice: { amount: 500 },
    });
  });

  test.each([0, -1, 10_000_000, 6.2, '620'])('%o is none', async (purchasePrice) => {
    expect((await change('P-1', { purchasePrice })).status).toBe(400);
  });

  test('of several offers at once: each with its outcome', async () => {
    await set(620);
    const { items } = await seller.ask('POST /offers/changes', {
      body: {
        changes: [
          { productId: 'P-1', version: 1, purchasePrice: 620 },
          { productId: 'P-2', version: 1, purchasePrice: 300 },
          { productId: 'P-3', version: 1, purchasePrice: 300 },
        ],
      },
    });
    expect(items.map(({ outcome, offer }) => [outcome, offer?.purchasePrice?.amount])).toEqual([
      ['unchanged', 620],
      ['changed', 300],
      ['missing', undefined],
    ]);
    const late = await seller.ask('POST /offers/changes', {
      body: { changes: [{ productId: 'P-1', version: 7, purchasePrice: 100 }] },
    });
    expect(late.items).toMatchObject([{ outcome: 'conflict', offer: { purchasePrice: { amount: 620 } } }]);
  });

  test('is seen by who may see offers, and set by who may write them', async () => {
    await set(620);
    const reader = await signedIn(portal, 'leser');
    const seen = await reader.ask('GET /offers/:productId', { params: { productId: 'P-1' } });
    expect(seen.purchasePrice?.amount).toBe(620);
    expect(codeOf(await change('P-1', { purchasePrice: 630 }, reader))).toBe('access.role');
  });
});

describe('OFF-11 a purchase price is secret', () => {
  beforeEach(() => change('P-1', { price: 2600, purchasePrice: paid }));

  test('the database refuses the marketplace, and every role but the seller’s', async () => {
    for (const role of ['marketplace', 'identity', 'live', 'retention']) {
      await portal.ask(`begin; set local role offizin_${role}; set local app.brand = 'de'`);
      await expect(portal.ask('select 1 from purchase_price')).rejects.toThrow('permission denied');
      await portal.ask('rollback');
    }
  });

  test('neither offers read back nor events, announcements or deliveries have it', async () => {
    const back = await machineCall(portal, { method: 'GET', path: '/sellers/linden/offers' });
    const events = await machineCall(portal, { method: 'GET', path: '/events' });
    expect(JSON.stringify(back.body)).toContain('2600');
    expect(JSON.stringify(events.body)).toContain('offers.changed');
    const tables = ['marketplace_event', 'live_event', 'webhook_delivery', 'offer', 'offer_change', 'audit'];
    const kept = await Promise.all(tables.map((table) => portal.ask(`select to_jsonb(t) as row from ${table} t`)));
    expect(JSON.stringify([back.body, events.body, kept])).not.toContain(String(paid));
  });

  test('another shop with the same product sees none', async () => {
    const other = await signedIn(portal, 'ulm');
    const { purchasePrice } = await other.ask('GET /offers/:productId', { params: { productId: 'P-1' } });
    expect(purchasePrice).toBeNull();
  });

  test('OPS-04 the archive of its shop has it, that of another one has not', async () => {
    const archiveOf = (id: string) =>
      withSellerOfJob(portal.app.pool, id, async (db) => {
        const lines: string[] = [];
        for await (const portion of readThing(db, 'purchase-prices')) lines.push(...portion);
        return lines;
      });
    expect(await archiveOf(sellerId)).toEqual([expect.stringContaining(String(paid))]);
    expect(JSON.stringify(await archiveOf(otherId))).not.toContain(String(paid));
  });
});

describe('AUT-08 OFF-11 who acts on a seller’s behalf works for the marketplace', () => {
  const operator = () => actingFor(portal, 'linden');

  test('and neither sees purchase prices nor sets them', async () => {
    await set(paid);
    const olga = await operator();
    const { items } = await olga.ask('GET /offers', { query: {} });
    const one = await olga.ask('GET /offers/:productId', { params: { productId: 'P-1' } });
    const late = await change('P-1', { version: 9, price: 2500 }, olga);
    expect(codeOf(late)).toBe('offer.version_conflict');
    expect(JSON.stringify([items, one, late.json])).not.toContain(String(paid));
    expect(codeOf(await change('P-1', { purchasePrice: 1 }, olga))).toBe('access.impersonation');
    const several = { changes: [{ productId: 'P-1', version: 1, purchasePrice: null }] };
    expect(codeOf(await olga.call('POST', '/offers/changes', { body: several }))).toBe('access.impersonation');
  });

  test('nor gets a file that has them', async () => {
    await set(paid);
    const olga = await operator();
    const question = { kind: 'offers', filter: {} } as const;
    const save = async (browser: typeof olga, by: typeof olga) => {
      const { id } = await browser.ask('POST /exports', { body: { question, format: 'csv' } });
      await prepareExport.run(portal.jobContext(), { sellerId, exportId: id });
      return by.call('GET', `/exports/${id}/file`);
    };
    expect((await save(seller, seller)).text).toContain('7614');
    expect((await save(olga, olga)).text).not.toMatch(/7614|Einkaufspreis|Purchase price/);
    expect(codeOf(await save(seller, olga))).toBe('access.impersonation');
    const all = { question: { kind: 'seller_data' }, format: 'zip' };
    expect(codeOf(await olga.call('POST', '/exports', { body: all }))).toBe('access.impersonation');
  });

  test('nor the uploaded file, nor what stands in its column', async () => {
    const columns = ['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft', 'EK'];
    const upload = await uploadFile(
      seller,
      await workbook([['03752864', '', '18', '27,95', 'eigen', '7614,23x']], columns),
    );
    await checkUpload.run(portal.jobContext(), { sellerId, uploadId: upload.id });
    const asked = async (by: typeof seller) => [
      (await by.call('GET', `/offer-uploads/${upload.id}`)).text,
      (await by.call('GET', `/offer-uploads/${upload.id}/rows`)).text,
    ];
    for (const text of await asked(seller)) expect(text).toContain('7614');
    const olga = await operator();
    for (const text of await asked(olga)) expect(text).not.toContain('7614');
    expect(codeOf(await olga.call('GET', `/offer-uploads/${upload.id}/file`))).toBe('access.impersonation');
    const columnsOf = { columns: [{ header: 'EK', field: 'not_read' }] };
    const renamed = await olga.call('PUT', `/offer-uploads/${upload.id}/columns`, { body: columnsOf });
    expect(codeOf(renamed)).toBe('access.impersonation');
    expect((await seller.call('GET', `/offer-uploads/${upload.id}/file`)).status).toBe(200);
  });
});
