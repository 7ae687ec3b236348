import { type Invoice, InvoiceService } from '@e-invoice-eu/core';
import type { InvoiceParty } from '@offizin/contract/invoices/marketplace';
import type { InvoiceFormat } from '@offizin/domain/invoices/invoice-kinds';
import type { CategorisedLine } from '@offizin/domain/invoices/vat-fault';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import { locales } from '@offizin/domain/locale/locales';
import type { InvoiceContent } from '../tables.ts';
import { textsIn } from '../../../texts/texts.ts';
import type { InvoiceFilesTask } from './files-task.ts';
import { titleOf } from './invoice-title.ts';
import { finishPdf } from './finish-pdf.ts';
import {
  categoryOfLine,
  categoryOfPart,
  customerNumbers,
  hasCategory,
  registrationOf,
  supplierNumbers,
} from './vat-data.ts';
import { type DocumentVat, vatOf } from './vat-reasons.ts';

/** UNTDID 1001: commercial invoice, self-billed invoice, corrected invoice. */
function typeCode({ kind, type }: InvoiceContent): string {
  if (type === 'credit_note') return '384';
  return kind === 'RECEIVED' ? '389' : '380';
}

const decimal = (minorUnits: number): string => (minorUnits / 100).toFixed(2);

/** An amount with its currency, as two keys of the same element. */
const amount = <K extends string>(key: K, minorUnits: number, currency: string) => ({
  [key]: decimal(minorUnits),
  [`${key}@currencyID`]: currency,
});

const addressOf = ({ street, postalCode, city, countryCode }: InvoiceParty) => ({
  'cbc:StreetName': street,
  'cbc:CityName': city,
  'cbc:PostalZone': postalCode,
  'cac:Country': { 'cbc:IdentificationCode': countryCode },
});

function partyOf(party: InvoiceParty, registration?: string) {
  const { name, contact } = party;
  return {
    'cbc:EndpointID': contact.email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': addressOf(party),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      ...(registration !== undefined && { 'cbc:CompanyID': registration }),
    },
    'cac:Contact': {
      'cbc:Name': contact.name,
      'cbc:Telephone': contact.phone,
      'cbc:ElectronicMail': contact.email,
    },
  };
}

function lineOf(line: CategorisedLine, at: number, currency: string) {
  const { text, quantity, unitPrice } = line;
  return {
    'cbc:ID': String(at + 1),
    'cbc:InvoicedQuantity': String(quantity),
    'cbc:InvoicedQuantity@unitCode': 'C62',
    ...amount('cbc:LineExtensionAmount', quantity * unitPrice, currency),
    'cac:Item': { 'cbc:Name': text, 'cac:ClassifiedTaxCategory': categoryOfLine(line) },
    'cac:Price': amount('cbc:PriceAmount', unitPrice, currency),
  };
}

function totalsOf({ currency }: InvoiceContent, documentVat: DocumentVat) {
  const { net, vat, gross, parts } = documentVat.totals;
  return {
    'cac:TaxTotal': [
      {
        ...amount('cbc:TaxAmount', vat, currency),
        'cac:TaxSubtotal': parts.map((part) => ({
          ...amount('cbc:TaxableAmount', part.net, currency),
          ...amount('cbc:TaxAmount', part.vat, currency),
          'cac:TaxCategory': categoryOfPart(part, documentVat),
        })),
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...amount('cbc:LineExtensionAmount', net, currency),
      ...amount('cbc:TaxExclusiveAmount', net, currency),
      ...amount('cbc:TaxInclusiveAmount', gross, currency),
      ...amount('cbc:PayableAmount', gross, currency),
    },
  };
}

const lastDay = (month: string): string => {
  const next = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
  return addDays(next, -1);
};

/** The library's types list every code of the norm; it checks the values against its schema before it writes them. */
const isInvoice = (value: object): value is Invoice => 'ubl:Invoice' in value;

interface Said {
  /** What a credit note corrects, for those who read the data inside a PDF. */
  readonly note: string | null;
  /** How it is settled (BT-20): nobody is to pay what is set off. */
  readonly terms: string;
  readonly vat: DocumentVat;
}

/** When it was done; goods that go to another member state have their destination with it (BR-IC-12, BR-DE-10, BR-DE-11). */
const deliveryOf = ({ month, customer }: InvoiceContent, vat: DocumentVat) => ({
  'cbc:ActualDeliveryDate': lastDay(month),
  ...(hasCategory(vat, 'K') && { 'cac:DeliveryLocation': { 'cac:Address': addressOf(customer) } }),
});

/** The document in the words of EN 16931, with what XRechnung asks for besides. */
function norm({ invoiceNo, content }: InvoiceFilesTask, { note, terms, vat }: Said): Invoice {
  const { supplier, customer, currency, month, corrects } = content;
  const invoice = {
    'ubl:Invoice': {
      'cbc:ID': invoiceNo,
      'cbc:IssueDate': content.issuedOn,
      'cbc:InvoiceTypeCode': typeCode(content),
      ...(note !== null && { 'cbc:Note': note }),
      'cbc:DocumentCurrencyCode': currency,
      'cbc:BuyerReference': customer.vatNumber ?? customer.taxNumber ?? customer.contact.email,
      'cac:InvoicePeriod': { 'cbc:StartDate': `${month}-01`, 'cbc:EndDate': lastDay(month) },
      ...(corrects !== null && {
        'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': { 'cbc:ID': corrects } }],
      }),
      'cac:AccountingSupplierParty': {
        'cac:Party': { ...partyOf(supplier, registrationOf(supplier, vat)), ...supplierNumbers(supplier, vat) },
      },
      'cac:AccountingCustomerParty': {
        'cac:Party': { ...partyOf(customer), ...customerNumbers(customer, vat) },
      },
      'cac:Delivery': deliveryOf(content, vat),
      // Settled with the payouts: clearing between partners.
      'cac:PaymentMeans': [{ 'cbc:PaymentMeansCode': '97' }],
      'cac:PaymentTerms': { 'cbc:Note': terms },
      ...totalsOf(content, vat),
      'cac:InvoiceLine': vat.lines.map((line, at) => lineOf(line, at, currency)),
    },
  };
  if (!isInvoice(invoice)) throw new TypeError('not an invoice');
  return invoice;
}

/** The library leaves out of CII what an invoice corrects (BT-25); its place is behind the sums. */
function withCorrected(xml: string, corrects: string | null): string {
  if (corrects === null) return xml;
  const behind = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
  const reference = `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${corrects}</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>`;
  return xml.replace(behind, `${behind}${reference}`);
}

/** What the data says in the language of the shop. */
async function saidIn({ content, locale }: InvoiceFilesTask): Promise<Said> {
  const words = await textsIn(locale, 'invoiceDocument');
  const { corrects } = content;
  return {
    note: corrects === null ? null : words('corrects', { number: corrects }),
    terms: words('settled'),
    vat: vatOf(content, words),
  };
}

const quiet = { log: () => {}, warn: () => {}, error: () => {}, debug: () => {}, info: () => {} };
const service = new InvoiceService(quiet);
const syntaxes = { cii: 'XRECHNUNG-CII', ubl: 'XRECHNUNG-UBL' } as const;

/** The data of a document alone, as XRechnung. */
export async function xrechnung(task: InvoiceFilesTask, syntax: Exclude<InvoiceFormat, 'pdf'>): Promise<string> {
  const { content } = task;
  const made = await service.generate(norm(task, await saidIn(task)), {
    format: syntaxes[syntax],
    lang: 'de-de',
    noWarnings: true,
  });
  const xml = typeof made === 'string' ? made : Buffer.from(made).toString('utf8');
  return syntax === 'cii' ? withCorrected(xml, content.corrects) : xml;
}

/** Puts the data into the drawn document: Factur-X with the profile EN 16931, as PDF/A-3. */
export async function embedData(task: InvoiceFilesTask, drawn: Uint8Array): Promise<Uint8Array> {
  const { invoiceNo, locale } = task;
  const made = await service.generate(norm(task, await saidIn(task)), {
    format: 'Factur-X-EN16931',
    lang: locales[locale].tag.toLowerCase(),
    noWarnings: true,
    pdf: { buffer: drawn, filename: `${invoiceNo}.pdf`, mimetype: 'application/pdf' },
  });
  if (typeof made === 'string') throw new TypeError('not a PDF');
  return finishPdf(made, titleOf(task, await textsIn(locale, 'invoiceDocument')));
}
