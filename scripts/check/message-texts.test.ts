import { expect, test } from 'vitest';
import { argumentsOf } from './message-arguments.ts';
import { textFindings } from './message-texts.ts';

const english = {
  orders: {
    title: 'Orders',
    left: '{count, plural, one {# unit} other {# units}} left',
    gtin: 'EAN',
    price: '{price} min',
  },
};
const originals = { english, shared: ['EAN'] };
const german = {
  orders: { title: 'Bestellungen', left: 'noch {count, plural, other {# Stück}}', gtin: 'EAN', price: '{price} min' },
};

const germanBut = (change: Record<string, string>) => ({ orders: { ...german.orders, ...change } });

test('GEN-01 a complete translation has no findings', () => {
  expect(textFindings('de_DE', german, originals)).toEqual([]);
});

test('GEN-01 English against itself has no findings', () => {
  expect(textFindings('en_GB', english, originals)).toEqual([]);
});

test('GEN-01 a missing key and an extra one are found', () => {
  const { title: _title, ...rest } = german.orders;
  expect(textFindings('de_DE', { orders: { ...rest, heading: 'Bestellungen' } }, originals)).toEqual([
    'de_DE orders.title: is missing',
    'de_DE orders.heading: is not in en_GB',
  ]);
});

test.each([
  [
    'an argument of another name',
    { left: 'noch {number, plural, other {# Stück}}' },
    'left: has the arguments (number: value), English has (count: value)',
  ],
  [
    'an argument of another kind',
    { left: 'noch {count, select, other {Stück}}' },
    'left: has the arguments (count: select), English has (count: value)',
  ],
  ['an argument left out', { price: 'min' }, 'price: has the arguments (), English has (price: value)'],
  ['the English text', { title: 'Orders' }, 'title: is the English text'],
  ['an empty text', { title: ' ' }, 'title: is empty'],
  [
    'a straight apostrophe',
    { title: "Bestellung'n" },
    'title: has a straight apostrophe, which ICU reads as an escape: use ’',
  ],
])('GEN-01 %s is found', (_what, change, finding) => {
  expect(textFindings('de_DE', germanBut(change), originals)).toEqual([`de_DE orders.${finding}`]);
});

test('GEN-01 a text that is listed as shared and is translated everywhere is found', () => {
  expect(textFindings('de_DE', germanBut({ gtin: 'Nummer' }), originals)).toEqual([
    'de_DE “EAN” is listed as shared with English and is not',
  ]);
});

test.each(['noch {count, plural, one {# Stück}}', 'noch {count', '{count, plural, other {# Stück}'])(
  'GEN-01 "%s" does not compile, and that is found',
  (left) => {
    const findings = textFindings('de_DE', germanBut({ left }), originals);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(/^de_DE orders\.left: does not compile: /);
  },
);

test('GEN-01 an ß is found in Swiss German and in no other German', () => {
  const messages = germanBut({ title: 'Straße' });
  expect(textFindings('de_CH', messages, originals)).toEqual([
    'de_CH orders.title: has an ß, which Swiss spelling does not know',
  ]);
  expect(textFindings('de_DE', messages, originals)).toEqual([]);
});

test.each([
  ['Oubliée ?', 1],
  ['Oubliée\u00A0?', 0],
  ['« prête »', 1],
  ['«\u00A0prête\u00A0»', 0],
])('GEN-01 French "%s": %i findings about spaces', (title, count) => {
  expect(textFindings('fr_FR', germanBut({ title }), originals)).toHaveLength(count);
});

test.each([
  ['plain text', []],
  ['{name}, {city}', ['city: plain', 'name: plain']],
  ['{count, plural, =0 {none of {total}} one {{name}} other {#}}', ['count: plural', 'name: plain', 'total: plain']],
  ['{kind, select, a {{x}} other {no}}', ['kind: select', 'x: plain']],
  ['{day, date, ::yyyyMMdd}', ['day: date']],
  ['<b>{name}</b>', ['b: tag', 'name: plain']],
])('GEN-01 the arguments of "%s"', (message, expected) => {
  expect(argumentsOf(message)).toEqual(expected);
});
