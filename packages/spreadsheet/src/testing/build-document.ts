import { buildZip, type ZipPart, type ZipShape } from './build-zip.ts';

export const spreadsheetType = 'application/vnd.oasis.opendocument.spreadsheet';
export const documentParts = { type: 'mimetype', manifest: 'META-INF/manifest.xml', content: 'content.xml' } as const;

const vocabulary = (name: string) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
const spaces = ['office', 'table', 'text', 'style'].map((name) => `xmlns:${name}="${vocabulary(name)}"`).join(' ');

export const manifestOf = (inside = ''): string =>
  `<manifest:manifest xmlns:manifest="${vocabulary('manifest')}"><manifest:file-entry manifest:full-path="/" manifest:media-type="${spreadsheetType}">${inside}</manifest:file-entry></manifest:manifest>`;

export const hiddenStyle =
  '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';

/** The content of a document with these tables, as LibreOffice writes it. */
export const contentOf = (tables: string, styles = hiddenStyle): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content ${spaces} xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0">` +
  `<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;

export const tableOf = (rows: string, name = 'Stock', attributes = ''): string =>
  `<table:table table:name="${name}" ${attributes}>${rows}</table:table>`;
export const rowOf = (cells: string, attributes = ''): string =>
  `<table:table-row ${attributes}>${cells}</table:table-row>`;
export const cellOf = (inside: string, attributes = ''): string =>
  `<table:table-cell ${attributes}>${inside}</table:table-cell>`;
export const textCellOf = (text: string, attributes = ''): string =>
  cellOf(`<text:p>${text}</text:p>`, `office:value-type="string" ${attributes}`);
export const numberCellOf = (value: number | string, shown: string = String(value), attributes = ''): string =>
  cellOf(`<text:p>${shown}</text:p>`, `office:value-type="float" office:value="${value}" ${attributes}`);

export const plainRows =
  rowOf(textCellOf('PZN') + textCellOf('Price')) + rowOf(textCellOf('03752864') + numberCellOf(18.9, '18,90'));

type Changes = Readonly<Record<string, string | Buffer | null>>;

/** The parts of a small document that is right in every way, with some changed, added, or taken out (`null`). */
export const documentWith = (changes: Changes = {}): ZipPart[] =>
  Object.entries({
    [documentParts.type]: spreadsheetType,
    [documentParts.content]: contentOf(tableOf(plainRows)),
    [documentParts.manifest]: manifestOf(),
    ...changes,
  }).flatMap(([name, content]) => (content === null ? [] : [{ name, content, stored: name === documentParts.type }]));

export const buildDocument = (changes: Changes = {}, shape: ZipShape = {}): Buffer =>
  buildZip(documentWith(changes), shape);

/** A document of one table with these rows. */
export const documentOf = (rows: string): Buffer =>
  buildDocument({ [documentParts.content]: contentOf(tableOf(rows)) });
