import { ibanFault } from '@offizin/domain/company/bank-account';
import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceCases, taskOf } from '../../../testing/invoice-cases.ts';
import { all, one, part, parts } from '../../../testing/xml-texts.ts';
import { xrechnung } from './electronic-invoice.ts';

type Syntax = 'cii' | 'ubl';
type Holds = (xml: string) => boolean;

/** A rule of XRechnung 3 in the two syntaxes, and what is to be taken out of a document so that it no longer holds. */
interface Rule {
  readonly cii: Holds;
  readonly ubl: Holds;
  /** The elements whose absence breaks it; none where documents have nothing that the rule is about. */
  readonly breaks?: Readonly<Record<Syntax, RegExp>>;
}

const sellerUbl = (xml: string): string => part(xml, 'cac:AccountingSupplierParty');
const buyerUbl = (xml: string): string => part(xml, 'cac:AccountingCustomerParty');
const seller = (xml: string): string => part(xml, 'ram:SellerTradeParty');
const buyer = (xml: string): string => part(xml, 'ram:BuyerTradeParty');
const breakdowns = (xml: string): string[] =>
  parts(part(xml, 'ram:ApplicableHeaderTradeSettlement'), 'ram:ApplicableTradeTax');
const breakdownsUbl = (xml: string): string[] => parts(part(xml, 'cac:TaxTotal'), 'cac:TaxSubtotal');

const element = (name: string): RegExp => new RegExp(`<${name}(?: [^>]*)?>[^]*?</${name}>`, 'g');
const both = (cii: string, ubl: string) => ({ cii: element(cii), ubl: element(ubl) });
/** The rule holds where an element has a text. */
const needs = (cii: Holds, ubl: Holds, names: readonly [string, string]): Rule => ({
  cii,
  ubl,
  breaks: both(...names),
});

/** How payment is made, as both syntaxes say it. */
const meansOf = (xml: string): string[] => [
  ...parts(xml, 'cac:PaymentMeans').map((means) => one(means, 'cbc:PaymentMeansCode')),
  ...parts(xml, 'ram:SpecifiedTradeSettlementPaymentMeans').map((means) => one(means, 'ram:TypeCode')),
];
/** Nothing is transferred, debited or paid by card: such a rule asks for nothing, and nothing of theirs may be there. */
const without = (codes: readonly string[], group: RegExp): Rule => {
  const holds: Holds = (xml) => !meansOf(xml).some((code) => codes.includes(code)) && !group.test(xml);
  return { cii: holds, ubl: holds };
};
const transfer = /PayeeFinancialAccount|PayeePartyCreditorFinancialAccount/;
const card = /CardAccount|ApplicableTradeSettlementFinancialCard/;
const debit = /PaymentMandate|DirectDebitMandateID|PayerPartyDebtorFinancialAccount/;

const customization = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const isEmail = (text: string): boolean => /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(text);
const digits = (text: string): number => text.replaceAll(/\D/g, '').length;
const taxed = /^(S|Z|E|AE|K|G|L|M)$/;
const codes = ['326', '380', '384', '389', '381', '875', '876', '877'];

/** An address to which something is delivered; only goods that go abroad have one. */
const deliveredTo = (xml: string): string => part(xml, 'ram:ShipToTradeParty');
const deliveredToUbl = (xml: string): string => part(xml, 'cac:DeliveryLocation');
const where = (name: string, ubl: string): Rule => ({
  cii: (xml) => deliveredTo(xml) === '' || one(deliveredTo(xml), name) !== '',
  ubl: (xml) => deliveredToUbl(xml) === '' || one(deliveredToUbl(xml), ubl) !== '',
});

const rules: Readonly<Record<string, Rule>> = {
  'BR-DE-1 payment instructions (BG-16)': needs(
    (xml) => meansOf(xml).length > 0,
    (xml) => meansOf(xml).length > 0,
    ['ram:SpecifiedTradeSettlementPaymentMeans', 'cac:PaymentMeans'],
  ),
  'BR-DE-2 seller contact (BG-6)': needs(
    (xml) => part(seller(xml), 'ram:DefinedTradeContact') !== '',
    (xml) => part(sellerUbl(xml), 'cac:Contact') !== '',
    ['ram:DefinedTradeContact', 'cac:Contact'],
  ),
  'BR-DE-3 seller city (BT-37)': needs(
    (xml) => one(seller(xml), 'ram:CityName') !== '',
    (xml) => one(sellerUbl(xml), 'cbc:CityName') !== '',
    ['ram:CityName', 'cbc:CityName'],
  ),
  'BR-DE-4 seller post code (BT-38)': needs(
    (xml) => one(seller(xml), 'ram:PostcodeCode') !== '',
    (xml) => one(sellerUbl(xml), 'cbc:PostalZone') !== '',
    ['ram:PostcodeCode', 'cbc:PostalZone'],
  ),
  'BR-DE-5 seller contact point (BT-41)': needs(
    (xml) => one(seller(xml), 'ram:PersonName') !== '',
    (xml) => one(part(sellerUbl(xml), 'cac:Contact'), 'cbc:Name') !== '',
    ['ram:PersonName', 'cbc:Name'],
  ),
  'BR-DE-6 seller telephone (BT-42)': needs(
    (xml) => one(seller(xml), 'ram:CompleteNumber') !== '',
    (xml) => one(sellerUbl(xml), 'cbc:Telephone') !== '',
    ['ram:CompleteNumber', 'cbc:Telephone'],
  ),
  'BR-DE-7 seller e-mail (BT-43)': needs(
    (xml) => one(part(seller(xml), 'ram:EmailURIUniversalCommunication'), 'ram:URIID') !== '',
    (xml) => one(sellerUbl(xml), 'cbc:ElectronicMail') !== '',
    ['ram:EmailURIUniversalCommunication', 'cbc:ElectronicMail'],
  ),
  'BR-DE-8 buyer city (BT-52)': needs(
    (xml) => one(buyer(xml), 'ram:CityName') !== '',
    (xml) => one(buyerUbl(xml), 'cbc:CityName') !== '',
    ['ram:CityName', 'cbc:CityName'],
  ),
  'BR-DE-9 buyer post code (BT-53)': needs(
    (xml) => one(buyer(xml), 'ram:PostcodeCode') !== '',
    (xml) => one(buyerUbl(xml), 'cbc:PostalZone') !== '',
    ['ram:PostcodeCode', 'cbc:PostalZone'],
  ),
  'BR-DE-10 deliver to city (BT-77)': where('ram:CityName', 'cbc:CityName'),
  'BR-DE-11 deliver to post code (BT-78)': where('ram:PostcodeCode', 'cbc:PostalZone'),
  'BR-DE-14 VAT rate of every breakdown (BT-119)': needs(
    (xml) => breakdowns(xml).every((each) => one(each, 'ram:RateApplicablePercent') !== ''),
    (xml) => breakdownsUbl(xml).every((each) => one(each, 'cbc:Percent') !== ''),
    ['ram:RateApplicablePercent', 'cbc:Percent'],
  ),
  'BR-DE-15 buyer reference (BT-10)': needs(
    (xml) => one(xml, 'ram:BuyerReference') !== '',
    (xml) => one(xml, 'cbc:BuyerReference') !== '',
    ['ram:BuyerReference', 'cbc:BuyerReference'],
  ),
  'BR-DE-16 a tax number of the seller (BT-31, BT-32)': needs(
    (xml) =>
      !breakdowns(xml).some((each) => taxed.test(one(each, 'ram:CategoryCode'))) ||
      one(part(seller(xml), 'ram:SpecifiedTaxRegistration'), 'ram:ID') !== '',
    (xml) =>
      !breakdownsUbl(xml).some((each) => taxed.test(one(each, 'cbc:ID'))) ||
      one(part(sellerUbl(xml), 'cac:PartyTaxScheme'), 'cbc:CompanyID') !== '',
    ['ram:SpecifiedTaxRegistration', 'cac:PartyTaxScheme'],
  ),
  'BR-DE-17 type of the invoice (BT-3)': {
    cii: (xml) => codes.includes(one(part(xml, 'rsm:ExchangedDocument'), 'ram:TypeCode')),
    ubl: (xml) => codes.includes(one(xml, 'cbc:InvoiceTypeCode')),
    breaks: { cii: element('rsm:ExchangedDocument'), ubl: element('cbc:InvoiceTypeCode') },
  },
  'BR-DE-18 no discount for early payment is written as text (BT-20)': {
    cii: (xml) => !/#(SKONTO|VERZUG)#/i.test(xml),
    ubl: (xml) => !/#(SKONTO|VERZUG)#/i.test(xml),
  },
  'BR-DE-19 an account to pay to is an IBAN (BT-84)': {
    cii: (xml) =>
      all(part(xml, 'ram:PayeePartyCreditorFinancialAccount'), 'ram:IBANID').every((each) => ibanFault(each) === null),
    ubl: (xml) => all(part(xml, 'cac:PayeeFinancialAccount'), 'cbc:ID').every((each) => ibanFault(each) === null),
  },
  'BR-DE-20 an account to debit is an IBAN (BT-91)': {
    cii: (xml) =>
      all(part(xml, 'ram:PayerPartyDebtorFinancialAccount'), 'ram:IBANID').every((each) => ibanFault(each) === null),
    ubl: (xml) => all(part(xml, 'cac:PayerFinancialAccount'), 'cbc:ID').every((each) => ibanFault(each) === null),
  },
  'BR-DE-21 specification (BT-24)': needs(
    (xml) => one(part(xml, 'ram:GuidelineSpecifiedDocumentContextParameter'), 'ram:ID') === customization,
    (xml) => one(xml, 'cbc:CustomizationID') === customization,
    ['ram:GuidelineSpecifiedDocumentContextParameter', 'cbc:CustomizationID'],
  ),
  'BR-DE-22 names of enclosed files are different': {
    cii: (xml) => !xml.includes('AttachmentBinaryObject'),
    ubl: (xml) => !xml.includes('EmbeddedDocumentBinaryObject'),
  },
  'BR-DE-23 no transfer without its account (BG-17)': without(['30', '58'], transfer),
  'BR-DE-24 no card (BG-18)': without(['48', '54', '55'], card),
  'BR-DE-25 no direct debit (BG-19)': without(['59'], debit),
  'BR-DE-26 a correction says what it corrects (BG-3)': {
    cii: (xml) =>
      one(part(xml, 'rsm:ExchangedDocument'), 'ram:TypeCode') !== '384' ||
      one(part(xml, 'ram:InvoiceReferencedDocument'), 'ram:IssuerAssignedID') !== '',
    ubl: (xml) => one(xml, 'cbc:InvoiceTypeCode') !== '384' || one(part(xml, 'cac:BillingReference'), 'cbc:ID') !== '',
  },
  'BR-DE-27 three digits of the telephone (BT-42)': {
    cii: (xml) => digits(one(seller(xml), 'ram:CompleteNumber')) >= 3,
    ubl: (xml) => digits(one(sellerUbl(xml), 'cbc:Telephone')) >= 3,
    breaks: both('ram:CompleteNumber', 'cbc:Telephone'),
  },
  'BR-DE-28 the e-mail is one (BT-43)': {
    cii: (xml) => isEmail(one(part(seller(xml), 'ram:EmailURIUniversalCommunication'), 'ram:URIID')),
    ubl: (xml) => isEmail(one(sellerUbl(xml), 'cbc:ElectronicMail')),
    breaks: both('ram:EmailURIUniversalCommunication', 'cbc:ElectronicMail'),
  },
  'BR-DE-30, BR-DE-31 no debit without creditor and account (BT-90, BT-91)': without(['59'], debit),
  'BR-DE-TMP-32 when it was done (BT-72)': needs(
    (xml) => part(xml, 'ram:ActualDeliverySupplyChainEvent') !== '',
    (xml) => one(xml, 'cbc:ActualDeliveryDate') !== '',
    ['ram:ActualDeliverySupplyChainEvent', 'cbc:ActualDeliveryDate'],
  ),
  'PEPPOL-EN16931-R001 business process (BT-23)': needs(
    (xml) => one(part(xml, 'ram:BusinessProcessSpecifiedDocumentContextParameter'), 'ram:ID') !== '',
    (xml) => one(xml, 'cbc:ProfileID') !== '',
    ['ram:BusinessProcessSpecifiedDocumentContextParameter', 'cbc:ProfileID'],
  ),
  'PEPPOL-EN16931-R010, R020 electronic addresses (BT-34, BT-49)': needs(
    (xml) =>
      [seller(xml), buyer(xml)].every((each) => one(part(each, 'ram:URIUniversalCommunication'), 'ram:URIID') !== ''),
    (xml) => [sellerUbl(xml), buyerUbl(xml)].every((each) => one(each, 'cbc:EndpointID') !== ''),
    ['ram:URIUniversalCommunication', 'cbc:EndpointID'],
  ),
};

describe.each(['cii', 'ubl'] as const)('INV-04 XRechnung as %s', (syntax) => {
  const documents: string[] = [];
  beforeAll(async () => {
    for (const { record } of Object.values(invoiceCases)) documents.push(await xrechnung(taskOf(record), syntax));
  });

  test.each(Object.entries(rules))('%s', (_, rule) => {
    expect(documents.filter((xml) => !rule[syntax](xml))).toEqual([]);
  });

  // A rule that holds without what it asks for would say nothing.
  test.each(Object.entries(rules).flatMap(([name, rule]) => (rule.breaks ? [[name, rule, rule.breaks] as const] : [])))(
    '%s: not without it',
    (_, rule, breaks) => {
      expect(rule[syntax](documents[0]?.replaceAll(breaks[syntax], '') ?? '')).toBe(false);
    },
  );

  test('goods that go abroad have an address of delivery (BR-IC-12)', () => {
    const countries = documents.flatMap((xml) => {
      const place = deliveredTo(xml) + deliveredToUbl(xml);
      return place === '' ? [] : [one(place, 'ram:CountryID') + one(place, 'cbc:IdentificationCode')];
    });
    expect(countries).toEqual(['ES']);
  });
});
