import { processorTime } from '@offizin/testkit/processor-time';
import { expect, test } from 'vitest';
import { legalBlocks, wordsIn } from './legal-text.ts';

const plain = (text: string) => ({ text, bold: false, url: null });

test('PRO-05 headings, paragraphs, lists, bold and links', () => {
  const text =
    '## Who\nLinden-Apotheke\nFreiburg\n\n- one\n- **two** or more\n\nSee [us](https://linden.example/a?b=c).';
  expect(legalBlocks(text)).toEqual([
    { kind: 'heading', spans: [plain('Who')] },
    { kind: 'paragraph', lines: [[plain('Linden-Apotheke')], [plain('Freiburg')]] },
    { kind: 'list', items: [[plain('one')], [{ text: 'two', bold: true, url: null }, plain(' or more')]] },
    {
      kind: 'paragraph',
      lines: [[plain('See '), { text: 'us', bold: false, url: 'https://linden.example/a?b=c' }, plain('.')]],
    },
  ]);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScript:alert)',
  '[x](data:text/html,x)',
  '[x](//linden.example)',
  '<script>alert(1)</script>',
  '**not closed',
])('PRO-05 %s stays the text that it is', (text) => {
  expect(legalBlocks(text)).toEqual([{ kind: 'paragraph', lines: [[plain(text)]] }]);
});

test('PRO-05 hostile lengths take no time', () => {
  const took = processorTime(() => {
    for (const part of ['[', '**', '](', '[a](', '# ', '\n- ']) legalBlocks(part.repeat(30_000));
  });
  expect(took).toBeLessThan(2000);
});

test('PRO-05 words are counted', () => expect(wordsIn('Art. 6 Abs. 1 – ja, nein')).toBe(6));
