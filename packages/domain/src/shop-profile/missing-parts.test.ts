import { expect, test } from 'vitest';
import { missingParts } from './missing-parts.ts';

test('GEN-12 a profile lacks what is empty, in the order of its form', () => {
  const whole = {
    logo: 'f',
    background: 'f',
    short_description: 'a',
    about: 'b',
    opening_hours: 'given',
    phone: '1',
    email: 'a@b.de',
  };
  expect(missingParts(whole)).toEqual([]);
  expect(missingParts({ ...whole, email: null, about: ' ', logo: null })).toEqual(['logo', 'about', 'email']);
});
