import { Readable } from 'node:stream';
import { sheetXml, type Sheet } from './write-sheet.ts';
import { contentTypesXml, packageRelsXml, sheetNames, stylesXml, workbookRelsXml, workbookXml } from './write-parts.ts';
import { zip, type ZipEntry } from '../zip/write-zip.ts';

export interface Workbook {
  readonly sheets: readonly Sheet[];
}

/** The bytes of an .xlsx file as a stream; rows are taken as they are needed, so memory stays bounded. */
export function writeWorkbook({ sheets }: Workbook): Readable {
  const names = sheetNames(sheets.map((sheet) => sheet.name));
  const parts: ZipEntry[] = [
    { name: '[Content_Types].xml', content: [contentTypesXml(sheets.length)] },
    { name: '_rels/.rels', content: [packageRelsXml()] },
    { name: 'xl/workbook.xml', content: [workbookXml(names)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelsXml(sheets.length)] },
    { name: 'xl/styles.xml', content: [stylesXml()] },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet) })),
  ];
  return Readable.from(zip(parts), { objectMode: false });
}

/** The whole .xlsx file in one piece, for small ones. */
export async function workbookBuffer(workbook: Workbook): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of writeWorkbook(workbook)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
