import { buildZip, type ZipPart, type ZipShape } from './build-zip.ts';

export const mainSpace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const strictSpace = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const strictRelations = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetPart = 'xl/worksheets/sheet1.xml';
export const stringsPart = 'xl/sharedStrings.xml';
export const stylesPart = 'xl/styles.xml';
export const workbookPart = 'xl/workbook.xml';
export const workbookRelsPart = 'xl/_rels/workbook.xml.rels';
export const typesPart = '[Content_Types].xml';
export const rootRelsPart = '_rels/.rels';

/** A worksheet with these rows as written in its XML. */
export const sheetOf = (rows: string, before = '', after = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${mainSpace}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;

export const stringsOf = (items: string): string => `<sst xmlns="${mainSpace}">${items}</sst>`;

/** A stylesheet whose cell styles have these number formats: built-in ids, or codes of their own. */
export function stylesOf(formats: readonly (number | string)[]): string {
  const escape = (code: string) => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const own = formats.map((format, index) =>
    typeof format === 'string' ? `<numFmt numFmtId="${164 + index}" formatCode="${escape(format)}"/>` : '',
  );
  const styles = formats.map(
    (format, index) => `<xf numFmtId="${typeof format === 'string' ? 164 + index : format}"/>`,
  );
  return `<styleSheet xmlns="${mainSpace}"><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`;
}

export const relation = (id: string, type: string, target: string, base = officeRelations): string =>
  `<Relationship Id="${id}" Type="${base}/${type}" Target="${target}"/>`;
export const relationsOf = (relations: string): string =>
  `<Relationships xmlns="${packageRelations}">${relations}</Relationships>`;

export const workbookOf = (sheets: string, properties = ''): string =>
  `<workbook xmlns="${mainSpace}" xmlns:r="${officeRelations}">${properties}<sheets>${sheets}</sheets></workbook>`;

const typesOf = (main: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>` +
  `<Override PartName="/xl/sharedStrings.xml" ContentType="${sheetType}.sharedStrings+xml"/></Types>`;

export const plainSheet = sheetOf(
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>03752864</t></is></c><c r="B2"><v>18.9</v></c></row>',
);

/** The parts of a small workbook that is right in every way. */
export const plainParts: Readonly<Record<string, string>> = {
  [typesPart]: typesOf(`${sheetType}.sheet.main+xml`),
  [rootRelsPart]: relationsOf(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  [workbookPart]: workbookOf('<sheet name="Stock" sheetId="1" r:id="rId1"/>'),
  [workbookRelsPart]: relationsOf(
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
      relation('rId2', 'styles', 'styles.xml') +
      relation('rId3', 'sharedStrings', 'sharedStrings.xml'),
  ),
  [stylesPart]: stylesOf([0]),
  [stringsPart]: stringsOf('<si><t>PZN</t></si><si><t>Price</t></si>'),
  [sheetPart]: plainSheet,
};

export const macroTypes = typesOf('application/vnd.ms-excel.sheet.macroEnabled.main+xml');
export const wordTypes = typesOf('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml');

type Changes = Readonly<Record<string, string | Buffer | null>>;

export const partsWith = (changes: Changes = {}): ZipPart[] =>
  Object.entries({ ...plainParts, ...changes }).flatMap(([name, content]) =>
    content === null ? [] : [{ name, content }],
  );

/** The plain workbook with some parts changed, added, or taken out (`null`). */
export const buildWorkbook = (changes: Changes = {}, shape: ZipShape = {}): Buffer =>
  buildZip(partsWith(changes), shape);

/** The plain workbook with some fields of one entry changed. */
export const withEntry = (name: string, change: Partial<ZipPart>): Buffer =>
  buildZip(partsWith().map((part) => (part.name === name ? { ...part, ...change } : part)));
