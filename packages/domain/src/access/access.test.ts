import { describe, expect, test } from 'vitest';
import type { AccessSubject } from './access.ts';
import { letsThrough, menuFor, screenDenial, screenIds, screens, type ScreenId } from './screens.ts';
import { activeServices } from './seller-kinds.ts';

const german: AccessSubject = {
  brand: 'de',
  services: ['marketplace'],
  marketplaceType: 'managed',
  goldPartner: false,
};
const swiss: AccessSubject = { ...german, brand: 'ch' };
const spanishPure: AccessSubject = { ...german, brand: 'es', marketplaceType: 'pure' };
const spanishGold: AccessSubject = { ...spanishPure, goldPartner: true };
const spanishHybrid: AccessSubject = {
  ...spanishPure,
  marketplaceType: 'hybrid',
  services: ['marketplace', 'fulfillment'],
};

describe('ACC-01 each screen asks for what the product spec requires', () => {
  const rows: [ScreenId, AccessSubject, string | null][] = [
    ['offer_upload', german, null],
    ['offer_upload', swiss, 'brand'],
    ['invoices', swiss, 'brand'],
    ['performance', spanishPure, null],
    ['sync_results', german, 'service'],
    ['sync_results', { ...german, services: ['stockhub'] }, null],
    ['sync_results', { ...swiss, services: ['stockhub'] }, 'brand'],
    ['gold_sync_results', german, 'brand'],
    ['gold_offer_upload', spanishGold, null],
    ['shipping_costs', swiss, null],
    ['shipping_costs', german, 'brand'],
    ['price_updates', spanishHybrid, null],
    ['price_updates', spanishPure, 'service'],
    ['price_updates', { ...german, services: ['fulfillment'] }, 'brand'],
    ['reports', german, 'brand'],
    ['payment_provider', german, 'service'],
    ['payment_provider', { ...german, services: ['adyen'] }, null],
    ['payment_provider', { ...german, services: ['hyperwallet'] }, null],
    ['marketplace_sales', { ...german, services: [] }, 'service'],
    ['marketplace_sales', { ...german, services: ['same_day'] }, null],
    ['partner_privacy_policy', spanishPure, 'brand'],
  ];
  test.each(rows)('%s for %o is denied by %s', (screen, subject, denial) => {
    expect(screenDenial(screen, subject)).toBe(denial);
  });
});

describe('ACC-04 marketplace sales on the Spanish brand', () => {
  test.each([
    [spanishPure, null],
    [spanishGold, 'seller_type'],
    [spanishHybrid, 'seller_type'],
    [{ ...german, marketplaceType: 'hybrid', goldPartner: true } as const, null],
  ])('%o is denied by %s', (subject, denial) => {
    expect(screenDenial('marketplace_sales', subject)).toBe(denial);
  });

  test.each([
    ['seller_type', false, null, true],
    ['seller_type', false, '/seller/marketplace/sales', true],
    ['seller_type', false, '/login', false],
    ['seller_type', true, null, false],
    ['service', false, null, false],
    ['brand', false, null, false],
  ] as const)('%s, production %s, from %s is let through: %s', (denial, production, from, expected) => {
    expect(letsThrough(denial, { production, from })).toBe(expected);
  });
});

test('ACC-02 only subscribed services count', () => {
  const services = [
    { code: 'stockhub', status: 'pending' },
    { code: 'adyen', status: 'subscribed' },
    { code: 'otc', status: 'unsubscribed' },
  ] as const;
  expect(activeServices(services)).toEqual(['adyen']);
});

describe('GEN-08 the menu', () => {
  test.each([german, swiss, spanishPure, spanishGold, spanishHybrid])('shows %o only what it may open', (subject) => {
    const shown = menuFor(subject).flatMap((entry) => entry.screens);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((id) => screenDenial(id, subject) !== null)).toEqual([]);
  });

  test('offers a gold partner its own way to the orders', () => {
    const shown = menuFor(spanishGold).flatMap((entry) => entry.screens);
    expect(shown).toContain('gold_ventas');
    expect(shown).not.toContain('marketplace_sales');
  });
});

test('GEN-06 every path is unique and signed-in screens sit under the prefix', () => {
  const paths = screenIds.map((id) => screens[id].path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const id of screenIds) expect(screens[id].path.startsWith('/seller')).toBe(screens[id].public !== true);
});
