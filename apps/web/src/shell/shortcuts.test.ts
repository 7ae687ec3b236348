import { screenIds, screens } from '@offizin/domain/access/screens';
import { expect, test } from 'vitest';
import { shortcutsOf } from './shortcuts.ts';

const signedInScreens = screenIds.filter((id) => screens[id].public !== true);

test.each(signedInScreens)('GEN-13 %s says the keys of all screens after its own, and no text twice', (screen) => {
  const texts = shortcutsOf(screen).map(([, text]) => text);
  const everywhere = shortcutsOf(null).map(([, text]) => text);
  expect(texts.slice(-everywhere.length)).toEqual(everywhere);
  expect(new Set(texts).size).toBe(texts.length);
});

test('GEN-13 only screens of buttons and short forms have no keys of their own', () => {
  const without = signedInScreens.filter((id) => shortcutsOf(id).length === shortcutsOf(null).length);
  expect(without.toSorted()).toEqual([
    'access',
    'accountant',
    'business',
    'gold_cajas',
    'home',
    'legacy_cajas',
    'legal_documents',
    'own_systems',
    'payment_provider',
    'performance',
    'price_updates',
    'reports',
    'returns',
    'run_out',
    'services',
  ]);
});

test('GEN-13 keys of orders are said on the screens of orders alone', () => {
  const withOrders = screenIds.filter((id) => shortcutsOf(id).some(([, text]) => text === 'open'));
  expect(withOrders).toEqual(['marketplace_sales', 'gold_ventas', 'fulfilment_orders']);
});
