import { beforeAll, describe, expect, test } from 'vitest';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from 'pdf-lib';
import { anInvoice } from '@offizin/testkit/records';
import { invoiceCases, taskOf } from '../../../testing/invoice-cases.ts';
import { one, part } from '../../../testing/xml-texts.ts';
import { makeFiles } from './make-files.ts';

const { customer } = anInvoice();
const manyLines = Array.from({ length: 60 }, (_, at) => ({
  text: `Posten ${at + 1}`,
  quantity: 1,
  unitPrice: 100,
  vatRate: at % 2 === 0 ? 1900 : 700,
}));
const mixed = invoiceCases['a rate, reverse charge and an exemption with its code']?.record ?? anInvoice();
const documents = {
  'of one page, with its data': { record: anInvoice(), electronic: true },
  'of several categories, with its data': { record: mixed, electronic: true },
  'of several pages, with its data': { record: anInvoice({ lines: manyLines }), electronic: true },
  'with names in other letters, with its data': {
    record: anInvoice({ customer: { ...customer, name: 'Φαρμακείο Ερμού – Аптека Київ Łódź' } }),
    electronic: true,
  },
  'without data': { record: anInvoice(), electronic: false },
} as const;

const name = (text: string): PDFName => PDFName.of(text);

describe.each(Object.entries(documents))('INV-04 PDF/A-3: a document %s', (_, { record, electronic }) => {
  let bytes: Buffer;
  let pdf: PDFDocument;
  let objects: PDFObject[];
  let dictionaries: PDFDict[];
  let xmp = '';

  const textOf = (stream: unknown): Buffer =>
    stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()) : Buffer.alloc(0);
  const typed = (key: string, value: string) =>
    dictionaries.filter((dictionary) => dictionary.lookup(name(key)) === name(value));
  const stringOf = (value: unknown): string | undefined =>
    value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
  const dictionary = (value: unknown): PDFDict => {
    if (!(value instanceof PDFDict)) throw new TypeError('no dictionary');
    return value;
  };

  beforeAll(async () => {
    const [made] = await makeFiles({ ...taskOf(record), wanted: ['pdf'], electronic });
    bytes = Buffer.from(made?.bytes ?? []);
    pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
    dictionaries = objects.flatMap((object) =>
      object instanceof PDFDict ? [object] : object instanceof PDFRawStream ? [object.dict] : [],
    );
    xmp = textOf(pdf.catalog.lookup(name('Metadata'))).toString('utf8');
  });

  test('6.1.2 the header names a version up to 1.7, with four bytes that are no text behind it', () => {
    expect(bytes.toString('latin1', 0, 8)).toMatch(/^%PDF-1\.[4-7]$/);
    const behind = bytes.subarray(bytes.indexOf('\n') + 1);
    expect(behind[0]).toBe('%'.charCodeAt(0));
    expect([...behind.subarray(1, 5)].every((byte) => byte > 127)).toBe(true);
  });

  test('6.1.3 the trailer has two identifiers and no encryption; nothing is behind its end', () => {
    const { ID: id, Encrypt: encrypted } = pdf.context.trailerInfo;
    const found = pdf.context.lookup(id);
    expect(found instanceof PDFArray && found.size()).toBe(2);
    expect(encrypted).toBeUndefined();
    expect(bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  });

  test('6.1.7 no stream is outside of the file, or packed with LZW', () => {
    const filters = dictionaries.map((each) => String(each.lookup(name('Filter'))));
    expect(filters.filter((filter) => /LZW|Crypt/.test(filter))).toEqual([]);
    expect(typed('Type', 'Filespec').every((each) => each.lookup(name('FFilter')) === undefined)).toBe(true);
  });

  test('6.2.3 an output intent with its ICC profile', () => {
    const intents = pdf.catalog.lookup(name('OutputIntents'), PDFArray);
    expect(intents.size()).toBe(1);
    const intent = intents.lookup(0, PDFDict);
    expect(intent.lookup(name('S'))).toBe(name('GTS_PDFA1'));
    const stream = intent.lookup(name('DestOutputProfile'));
    const profile = textOf(stream);
    expect(profile.toString('latin1', 36, 40)).toBe('acsp');
    expect([profile.readUInt32BE(0), profile.toString('latin1', 16, 20)]).toEqual([profile.length, 'RGB ']);
    expect(stream instanceof PDFRawStream && stream.dict.lookup(name('N'), PDFNumber).asNumber()).toBe(3);
  });

  test('6.2.4, 6.2.10 no transparency: no group without its colour space, nothing that shines through', () => {
    const groups = dictionaries.flatMap((each) => {
      const group = each.lookup(name('Group'));
      return group instanceof PDFDict ? [group] : [];
    });
    expect(groups.filter((group) => group.lookup(name('CS')) === undefined)).toEqual([]);
    const states = dictionaries.filter((each) => ['CA', 'ca', 'SMask', 'BM'].some((key) => each.has(name(key))));
    expect(states.map(String)).toEqual([]);
  });

  test('6.2.11 every font is embedded, with what its glyphs mean', () => {
    const fonts = typed('Type', 'Font');
    const composite = fonts.filter((font) => font.lookup(name('Subtype')) === name('Type0'));
    expect(composite.length).toBeGreaterThanOrEqual(2);
    expect(composite.every((font) => font.has(name('ToUnicode')))).toBe(true);
    expect(composite.map((font) => String(font.lookup(name('Encoding'))))).toEqual(composite.map(() => '/Identity-H'));
    const outlined = fonts.filter((font) => font.lookup(name('Subtype')) === name('CIDFontType2'));
    expect(outlined.filter((font) => !font.has(name('CIDToGIDMap')))).toEqual([]);
    const described = fonts.filter((font) => !composite.includes(font));
    for (const font of described) {
      const descriptor = dictionary(font.lookup(name('FontDescriptor')));
      expect(['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(name(key)))).toBe(true);
    }
  });

  test('6.5 nothing acts: no script, no action of the document, no form', () => {
    const keys = ['JavaScript', 'JS', 'AA', 'XFA', 'Launch'];
    expect(dictionaries.filter((each) => keys.some((key) => each.has(name(key)))).map(String)).toEqual([]);
    expect(['OpenAction', 'AcroForm'].filter((key) => pdf.catalog.has(name(key)))).toEqual([]);
  });

  test('6.6.2, 6.6.4 metadata in the catalogue say part 3 and a conformance, and the title of the document', () => {
    const stream = pdf.catalog.lookup(name('Metadata'));
    expect(stream instanceof PDFRawStream && stream.dict.has(name('Filter'))).toBe(false);
    expect(xmp).toMatch(/^<\?xpacket begin=/);
    expect(xmp.trimEnd()).toMatch(/<\?xpacket end=.[rw].\?>$/);
    expect(one(xmp, 'pdfaid:part')).toBe('3');
    expect(one(xmp, 'pdfaid:conformance')).toBe(electronic ? 'B' : 'A');
    expect(one(part(xmp, 'dc:title'), 'rdf:li')).toBe(pdf.getTitle());
    expect(Date.parse(one(xmp, 'xmp:CreateDate'))).toBe(pdf.getCreationDate()?.getTime());
  });

  test('6.7 it is tagged and says its language', () => {
    expect(pdf.catalog.lookup(name('MarkInfo'), PDFDict).lookup(name('Marked'))?.toString()).toBe('true');
    expect(pdf.catalog.lookup(name('StructTreeRoot'))).toBeInstanceOf(PDFDict);
    expect(stringOf(pdf.catalog.lookup(name('Lang')))?.toLowerCase()).toBe('de-de');
  });

  test.runIf(electronic)('6.8 the data is a file of the document, with its kind, its day and what it is to it', () => {
    const [file, ...others] = typed('Type', 'Filespec');
    expect(others).toEqual([]);
    const specification = dictionary(file);
    expect([stringOf(specification.lookup(name('F'))), stringOf(specification.lookup(name('UF')))]).toEqual([
      'factur-x.xml',
      'factur-x.xml',
    ]);
    expect(String(specification.lookup(name('AFRelationship')))).toBe('/Alternative');
    expect(pdf.catalog.lookup(name('AF'), PDFArray).lookup(0)).toBe(file);
    const names = pdf.catalog.lookup(name('Names'), PDFDict).lookup(name('EmbeddedFiles'), PDFDict);
    expect(names.lookup(name('Names'), PDFArray).lookup(1)).toBe(file);
    const stream = specification.lookup(name('EF'), PDFDict).lookup(name('F'));
    if (!(stream instanceof PDFRawStream)) throw new TypeError('no file');
    expect(stream.dict.lookup(name('Subtype'))).toBe(name('text/xml'));
    const about = stream.dict.lookup(name('Params'), PDFDict);
    expect(stringOf(about.lookup(name('ModDate')))).toMatch(/^D:\d{14}/);
    const data = textOf(stream);
    expect(about.lookup(name('Size'), PDFNumber).asNumber()).toBe(data.length);
    expect(one(part(data.toString('utf8'), 'rsm:ExchangedDocument'), 'ram:ID')).toBe('LI-2026-000001');
  });

  test.runIf(electronic)('Factur-X: its extension schema is described, and says which file and profile it is', () => {
    const schema = part(xmp, 'pdfaExtension:schemas');
    expect(one(schema, 'pdfaSchema:namespaceURI')).toBe('urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#');
    for (const property of ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'])
      expect(schema).toContain(`<pdfaProperty:name>${property}</pdfaProperty:name>`);
    expect(
      ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel'].map((each) => one(xmp, `fx:${each}`)),
    ).toEqual(['INVOICE', 'factur-x.xml', '1.0', 'EN 16931']);
  });
});
