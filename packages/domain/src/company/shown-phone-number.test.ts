import { expect, test } from 'vitest';
import { shownPhoneNumber } from './shown-phone-number.ts';

test.each([
  ['+34', '935550014', '+34 935 55 00 14'],
  ['+49', '731555017', '+49 731 555017'],
  ['+41', '445550133', '+41 44 555 01 33'],
  ['+33', '145550112', '+33 1 45 55 01 12'],
  ['+351', '210550112', '+351 21 055 0112'],
  ['+39', '0655501234', '+39 06 5550 1234'],
  ['+999', '12345', '+999 12345'],
])('PRO-10 %s %s is written %s', (prefix, digits, shown) => {
  expect(shownPhoneNumber(prefix, digits)).toBe(shown);
});
