import { expect, test } from 'vitest';
import { type Letter, letterHtml, letterText } from './letter.ts';

const letter: Letter = {
  language: 'de-DE',
  sender: 'Lindora',
  greeting: 'Guten Tag',
  intro: 'Neu in „<Linden> & Co“:',
  highlight: null,
  items: [
    { text: 'Upload von <b>"a".xlsx fehlgeschlagen', url: 'http://de.localhost:3000/seller?a=1&b=2' },
    { text: 'Ohne Ziel', url: null },
  ],
  more: 'und 3 weitere',
  button: { text: 'Portal öffnen', url: 'http://de.localhost:3000/' },
  footer: 'Warum diese Mail kam.',
};

test('GEN-18 a mail has all its text without markup, too', () => {
  expect(letterText(letter).split('\n')).toEqual([
    'Guten Tag',
    '',
    'Neu in „<Linden> & Co“:',
    '',
    '• Upload von <b>"a".xlsx fehlgeschlagen',
    '  http://de.localhost:3000/seller?a=1&b=2',
    '• Ohne Ziel',
    '',
    'und 3 weitere',
    '',
    'Portal öffnen: http://de.localhost:3000/',
    '',
    'Lindora',
    'Warum diese Mail kam.',
  ]);
});

test("GEN-18 users' texts stay texts in its markup", () => {
  const html = letterHtml(letter);
  expect(html).toContain('<a href="http://de.localhost:3000/seller?a=1&#38;b=2"');
  expect(html).toContain('Upload von &#60;b&#62;&#34;a&#34;.xlsx fehlgeschlagen</a>');
  expect(html).toContain('&#60;Linden&#62; &#38; Co');
  expect(html).not.toContain('<b>');
  expect(html).toMatch(/^<!doctype html>\n<html lang="de-DE">/);
});
