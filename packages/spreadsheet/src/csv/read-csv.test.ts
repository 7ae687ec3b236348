import { expect, test } from 'vitest';
import type { ReadLimits } from '../xlsx/read-workbook.ts';
import { pick, seeded } from '../testing/random.ts';
import { outcome, readAllDelimited, textsOf } from '../testing/read-all.ts';
import { workbookErrorCodes } from '../workbook-error.ts';

const utf16 = Buffer.from('\ufeffPZN;Groß\r\n1;ü\r\n', 'utf16le');

test.each<[string, string | Buffer, string, string[], string[][]]>([
  ['semicolons', 'a;b,c\r\n1;2,5\r\n', ';', ['a', 'b,c'], [['1', '2,5']]],
  ['commas', 'a,b;c,d\n1,2\n', ',', ['a', 'b;c', 'd'], [['1', '2', '']]],
  ['tabs', 'a\tb\n1\t2', '\t', ['a', 'b'], [['1', '2']]],
  ['bars', 'a|b\n1|2', '|', ['a', 'b'], [['1', '2']]],
  ['a declared delimiter', 'sep=,\r\na;b,c\r\n1,2', ',', ['a;b', 'c'], [['1', '2']]],
  ['one column', 'a\n1\n2', ';', ['a'], [['1'], ['2']]],
  ['delimiters within quotes do not count', '"a,b,c,d";e\n1;2', ';', ['a,b,c,d', 'e'], [['1', '2']]],
  ['quotes', 'a;b\n"say ""x"";\r\ny";"";""""\n', ';', ['a', 'b'], [['say "x";\r\ny', '']]],
  ['text behind a quote', 'a;b\n"x"y;z', ';', ['a', 'b'], [['xy', 'z']]],
  ['a quote inside', 'a;b\nx"y;z', ';', ['a', 'b'], [['x"y', 'z']]],
  ['old line ends', 'a;b\r1;2\r', ';', ['a', 'b'], [['1', '2']]],
  ['UTF-8 with a mark', '\ufeffä;b\n1;2', ';', ['ä', 'b'], [['1', '2']]],
  ['UTF-16', utf16, ';', ['PZN', 'Groß'], [['1', 'ü']]],
  ['UTF-16, big end first', Buffer.from(utf16).swap16(), ';', ['PZN', 'Groß'], [['1', 'ü']]],
  ['Windows-1252', Buffer.from('Preis \x80;Gro\xdf\n1;2', 'latin1'), ';', ['Preis €', 'Groß'], [['1', '2']]],
  ['no escapes of workbooks', 'a\n_x0041_', ';', ['a'], [['_x0041_']]],
  [
    'short and long rows',
    'a;b\n1\n1;2;3\n',
    ';',
    ['a', 'b'],
    [
      ['1', ''],
      ['1', '2'],
    ],
  ],
])('UPL-10 %s', async (_name, text, delimiter, header, rows) => {
  const found = await readAllDelimited(Buffer.from(text));
  expect(found).toMatchObject({ delimiter, header });
  expect(textsOf(found)).toEqual(rows);
});

test('UPL-10 empty records are passed over and counted, numbers stay text', async () => {
  const found = await readAllDelimited(Buffer.from('\n;;\na;b\n\n;\n007;1\n'));
  expect(found).toMatchObject({ headerRow: 3, numbers: [6] });
  expect(found.cells[0]?.[0]).toEqual({ kind: 'text', text: '007', number: Number.NaN, formula: false });
});

test.each<[string, string | Buffer, Partial<ReadLimits>, string]>([
  ['nothing', '', {}, 'empty_sheet'],
  ['nothing but delimiters', ';;\r\n;', {}, 'empty_sheet'],
  ['zero bytes', 'a;b\n1;\0', {}, 'damaged'],
  ['an open quote', 'a;b\n"1;2', {}, 'damaged'],
  ['half a character', Buffer.concat([utf16, Buffer.from([1])]), {}, 'damaged'],
  ['too many rows', 'a\n1\n2\n3', { rows: 2 }, 'too_many_rows'],
  ['as many rows as may be', 'a\n1\n2\n\n', { rows: 2 }, 'read'],
  ['too many columns', 'a;b;c', { columns: 2 }, 'too_many_columns'],
  ['empty columns beyond', 'a;b;;;', { columns: 2 }, 'read'],
  ['a long field', `a\n${'x'.repeat(50)}`, { rowBytes: 40 }, 'too_large'],
  ['a long quoted field', `a\n"${'x""'.repeat(50)}"`, { rowBytes: 40 }, 'too_large'],
  ['a long record', `a;b\n${'x'.repeat(30)};${'x'.repeat(30)}`, { rowBytes: 40 }, 'too_large'],
  ['a field longer than any cell', `a\n${'x'.repeat(100_000)}`, {}, 'too_much_text'],
  ['a header longer than any cell', `"${'x""'.repeat(50_000)}"\n1`, {}, 'too_much_text'],
  ['more text than a list has', 'a;b\n1;2\n3;4', { textBytes: 5 }, 'too_much_text'],
  ['as much text as a list may have', 'a;b\n1;2\n3;4', { textBytes: 6 }, 'read'],
  ['a long file', 'a;b\n1;2', { inflated: 6 }, 'too_large'],
])('UPL-10 %s', async (_name, text, limits, code) => {
  expect(await outcome(readAllDelimited(Buffer.from(text), limits))).toBe(code);
});

test('UPL-10 100,000 records', async () => {
  const lines = Array.from({ length: 100_000 }, (_line, index) => `${index};"${index}"\r\n`);
  const found = await readAllDelimited(Buffer.from(`a;b\r\n${lines.join('')}`));
  expect(found.cells).toHaveLength(100_000);
  expect(found.cells.every(([a, b], index) => a?.text === String(index) && b?.text === a.text)).toBe(true);
});

test('UPL-10 any mixture of quotes, delimiters and line ends is read or refused with an error of its own', async () => {
  const codes = new Set<string>();
  for (let seed = 0; seed < 500; seed += 1) {
    const random = seeded(seed);
    const text = Array.from({ length: random(80) }, () =>
      pick(random, ['"', ';', ',', '\t', '|', '\r', '\n', 'a', 'ü', '\ufeff', '\u0080', '=']),
    );
    codes.add(
      await outcome(
        readAllDelimited(Buffer.from(text.join(''), pick(random, ['utf8', 'latin1', 'utf16le'])), { columns: 5 }),
      ),
    );
  }
  expect([...codes].filter((code) => code !== 'read' && !workbookErrorCodes.some((own) => own === code))).toEqual([]);
  expect(codes).toContain('read');
  expect(codes.size).toBeGreaterThan(3);
});
