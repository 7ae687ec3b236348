import { expect, test } from 'vitest';
import { spokenName } from './spoken-name.ts';

const gel = { name: 'Aknicalma Gel', pack: '40 ml', nationalCode: '01234562', gtin: '4150012345678' };

test.each([
  ['a pack with both codes', {}, 'Aknicalma Gel, 40 ml, 01234562'],
  ['one without a national code', { nationalCode: null }, 'Aknicalma Gel, 40 ml, 4150012345678'],
  ['one without a size', { pack: '' }, 'Aknicalma Gel, 01234562'],
  ['one without a code', { nationalCode: null, gtin: null }, 'Aknicalma Gel, 40 ml'],
])('GEN-13 %s', (_, change, spoken) => {
  expect(spokenName({ ...gel, ...change })).toBe(spoken);
});
