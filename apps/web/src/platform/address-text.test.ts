import { expect, test } from 'vitest';
import { addressText, parseAddress } from './address-text.ts';

test.each([
  [{ number: '69612518' }, '?number=69612518'],
  [{ deliveryType: ['standard', 'next_day'] }, '?deliveryType=standard&deliveryType=next_day'],
  [{ q: 'Müller & Söhne, 5 %' }, '?q=M%C3%BCller+%26+S%C3%B6hne%2C+5+%25'],
  [{ order: undefined }, ''],
  [{}, ''],
])('ORD-02 %j is %s in an address, and is read back', (search, text) => {
  expect(addressText(search)).toBe(text);
  expect(addressText(parseAddress(text))).toBe(text);
});

test('what is no text becomes one: a number, a switch', () => {
  expect(addressText({ more: true, page: 2 })).toBe('?more=true&page=2');
});
