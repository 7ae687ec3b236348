import { expect, test } from 'vitest';
import { pluralFindings } from './message-plurals.ts';

const english = { late: '{count, plural, one {# order was late} other {# orders were late}}', sum: '{amount} left' };
const hint = 'has no plural form; where nothing agrees with it, list the text in plain-counts.ts';

test.each([
  [
    'a translation',
    { en_GB: english, de_DE: { ...english, late: '{count} waren verspätet' } },
    `de_DE late: {count} ${hint}`,
  ],
  ['English', { en_GB: { ...english, late: '{count} were late' }, de_DE: english }, `en_GB late: {count} ${hint}`],
])('a number that %s does not count is found', (_, locales, finding) => {
  expect(pluralFindings(locales, {})).toEqual([finding]);
});

test('a listed text is right for all variants of its language, and a list that has become needless is found', () => {
  const plain = { ...english, late: '{count} verspätet' };
  expect(pluralFindings({ en_GB: english, de_DE: plain, de_CH: plain }, { de: ['late'] })).toEqual([]);
  expect(pluralFindings({ en_GB: english, de_DE: english }, { de: ['late'] })).toEqual([
    'de late: is listed in plain-counts.ts and counts with a plural form',
  ]);
});
