import { expect, test } from 'vitest';
import { fileFormat } from './file-format.ts';
import { buildDocument, documentWith } from './testing/build-document.ts';
import { buildWorkbook } from './testing/build-workbook.ts';
import { buildZip } from './testing/build-zip.ts';

const within = (bytes: Buffer) => Buffer.concat([Buffer.from('PK'), bytes]).subarray(2);

test.each([
  ['a workbook', buildWorkbook(), 'xlsx'],
  ['an .xls', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'xlsx'],
  ['a zip archive cut off', Buffer.from('PK\u0003\u0004'), 'xlsx'],
  ['a document', buildDocument(), 'ods'],
  ['a document inside other bytes', within(buildDocument()), 'ods'],
  ['a document whose type is not its first entry', buildZip(documentWith().toReversed()), 'ods'],
  ['a document cut off', buildDocument().subarray(0, 45), 'ods'],
  ['text', Buffer.from('PZN;Preis'), 'csv'],
  ['nothing', Buffer.alloc(0), 'csv'],
])('UPL-10 %s is recognised by its first bytes', (_name, file, format) => {
  expect(fileFormat(file)).toBe(format);
});
