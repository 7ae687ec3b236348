import { aLedgerLine } from '@offizin/testkit/records';
import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putLedger, putPayment } from './testing/marketplace.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const paidAt = '2026-11-24T09:00:00.000Z';

/** A Swiss shop with a payout that two orders were paid with. */
async function openPaid(page: Page): Promise<Shop> {
  const services = [
    { code: 'marketplace', status: 'subscribed' },
    { code: 'hyperwallet', status: 'subscribed' },
  ] as const;
  const shop = await openShop({
    host: 'ch.localhost',
    seller: { locale: 'de_CH', services: [...services] },
    orders: [{ createdAt: inHours(-3) }, { createdAt: inHours(-2) }],
  });
  const payment = { amount: 160_000, currency: 'CHF' } as const;
  await putPayment(shop, 'P-7', payment);
  await putLedger(
    'ch',
    shop.numbers.map((orderNumber) => ({
      orderNumber,
      lines: [
        aLedgerLine({ amount: 90_000 }),
        aLedgerLine({ lineNo: 2, kind: 'commission', amount: -10_000 }),
        aLedgerLine({ lineNo: 3, kind: 'payout', amount: -80_000, payoutNo: 'P-7' }),
      ],
    })),
  );
  await putPayment(shop, 'P-7', { ...payment, state: 'paid', dueAt: paidAt, paidAt });
  await enter(page.context(), shop);
  return shop;
}

test('INV-05 GEN-05 a Swiss shop finds its ledger in the menu, a payout in it, and its order again, by keyboard', async ({
  page,
}) => {
  const shop = await openPaid(page);
  await page.goto(shop.at('/seller'));
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('link', { name: 'Rechnungen' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Abrechnung' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Abrechnung' })).toBeVisible();
  const sums = page.getByRole('region', { name: 'Abrechnung', exact: true });
  for (const amount of ['CHF 1’800.00', 'CHF 200.00', 'CHF 1’600.00'])
    await expect(sums).toContainText(new RegExp(amount.replace('’', "['’]").replace(' ', String.raw`\s`)));
  await expect(sums).toContainText('MWST');
  await page.getByRole('link', { name: 'Auszahlungen' }).press('Enter');
  const list = page.getByRole('region', { name: 'Alle Auszahlungen' });
  await expect(list).toContainText('Ausgezahlt am 24.11.2026');
  await list.getByRole('link', { name: 'P-7' }).press('Enter');
  const payout = page.getByRole('dialog', { name: 'Auszahlung P-7' });
  await expect(payout).toContainText('2 Bestellungen insgesamt');
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await payout.getByRole('link', { name: shop.shown(0) }).press('Enter');
  const order = page.getByRole('dialog', { name: `Abrechnung der Bestellung ${shop.shown(0)}` });
  await expect(order).toContainText('Provision und MWST');
  await expect(page).toHaveURL(/\/my-account\/ledger\?/);
  await order.getByRole('link', { name: 'Auszahlung P-7' }).press('Enter');
  await expect(payout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(order).toBeVisible();
});

test('INV-05 the statement of a month leaves as a file, and the payout account opens the same payout', async ({
  page,
}) => {
  const shop = await openPaid(page);
  await page.goto(shop.at('/seller/my-account/ledger?tab=payouts'));
  const button = page.getByRole('button', { name: 'Auszug (camt.053)' });
  await expect(button).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), button.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^auszahlungsauszug-.*\.xml$/);
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.goto(shop.at('/seller/my-account/payment-provider?payout=P-7'));
  const payout = page.getByRole('dialog', { name: 'Auszahlung P-7' });
  await payout.getByRole('link', { name: shop.shown(1) }).press('Enter');
  await expect(page.getByRole('dialog', { name: `Abrechnung der Bestellung ${shop.shown(1)}` })).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/ledger\?/);
});
