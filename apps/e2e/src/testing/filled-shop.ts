import type { Upload } from '@offizin/contract/uploads/upload';
import { uploadMediaType } from '@offizin/contract/uploads/seller';
import { brands } from '@offizin/domain/brand/brands';
import { addDays, instantAt } from '@offizin/domain/calendar/zoned-time';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { expect, type Page } from '@playwright/test';
import { hasScreen } from './every-screen.ts';
import { hubAddress } from './feed-hub.ts';
import { sellerCall } from './seller-call.ts';
import type { Shop } from './shop.ts';

async function fillCalendar(page: Page, shop: Shop): Promise<void> {
  const { timeZone } = brands[shop.brand];
  const today = new Date().toISOString().slice(0, 10);
  for (const days of [30, 60]) {
    const from = addDays(today, days);
    const closure = { from, to: addDays(from, 2), reason: 'Stocktaking', offers: 'paused' };
    await sellerCall(page, shop, { method: 'POST', path: '/holidays/closures', body: closure });
    const hours = { mode: 'full', first: { from: '09:00', to: '12:00' } };
    const special = { day: addDays(from, 5), hours, note: 'Open in the morning' };
    await sellerCall(page, shop, { method: 'POST', path: '/holidays/special-hours', body: special });
    const date = addDays(from, 6);
    const [begins, ends] = [600, 1000].map((minute) => instantAt({ date, minute }, timeZone).toISOString());
    const duty = { from: begins, to: ends, note: 'Ring the bell' };
    await sellerCall(page, shop, { method: 'POST', path: '/holidays/emergency-duties', body: duty });
  }
}

async function fillOwnSystems(page: Page, shop: Shop): Promise<void> {
  for (const name of ['Packing station', 'Stock system']) {
    const token = { name, scopes: ['orders:read'], days: 90, ofShop: name === 'Packing station' };
    await sellerCall(page, shop, { method: 'POST', path: '/api-tokens', body: token });
    const address = hubAddress(`${shop.username}-${name.length}`);
    const { webhook } = await sellerCall<{ webhook: { id: string } }>(page, shop, {
      method: 'POST',
      path: '/webhooks',
      body: { address, events: ['order.created'] },
    });
    for (let times = 0; times < 2; times += 1)
      await sellerCall(page, shop, { method: 'POST', path: `/webhooks/${webhook.id}/test`, body: {} });
  }
}

/** Two files, one of which is applied and one of which waits; each has two rows that are wrong. */
async function fillUploads(page: Page, shop: Shop): Promise<void> {
  const columns = ['CN', 'EAN', 'Stock', 'Precio', 'Origen del stock'].map((header) => ({
    header,
    width: 14,
    format: 'text' as const,
  }));
  const rows = ['7612345678900', '4006381333931'].map((ean) => ['', ean, '5', '9.00', '']);
  const body = await workbookBuffer({ sheets: [{ name: 'Ofertas', columns, rows }] });
  for (const fileName of ['offers.xlsx', 'offers-2.xlsx']) {
    const path = `/offer-uploads?type=stock_and_price&fileName=${fileName}`;
    const { id } = await sellerCall<Upload>(page, shop, { method: 'POST', path, body, mediaType: uploadMediaType });
    const one = `/offer-uploads/${id}`;
    const stateOf = async () => (await sellerCall<Upload>(page, shop, { method: 'GET', path: one })).state;
    await expect.poll(stateOf).toBe('ready');
    if (fileName !== 'offers.xlsx') continue;
    await sellerCall(page, shop, { method: 'POST', path: `${one}/apply`, body: {} });
    await expect.poll(stateOf).toBe('applied');
  }
}

/** What the signed-in seller has made: two of everything that has a list. */
export async function fillShop(page: Page, shop: Shop): Promise<void> {
  await fillCalendar(page, shop);
  await fillOwnSystems(page, shop);
  if (hasScreen(shop.brand, 'offer_upload')) await fillUploads(page, shop);
  const emails = ['neu.sabine.apotheke', 'neu.jonas.apotheke'].map((name) => `${name}@${shop.username}.example`);
  const invitations = { emails, role: 'orders', endsOn: null };
  await sellerCall(page, shop, { method: 'POST', path: '/team/invitations', body: invitations });
  for (const name of ['First place', 'Second place'])
    await sellerCall(page, shop, { method: 'POST', path: '/price-rules', body: { name, template: 'best_price' } });
  for (const name of ['Berlin', 'Express']) {
    const view = { name, scope: 'own', shows: { tab: 'to-manage' } };
    await sellerCall(page, shop, { method: 'POST', path: '/orders/views', body: view });
    const offers = { name, scope: 'own', shows: { status: 'active' } };
    await sellerCall(page, shop, { method: 'POST', path: '/offers/views', body: offers });
    const template = { locale: shop.record.locale, name, text: 'Dear {customer}, we are sending another one.' };
    await sellerCall(page, shop, { method: 'POST', path: '/message-templates', body: template });
  }
}
