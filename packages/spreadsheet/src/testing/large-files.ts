import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import {
  plainParts,
  partsWith,
  sheetOf,
  sheetPart,
  stringsOf,
  stringsPart,
  stylesOf,
  stylesPart,
  workbookOf,
  workbookPart,
  workbookRelsPart,
} from './build-workbook.ts';
import { buildZip } from './build-zip.ts';
import { seeded } from './random.ts';

const megabyte = 1024 * 1024;
const origins = ['eigen', 'Großhandel'] as const;

/** A row of a stock list; its number in the sheet counts from 2. */
export interface StockRow {
  readonly code: string;
  readonly ean: string;
  readonly stock: number;
  readonly price: string;
  /** Of one's own, 0, or the wholesaler's, 1. */
  readonly origin: number;
}

type Row = StockRow & { readonly number: number };

const inline = (text: string) => `t="inlineStr"><is><t>${text}</t></is></c>`;
const officeRow =
  'customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"';

/** A row as different programs write it; index 0 and 1 of the shared strings are the origins, the codes follow. */
const rowOf = {
  'shared strings': ({ number, ean, stock, price, origin }: Row) =>
    `<row r="${number}" spans="1:5" x14ac:dyDescent="0.25"><c r="A${number}" s="1" t="s"><v>${number}</v></c><c r="B${number}" s="1"><v>${ean}</v></c><c r="C${number}"><v>${stock}</v></c>` +
    `<c r="D${number}" s="2"><v>${price}</v></c><c r="E${number}" t="s"><v>${origin}</v></c></row>`,
  'inline strings': ({ number, code, ean, stock, price, origin }: Row) =>
    `<row r="${number}"><c r="A${number}" s="1" ${inline(code)}<c r="B${number}" s="1" ${inline(ean)}<c r="C${number}" s="2"><v>${stock}</v></c>` +
    `<c r="D${number}" s="2"><v>${price}</v></c><c r="E${number}" s="1" ${inline(origins[origin] ?? '')}</row>`,
  'like LibreOffice': ({ number, ean, stock, price, origin }: Row) =>
    `<row r="${number}" ${officeRow}><c r="A${number}" s="1" t="s"><v>${number}</v></c><c r="B${number}" s="1" t="n"><v>${ean}</v></c><c r="C${number}" s="0" t="n"><v>${stock}</v></c>` +
    `<c r="D${number}" s="2" t="n"><v>${price}</v></c><c r="E${number}" s="0" t="s"><v>${origin}</v></c></row>`,
  densest: ({ code, stock, price }: Row) =>
    `<row><c><v>${code}</v></c><c/><c><v>${stock}</v></c><c><v>${price}</v></c></row>`,
} as const;

export type FileShape = keyof typeof rowOf;
export const fileShapes = Object.keys(rowOf) as FileShape[];

const sharesStrings: ReadonlySet<FileShape> = new Set(['shared strings', 'like LibreOffice']);

/** A stock file of these rows as some program would write it. */
export function fileOfRows(shape: FileShape, rows: readonly StockRow[]): Buffer {
  const strings = origins.map((text) => `<si><t>${text}</t></si>`);
  const lines = [
    `<row>${['PZN', 'EAN', 'Bestand', 'Preis', 'Herkunft'].map((text) => `<c ${inline(text)}`).join('')}</row>`,
  ];
  for (const [index, row] of rows.entries()) {
    lines.push(rowOf[shape]({ ...row, number: index + 2 }));
    strings.push(
      shape === 'like LibreOffice' ? `<si><t xml:space="preserve">${row.code}</t></si>` : `<si><t>${row.code}</t></si>`,
    );
  }
  const shared = sharesStrings.has(shape) ? strings : [];
  return buildZip(
    partsWith({
      [sheetPart]: sheetOf(lines.join('')),
      [stringsPart]: stringsOf(shared.join('')),
      [stylesPart]: stylesOf([0, '@', '0.00']),
    }),
  );
}

/** A stock file with the given number of rows; in the densest one codes rise in small steps, as in a sorted list. */
export function stockFile(shape: FileShape, rows: number): Buffer {
  const random = seeded(7);
  const dense = shape === 'densest';
  let number = 1_000_000;
  const row = (): StockRow => {
    const code = String(dense ? (number += random(40)) : random(99_999_999)).padStart(8, '0');
    const price = dense ? (1 + random(90) / 10).toFixed(1) : (random(10_000) / 100).toFixed(2);
    return {
      code,
      ean: `4${String(random(1e9)).padStart(12, '0')}`,
      stock: random(dense ? 10 : 100),
      price,
      origin: random(5) === 0 ? 1 : 0,
    };
  };
  return fileOfRows(shape, Array.from({ length: rows }, row));
}

/** As many rows as fit into the given number of bytes, at most as many as the portal takes. */
export function stockFileOf(shape: FileShape, bytes: number): Buffer {
  const sample = stockFile(shape, 20_000);
  const rows = Math.min(399_999, Math.floor((20_000 * bytes) / sample.length));
  return stockFile(shape, rows);
}

const noise = (bytes: number) => `<!--${randomBytes(bytes).toString('hex')}-->`;

/** `pattern` again and again in rows of 3.9 MB, up to 250 MB, with noise that keeps it within the ratio. */
function longSheet(pattern: string, root = 'worksheet'): Buffer {
  const prefix = root.slice(0, root.indexOf(':') + 1);
  const row = Buffer.concat([
    Buffer.from(`<${prefix}row>`),
    Buffer.from(pattern.repeat(Math.floor((3.9 * megabyte) / pattern.length))),
    Buffer.from(`</${prefix}row>`),
  ]);
  const start = `<${root}><${prefix}sheetData>${`${noise(megabyte)}<${prefix}row/>`.repeat(3)}`;
  const head = `<${prefix}row><${prefix}c t="str"><${prefix}v>H</${prefix}v></${prefix}c></${prefix}row>`;
  return Buffer.concat([
    Buffer.from(start + head),
    ...Array.from({ length: 62 }, () => row),
    Buffer.from(`</${prefix}sheetData></${root}>`),
  ]);
}

function longStrings(pattern: string): Buffer {
  const items = pattern.repeat(Math.floor((93 * megabyte) / pattern.length));
  return Buffer.from(stringsOf(noise(megabyte) + items));
}

const withPart = (name: string, content: Buffer): Buffer =>
  buildZip(
    partsWith().map((part) =>
      part.name === name ? { name, content, packed: deflateRawSync(content, { level: 1 }) } : part,
    ),
  );

/** Files just within the limits that make the reader work the most. */
export const heavyFiles: Readonly<Record<string, () => Buffer>> = {
  'empty rows': () => withPart(sheetPart, longSheet('</row><row>')),
  'empty cells': () => withPart(sheetPart, longSheet('<c/>')),
  'empty cells, prefixed': () => withPart(sheetPart, longSheet('<x:c/>', 'x:worksheet')),
  'numbers in one column': () => withPart(sheetPart, longSheet('<c r="A1"><v>1</v></c>')),
  'ISO dates in one column': () => withPart(sheetPart, longSheet('<c r="A1" t="d"><v>2026-11-24</v></c>')),
  references: () => withPart(sheetPart, longSheet(`<c r="A1" t="str"><v>${'&amp;'.repeat(2000)}</v></c>`)),
  comments: () => withPart(sheetPart, longSheet('<!---->')),
  instructions: () => withPart(sheetPart, longSheet('<?a?>')),
  'literal sections': () =>
    withPart(sheetPart, longSheet(`<c r="A1" t="str"><v>${'<![CDATA[]]>'.repeat(2000)}</v></c>`)),
  attributes: () => withPart(sheetPart, longSheet(`<c ${'a="" '.repeat(200)}/>`)),
  'white space': () => withPart(sheetPart, longSheet(' '.repeat(1000))),
  'empty shared strings': () => withPart(stringsPart, longStrings('<si/>')),
  'shared strings of one letter': () => withPart(stringsPart, longStrings('<si><t>a</t></si>')),
  'long shared strings': () => withPart(stringsPart, longStrings(`<si><t>${'a'.repeat(30_000)}</t></si>`)),
  'shared strings in UTF-16': () =>
    withPart(
      stringsPart,
      Buffer.from(
        `\ufeff${stringsOf(noise(megabyte / 4) + `<si><t>${'語'.repeat(15_000)}</t></si>`.repeat(3000))}`,
        'utf16le',
      ),
    ),
  'relationships of 8 MB': () =>
    withPart(
      workbookRelsPart,
      Buffer.from(
        plainParts[workbookRelsPart]?.replace(
          '</R',
          `${'<Relationship Id="a" Type="b" Target="c"/>'.repeat(190_000)}${noise(100_000)}</R`,
        ) ?? '',
      ),
    ),
  'sheets of 8 MB': () =>
    withPart(
      workbookPart,
      Buffer.from(
        workbookOf(
          `${'<sheet name="a" state="hidden" r:id="rId1"/>'.repeat(180_000)}<sheet r:id="rId1"/>${noise(100_000)}`,
        ),
      ),
    ),
  'styles of 8 MB': () =>
    withPart(
      stylesPart,
      Buffer.from(
        noise(100_000) + stylesOf(Array.from({ length: 30_000 }, (_style, index) => `${'0'.repeat(190)}"${index}"`)),
      ),
    ),
};
