import { screenIds, screens } from '@offizin/domain/access/screens';
import { expect, test } from 'vitest';
import { shortcutsOf } from './shortcuts.ts';

test.each(screenIds.filter((id) => screens[id].available && !('public' in screens[id])))(
  'GEN-13 %s has keys of its own beside those of all screens, and no text twice',
  (screen) => {
    const texts = shortcutsOf(screen).map(([, text]) => text);
    expect(texts.length).toBeGreaterThan(shortcutsOf(null).length);
    expect(new Set(texts).size).toBe(texts.length);
  },
);

test('GEN-13 keys of orders are said on the screens of orders alone', () => {
  const withOrders = screenIds.filter((id) => shortcutsOf(id).some(([, text]) => text === 'open'));
  expect(withOrders).toEqual(['marketplace_sales', 'gold_ventas', 'fulfilment_orders']);
});
