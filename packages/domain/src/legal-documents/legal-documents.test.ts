import { expect, test } from 'vitest';
import { languagesLeftBehind, legalLink, nextNumber, versionsInForce } from './legal-documents.ts';

const version = (number: number, language: string, day: number) => ({
  number,
  language,
  publishedAt: `2026-11-0${day}T10:00:00.000Z`,
});
const versions = [
  version(1, 'de', 1),
  version(1, 'fr', 1),
  version(2, 'de', 3),
  version(3, 'de', 5),
  version(3, 'pt', 5),
];

test.each([
  ['2026-11-01T09:59:59.999Z', []],
  ['2026-11-01T10:00:00.000Z', ['de 1', 'fr 1']],
  ['2026-11-04T12:00:00.000+01:00', ['de 2', 'fr 1']],
  ['2026-12-01T00:00:00.000Z', ['de 3', 'fr 1', 'pt 3']],
])('PRO-05 at %s there are in force: %j', (at, expected) => {
  const found = versionsInForce(versions.toReversed(), at).map(({ language, number }) => `${language} ${number}`);
  expect(found.toSorted()).toEqual(expected);
});

test('PRO-05 versions are counted for all languages together', () => {
  expect([nextNumber([]), nextNumber(versions)]).toEqual([1, 4]);
  expect(languagesLeftBehind([{ language: 'de' }, { language: 'fr' }], [{ language: 'de' }])).toEqual(['fr']);
});

test.each([
  [' https://linden.example/imprint ', 'https://linden.example/imprint'],
  ['https://müller.example', 'https://xn--mller-kva.example/'],
  ['http://linden.example', null],
  ['https://user:pw@linden.example', null],
  ['https://linden.example:8443/', null],
  ['https://127.0.0.1/', null],
  ['https://[::1]/', null],
  ['https://localhost/', null],
  ['javascript:alert(1)', null],
  ['linden.example', null],
])('PRO-05 the link %s is kept as %s', (typed, kept) => {
  expect(legalLink(typed)).toBe(kept);
});
