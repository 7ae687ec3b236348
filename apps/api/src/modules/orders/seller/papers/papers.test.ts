import { limits } from '@offizin/domain/limits';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { type Browser, codeOf, signedIn } from '../../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../../../testing/portal.ts';
import { scanPdf } from '../../../../testing/scan-pdf.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'eiche', aSeller({ users: [aUser('eiche')], name: 'Eichen-Apotheke' }));
await putProducts(portal, 'de', [
  aProduct(),
  aProduct({ productId: 'P-2', name: 'Magnelora direkt', pack: '50 Sticks' }),
]);
const linden = await signedIn(portal, 'linden');
const eiche = await signedIn(portal, 'eiche');

let last = 48_200_000;

/** Orders with these changes, by their ids. */
async function placed(...changes: Partial<OrderRecord>[]): Promise<{ id: string; number: string }[]> {
  const orders = changes.map((change) => {
    last += 1;
    return anOrder({ number: String(last), ...change });
  });
  await putOrders(portal, 'de', orders);
  const rows = await portal.ask<{ id: string; number: string }>(
    'select id, number from seller_order where number = any ($1) order by number',
    [orders.map(({ number }) => number)],
  );
  return rows;
}

const print = (body: object, browser: Browser = linden) => {
  // One call after another from one shop: what is asked for here is no rate.
  return portal.ask('delete from rate_window').then(() => browser.call('POST', '/orders/papers', { body }));
};

async function printed(orders: readonly { id: string }[], rest: object = {}) {
  const reply = await print({ orders: orders.map(({ id }) => id), paper: 'a4', kinds: ['packing_slip'], ...rest });
  expect(reply).toMatchObject({ status: 200 });
  const scanned = await scanPdf(reply.bytes);
  return {
    ...reply,
    pages: scanned.map(({ width, height, codes }) => ({ width, height, codes })),
    texts: scanned.map(({ text }) => text),
  };
}

const lines = (count: number): OrderRecord['lines'] =>
  Array.from({ length: count }, () => ({ productId: 'P-1', quantity: 1, unitPrice: 479, stockOrigin: 'own' }));

describe('ORD-13 packing slips', () => {
  test('have shop, customer, units and codes, and no price', async () => {
    const [order] = await placed({ lines: [{ productId: 'P-1', quantity: 3, unitPrice: 479, stockOrigin: 'own' }] });
    const { headers, pages, texts } = await printed(order ? [order] : []);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toContain(`filename="packzettel-${order?.number}.pdf"`);
    expect(pages).toEqual([{ width: expect.closeTo(595, 0), height: expect.closeTo(842, 0), codes: [order?.number] }]);
    const [text] = texts;
    for (const part of ['Linden-Apotheke', 'Hauptstraße 1, 79098 Freiburg', 'Katharina Vogel', '79312 Emmendingen'])
      expect(text).toContain(part);
    for (const part of ['Ibulenta 400 mg akut', 'PZN 03752864', '04150037528643', 'Seite 1 von 1', 'Wie Lieferadresse'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/4,79|14,37|3,95|€/);
  });

  test('are in the language of the shop, whoever asks', async () => {
    const orders = await placed({});
    await linden.ask('PUT /locale', { body: { locale: 'en_GB' } });
    const { texts } = await printed(orders);
    await linden.ask('PUT /locale', { body: { locale: 'de_DE' } });
    expect(texts[0]).toContain('Packzettel zur Bestellung');
  });

  test('are tagged, with a title, in their language', async () => {
    const { bytes } = await printed(await placed({}));
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getTitle()).toMatch(/^Packzettel zur Bestellung 48\s200/);
    expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
    expect(String(pdf.catalog.lookup(PDFName.of('Lang')))).toContain('de-DE');
    expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
  });

  test('come in the order given, each once, and take as many pages as they need', async () => {
    const [short, long] = await placed({}, { lines: lines(40) });
    if (short === undefined || long === undefined) throw new Error('no orders');
    const { pages, texts } = await printed([long, short, long]);
    expect(pages.map(({ codes }) => codes[0])).toEqual([...texts.slice(0, -1).map(() => long.number), short.number]);
    expect(texts.slice(0, -1).map((text) => /Seite \d von \d/.exec(text)?.[0])).toEqual(
      texts.slice(0, -1).map((_, at) => `Seite ${at + 1} von ${texts.length - 1}`),
    );
    expect(
      texts
        .slice(0, -1)
        .join(' ')
        .match(/PZN 03752864/g),
    ).toHaveLength(40);
  });

  test('with labels on paper of 10 × 15 cm lie beside each other', async () => {
    const [order] = await placed({});
    if (order === undefined) throw new Error('no order');
    await portal.ask(
      `update seller_order set courier = 'dhl', tracking_number = '00340434161061651720' where id = $1`,
      [order.id],
    );
    const { headers, pages, texts } = await printed([order], { paper: 'label', kinds: ['label', 'packing_slip'] });
    expect(headers['content-disposition']).toContain('packzettel');
    expect(pages).toEqual([
      { width: expect.closeTo(283, 0), height: expect.closeTo(425, 0), codes: ['00340434161061651720', order.number] },
      { width: expect.closeTo(283, 0), height: expect.closeTo(425, 0), codes: [order.number, '00340434161061651720'] },
    ]);
    expect(texts[0]).toContain('DHL, Standard');
    expect(texts[0]).toContain('Nur die Adresse');
  });

  test('name the country of who lives abroad, and another address for the invoice', async () => {
    const abroad = {
      name: 'Erika Muster',
      street: 'Landstrasse 3',
      postalCode: '6900',
      city: 'Bregenz',
      region: 'Vorarlberg',
      countryCode: 'AT',
      phone: null,
    };
    const { texts } = await printed(await placed({ billingAddress: abroad }));
    expect(texts[0]).toContain('79312 Emmendingen');
    expect(texts[0]).not.toContain('Deutschland');
    for (const part of ['Erika Muster', '6900 Bregenz, Vorarlberg', 'Österreich']) expect(texts[0]).toContain(part);
  });

  test('leave out what was cancelled, and say when the customer was erased', async () => {
    const [order] = await placed({
      lines: [
        { productId: 'P-1', quantity: 2, unitPrice: 479, stockOrigin: 'own' },
        { productId: 'P-2', quantity: 1, unitPrice: 479, stockOrigin: 'own' },
      ],
    });
    if (order === undefined) throw new Error('no order');
    await portal.ask(`update order_line set cancelled_quantity = 2 where order_id = $1 and product_id = 'P-1'`, [
      order.id,
    ]);
    const { texts } = await printed([order]);
    expect(texts[0]).toContain('Magnelora direkt');
    expect(texts[0]).toContain('1 Produkt');
    expect(texts[0]).not.toContain('Ibulenta');
    await portal.ask(`update order_line set cancelled_quantity = quantity where order_id = $1`, [order.id]);
    await portal.ask(
      `update seller_order set customer_erased_at = now(), customer_first_name = '',
         delivery_address = delivery_address || '{"name": "", "street": "", "city": "", "postalCode": ""}' where id = $1`,
      [order.id],
    );
    const erased = await printed([order], { kinds: ['label', 'packing_slip'] });
    for (const text of erased.texts) expect(text).toContain('Kundendaten gelöscht');
    expect(erased.texts[1]).toContain('Alle Artikel dieser Bestellung wurden storniert.');
  });

  test('of another shop, of the warehouse or of nobody there are none', async () => {
    const [own, stored] = await placed({}, { fulfilledByMarketplace: true });
    if (own === undefined || stored === undefined) throw new Error('no orders');
    const body = { paper: 'a4', kinds: ['packing_slip'] };
    expect(codeOf(await print({ ...body, orders: [own.id] }, eiche))).toBe('not_found');
    expect(codeOf(await print({ ...body, orders: [own.id, stored.id] }))).toBe('not_found');
    expect(codeOf(await print({ ...body, orders: [own.id, '00000000-0000-4000-8000-000000000000'] }))).toBe(
      'not_found',
    );
  });

  test('of 200 orders are one document; of more, or of none, there is none', async () => {
    const orders = await placed(...Array.from({ length: limits.ordersPrinted }, () => ({})));
    const body = { orders: orders.map(({ id }) => id), paper: 'a4', kinds: ['packing_slip'] };
    const reply = await print(body);
    const pdf = await PDFDocument.load(reply.bytes, { updateMetadata: false });
    expect(pdf.getPageCount()).toBe(limits.ordersPrinted);
    expect(pdf.getTitle()).toBe('Packzettel');
    expect(reply.headers['content-disposition']).toContain('packzettel-2026-11-24.pdf');
    expect(codeOf(await print({ ...body, orders: [...body.orders, body.orders[0]] }))).toBe('request.invalid');
    expect(codeOf(await print({ ...body, orders: [] }))).toBe('request.invalid');
    expect(codeOf(await print({ ...body, kinds: [] }))).toBe('request.invalid');
  });

  test('who may only read prints too, and printing has its rate', async () => {
    const [order] = await placed({});
    const body = { orders: [order?.id], paper: 'a4', kinds: ['packing_slip'] };
    await portal.ask(
      `update membership set role = 'reader' where user_id = (select id from user_account where username = 'eiche')`,
    );
    await portal.ask('delete from rate_window');
    expect(codeOf(await print(body, eiche))).toBe('not_found');
    for (let call = 0; call < limits.papersPerMinute - 1; call += 1)
      await eiche.call('POST', '/orders/papers', { body });
    expect(codeOf(await eiche.call('POST', '/orders/papers', { body }))).toBe('rate_limited');
  });
});
