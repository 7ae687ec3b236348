import { deflateRawSync } from 'node:zlib';
import {
  cellOf,
  contentOf,
  documentParts,
  documentWith,
  numberCellOf,
  rowOf,
  tableOf,
  textCellOf,
} from './build-document.ts';
import { partsWith, sheetOf, sheetPart, stringsOf, stringsPart, stylesOf, stylesPart } from './build-workbook.ts';
import { buildZip, type ZipPart } from './build-zip.ts';
import { pick, seeded, type Random } from './random.ts';

const row = (number: number) =>
  `<row r="${number}"><c r="A${number}" s="1"><v>${number * 37}</v></c><c r="B${number}" t="s"><v>${number % 3}</v></c>` +
  `<c r="C${number}" t="inlineStr"><is><r><t>a&amp;</t></r><r><t>b</t></r></is></c><c r="D${number}" s="2"><f>A1</f><v>46350.5</v></c><c r="E${number}" t="b"><v>1</v></c></row>`;

/** Valid parts with a bit of everything, to be spoiled. */
export const soundWorkbook: readonly ZipPart[] = partsWith({
  [sheetPart]: sheetOf(Array.from({ length: 40 }, (_row, index) => row(index + 1)).join('\n')),
  [stringsPart]: stringsOf(
    '<si><t>PZN</t></si><si><r><t>rich </t></r><r><t>text</t></r></si><si><t xml:space="preserve"> _x0041_ </t></si>',
  ),
  [stylesPart]: stylesOf([0, '0000000', 14]),
});

const tableRow = (number: number) =>
  rowOf(
    numberCellOf(number * 37, String(number * 37).padStart(7, '0')) +
      textCellOf('a&amp;<text:s text:c="3"/>b<text:tab/>', 'table:number-columns-repeated="2"') +
      cellOf('<text:p>x</text:p><text:p>y</text:p>') +
      numberCellOf(7, '#N/A', 'table:formula="of:=NA()"') +
      cellOf('', 'office:value-type="date" office:date-value="2026-11-24"') +
      '<table:table-cell table:number-columns-repeated="16379"/>',
    number % 5 ? '' : 'table:number-rows-repeated="3"',
  );

export const soundDocument: readonly ZipPart[] = documentWith({
  [documentParts.content]: contentOf(
    tableOf(rowOf(textCellOf('x')), 'Hidden', 'table:style-name="ta2"') +
      tableOf(
        `${Array.from({ length: 30 }, (_row, index) => tableRow(index + 1)).join('\n')}<table:table-row table:number-rows-repeated="1048000"/>`,
      ),
  ),
});

const scraps = [
  '<',
  '>',
  '/>',
  '"',
  '&',
  '&#0;',
  '&#x110000;',
  '&b;',
  ']]>',
  '<![CDATA[',
  '<!--',
  '-->',
  '<?',
  '?>',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '</row>',
  '</c>',
  '<row>',
  '<c t="s"><v>',
  '<v>1e999</v>',
  '<is>',
  '<t>',
  '<rPh>',
  'r="ZZZZ9"',
  'r="A0"',
  't="s"',
  's="99999999999"',
  's="-1"',
  'xmlns:x="y"',
  'x:',
  '\0',
  '\ufeff',
  '</sheetData>',
  '-1',
  '99999999999',
  '1.7976931348623157E+400',
  'encoding="UTF-16"',
  'encoding="x-none"',
  '_xD800_',
  'TargetMode="External"',
  '../../../',
  'state="hidden"',
  '9'.repeat(500),
  'table:number-rows-repeated="',
  'table:number-columns-repeated="99999999"',
  '<table:table-row>',
  '</table:table-cell>',
  '<text:p>',
  '<text:s text:c="999999999"/>',
  'table:display="false"',
] as const;

function spoilXml(random: Random, xml: string): string {
  const at = random(xml.length + 1);
  const length = random(4) === 0 ? random(200) : random(4);
  const other = random(xml.length);
  return pick<() => string>(random, [
    () => xml.slice(0, at) + xml.slice(at + length),
    () => xml.slice(0, at) + pick(random, scraps) + xml.slice(at),
    () => xml.slice(0, at) + pick(random, scraps) + xml.slice(at + length),
    () => xml.slice(0, at) + xml.slice(other, other + length) + xml.slice(at),
    () => xml.slice(0, at) + String.fromCharCode(random(0x300)) + xml.slice(at + 1),
    () => xml.slice(0, at),
    () =>
      xml.replaceAll(
        pick(random, [
          'row',
          'v',
          'sheetData',
          'sheet',
          'Id',
          'si',
          'xf',
          '"',
          '=',
          'table-row',
          'table-cell',
          'text:p',
        ]),
        pick(random, scraps),
      ),
  ])();
}

function spoilBytes(random: Random, bytes: Buffer): Buffer {
  const spoiled = Buffer.from(bytes);
  for (let change = random(6); change >= 0; change -= 1) {
    const at = random(spoiled.length);
    spoiled[at] = pick<() => number>(random, [
      () => random(256),
      () => (spoiled[at] ?? 0) ^ (1 << random(8)),
      () => 0,
      () => 255,
    ])();
  }
  return random(5) === 0 ? spoiled.subarray(0, random(spoiled.length)) : spoiled;
}

function spoilPart(random: Random, part: ZipPart, names: readonly string[]): ZipPart {
  const content = Buffer.from(part.content);
  const large = pick(random, [0, 1, 20, 0xffff, 0x7fff_ffff, 0xffff_ffff]);
  return pick<() => ZipPart>(random, [
    () => ({ ...part, content: spoilBytes(random, content) }),
    () => ({ ...part, packed: spoilBytes(random, deflateRawSync(content)) }),
    () => ({ ...part, size: large }),
    () => ({ ...part, packedSize: large }),
    () => ({ ...part, localSize: large }),
    () => ({ ...part, offset: pick(random, [large, random(2000)]) }),
    () => ({ ...part, flags: random(0xffff) }),
    () => ({ ...part, method: random(3) === 0 ? random(100) : 0 }),
    () => ({ ...part, zip64: true, size: random(3000) }),
    () => ({ ...part, descriptor: true, stored: random(2) === 0 }),
    () => ({ ...part, name: pick(random, ['', ...names]) }),
    () => ({ ...part, content: Buffer.from(content.toString(), random(2) ? 'utf16le' : 'latin1') }),
  ])();
}

/** A file spoiled in one of three ways: its XML, its archive, its bytes; the same for the same seed. */
export function mutant(sound: readonly ZipPart[], seed: number): Buffer {
  const random = seeded(seed);
  const chosen = random(sound.length);
  const change = (spoil: (part: ZipPart) => ZipPart) =>
    sound.map((part, index) => (index === chosen ? spoil(part) : part));
  switch (random(3)) {
    case 0: {
      const times = 1 + random(3);
      const spoil = (part: ZipPart) => ({
        ...part,
        content: Array.from({ length: times }).reduce<string>((xml) => spoilXml(random, xml), String(part.content)),
      });
      return buildZip(change(spoil));
    }
    case 1:
      return buildZip(
        change((part) =>
          spoilPart(
            random,
            part,
            sound.map(({ name }) => name),
          ),
        ),
        random(4) ? {} : { count: random(70_000), zip64: random(2) === 0, directoryOffset: random(3000) },
      );
    default:
      return spoilBytes(random, buildZip(sound));
  }
}
