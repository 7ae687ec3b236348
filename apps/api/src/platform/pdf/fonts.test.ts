import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { fontFile, fontParts, ofPart, runsOf, undrawable } from './fonts.ts';

/** Every character of the alphabets of Europe lies below it. */
const end = 0x2300;

describe.each(fontParts)('the font %s', (part) => {
  test.each(['plain', 'strong'] as const)('has each character that is drawn with it, %s', (weight) => {
    const font = create(fontFile(weight, part));
    if (!('hasGlyphForCodePoint' in font)) throw new TypeError('a collection of fonts');
    const missing = Array.from({ length: end }, (_, code) => code).filter(
      (code) => ofPart[part].test(String.fromCodePoint(code)) && !font.hasGlyphForCodePoint(code),
    );
    expect(missing.map((code) => code.toString(16))).toEqual([]);
  });
});

test.each([
  ['Greek', 'Φαρμακείο Ερμού'],
  ['Ukrainian', 'Аптека Київ, ґанок'],
  ['Bulgarian', 'Аптека „Здраве“'],
  ['Polish and Turkish', 'Łódź Çelik'],
  ['Czech', 'Příliš žluťoučký kůň'],
  ['Vietnamese', 'Nguyễn Đức Hạnh'],
  ['letters and marks apart', 'Příliš'.normalize('NFD')],
])('INV-04 %s is drawn as it is written', (_, text) => {
  expect(undrawable([text])).toEqual([]);
  expect(
    runsOf(text, 'plain')
      .map((run) => run.text)
      .join(''),
  ).toBe(text.normalize('NFC'));
});

test('what no font has is named, each character once', () => {
  expect(undrawable(['Apotheke 漢字', '漢 😀 ß'])).toEqual(['漢', '字', '😀']);
});

test('INV-01 each piece of a text is drawn with a font that has its letters', () => {
  expect(runsOf('Zażółć 5 €\u202f−3 Ω漢', 'strong')).toEqual([
    { text: 'Za', font: 'strong latin' },
    { text: 'ż', font: 'strong latin-ext' },
    { text: 'ó', font: 'strong latin' },
    { text: 'łć', font: 'strong latin-ext' },
    { text: ' 5 €\u00a0−3 ', font: 'strong latin' },
    { text: 'Ω', font: 'strong greek' },
    { text: '?', font: 'strong latin' },
  ]);
});
