import { describe, expect, test } from 'vitest';
import { CellBatch } from '../cells/cell-batch.ts';
import { TextBudget } from '../cells/text-budget.ts';
import { defaultReadLimits } from '../read-limits.ts';
import { SharedStrings, SharedStringsPart } from '../xlsx/shared-strings.ts';
import { SheetRows } from '../xlsx/sheet-rows.ts';
import { sheetOf, stringsOf } from '../testing/build-workbook.ts';
import { outcome } from '../testing/read-all.ts';
import { nameCode } from './names.ts';
import { tokens, XmlScanner } from './scanner.ts';

const kindNames = Object.keys(tokens);

/** Every token with its content, the text fed in chunks of `size` bytes. */
function scan(xml: string, size: number): unknown[] {
  const bytes = Buffer.from(xml);
  const scanner = new XmlScanner(1500);
  const found: unknown[] = [];
  const drain = () => {
    for (let token = scanner.next(); token !== tokens.more; token = scanner.next()) {
      const text = scanner.bytes.toString('utf8', scanner.textStart, scanner.textEnd);
      const attributes = Array.from({ length: scanner.attributes }, (_value, index) => [
        scanner.attributeNames[index],
        scanner.bytes.toString('utf8', scanner.valueStarts[index], scanner.valueEnds[index]),
      ]);
      const tag = { name: scanner.name, level: scanner.level, foreign: scanner.foreign, attributes };
      found.push([kindNames[token], token >= tokens.text ? text : tag]);
    }
  };
  for (let at = 0; at < bytes.length; at += size) {
    scanner.fill(bytes.subarray(at, at + size));
    drain();
  }
  scanner.finish();
  drain();
  scanner.requireEnd();
  return found;
}

const document =
  '<?xml version="1.0"?>\n<!-- a > <b> --><x:a xmlns:x="u" b = "c>\'/" d=\'"\'>text &amp;<x:e/><f g="1"/><![CDATA[<z> ]] > &]]>ü<x:h\n i="ä" >😀</x:h ><!----><?p ?></x:a>\n ';

describe('scanning XML', () => {
  test('tags, attributes, texts, other vocabularies', () => {
    const tag = (name: string, level: number, more = {}) =>
      expect.objectContaining({ name: nameCode(name), level, foreign: false, ...more });
    expect(scan(document, 10_000)).toEqual([
      ['text', '\n'],
      [
        'open',
        tag('a', 1, {
          attributes: [
            [nameCode('x'), 'u'],
            [nameCode('b'), "c>'/"],
            [nameCode('d'), '"'],
          ],
        }),
      ],
      ['text', 'text &amp;'],
      ['empty', tag('e', 2)],
      ['empty', tag('f', 2, { foreign: true, attributes: [[nameCode('g'), '1']] })],
      ['literal', '<z> ]] > &'],
      ['text', 'ü'],
      ['open', tag('h', 2, { attributes: [[nameCode('i'), 'ä']] })],
      ['text', '😀'],
      ['close', expect.objectContaining({ name: nameCode('h'), level: 2 })],
      ['close', expect.objectContaining({ name: nameCode('a'), level: 1 })],
    ]);
  });

  test.each([1, 2, 3, 5, 7, 16, 64])('in chunks of %d bytes', (size) => {
    expect(scan(document, size)).toEqual(scan(document, 10_000));
  });

  test.each([
    ['no end', '<a>'],
    ['no root', ' '],
    ['two roots', '<a/><b/>'],
    ['text before', 'x<a/>'],
    ['text behind', '<a/>x'],
    ['not balanced', '<a><b></a></b>'],
    ['one end too many', '<a></a></a>'],
    ['no name', '<a>< b/></a>'],
    ['no quotes', '<a b=c/>'],
    ['no value', '<a b></a>'],
    ['no end of a value', '<a b="c></a>'],
    ['a tag in a tag', '<a<b/>'],
    ['a tag in a value', '<a b="<"/>'],
    ['a slash alone', '<a / b="">'],
    ['257 attributes', `<a ${'b="" '.repeat(257)}/>`],
    ['257 levels', '<a>'.repeat(257) + '</a>'.repeat(257)],
    ['a comment without end', '<a><!-- </a>'],
    ['a literal section without end', '<a><![CDATA[ </a>'],
  ])('%s is malformed', async (_name, xml) => {
    expect(await outcome(new Promise((resolve) => resolve(scan(xml, 10_000))))).toBe('damaged');
    expect(await outcome(new Promise((resolve) => resolve(scan(xml, 1))))).toBe('damaged');
  });

  test.each([
    ['a document type', '<!DOCTYPE a><a/>', 'forbidden_content'],
    ['a text of more than 1,500 bytes', `<a>${'x'.repeat(1600)}</a>`, 'too_large'],
    ['a tag of more than 1,500 bytes', `<a b="${'x'.repeat(1600)}"/>`, 'too_large'],
    ['a text of 1,400 bytes', `<a>${'x'.repeat(1400)}</a>`, 'read'],
  ])('%s', async (_name, xml, code) => {
    expect(await outcome(new Promise((resolve) => resolve(scan(xml, 20))))).toBe(code);
  });
});

function readInChunks(size: number): unknown[] {
  const strings = new SharedStrings(100);
  const feed = (xml: string, taker: SheetRows | SharedStringsPart) => {
    const bytes = Buffer.from(xml);
    const scanner = new XmlScanner(1500);
    for (let at = 0; at < bytes.length; at += size) {
      scanner.fill(bytes.subarray(at, at + size));
      taker.take(scanner);
    }
    scanner.finish();
    taker.take(scanner);
    scanner.requireEnd();
  };
  feed(stringsOf('<si><t>a&lt;ü</t></si>\n<si/><si><r><t>b</t></r><t>c</t></si>'), new SharedStringsPart(strings));
  const rows: unknown[] = [];
  const batch = new CellBatch(
    { strings, shown: [], date1904: false, escapes: true, texts: new TextBudget(defaultReadLimits) },
    [0, 1, 2],
    2,
  );
  const onFull = (full: CellBatch) => {
    for (let row = 0; row < full.rows; row += 1)
      rows.push([full.rowNumber(row), ...[0, 1, 2].map((column) => full.text(row, column))]);
    full.clear();
    return full;
  };
  const sheet = new SheetRows({ limits: defaultReadLimits, strings, formatOfStyle: new Int32Array(0), batch, onFull });
  const row = (cells: string) => `<row>${cells}</row>`;
  feed(
    sheetOf(
      row('<c t="s"><v>0</v></c><c t="s"><v>2</v></c>') +
        row('<c><v>12</v></c><c t="inlineStr"><is><t>d &amp; e</t></is></c><c t="str"><f>x</f><v>y</v></c>') +
        row('<c t="s"><v>1</v></c>') +
        row('<c/><c t="inlineStr"><is><r><t>f</t></r></is></c><c><v> 1.5 </v></c>'),
    ),
    sheet,
  );
  sheet.finish();
  return rows;
}

test.each([1, 2, 3, 5, 7, 16, 64, 10_000])('UPL-02 cells are the same in chunks of %d bytes', (size) => {
  expect(readInChunks(size)).toEqual([
    [1, 'a<ü', 'bc', ''],
    [2, '12', 'd & e', 'y'],
    [4, '', 'f', '1.5'],
  ]);
});
