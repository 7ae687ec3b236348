import { expect, test } from 'vitest';
import { messages as german } from './locales/de_DE.ts';
import { variantOf } from './overlay.ts';

const shout = (text: string): string => text.toUpperCase();

test('GEN-01 a text of the overlay replaces that of the base as it stands', () => {
  const variant = variantOf(german, { orders: { stockOrigin: { wholesaler: 'Grossist' } } }, shout);
  expect(variant.orders.stockOrigin.wholesaler).toBe('Grossist');
});

test('GEN-01 every other text is the base’s with the change of spelling', () => {
  const variant = variantOf(german, { orders: { stockOrigin: { wholesaler: 'Grossist' } } }, shout);
  expect(variant.orders.stockOrigin.own).toBe('EIGENES LAGER');
  expect(variant.errors.field.required).toBe('BITTE AUSFÜLLEN');
});

test('GEN-01 the base stays as it was', () => {
  const before = structuredClone({ ...german });
  variantOf(german, { orders: { warehouseNote: 'Anderes' } }, shout);
  expect({ ...german }).toEqual(before);
});
