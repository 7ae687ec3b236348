import type { InvoiceParty } from '@offizin/contract/invoices/marketplace';
import type { VatPart } from '@offizin/domain/invoices/invoice-totals';
import type { VatCategory } from '@offizin/domain/invoices/vat-category';
import type { CategorisedLine } from '@offizin/domain/invoices/vat-fault';
import type { DocumentVat } from './vat-reasons.ts';

const vatScheme = { 'cbc:ID': 'VAT' } as const;
/** Of numbers that are none of the VAT (BT-32). */
const taxScheme = { 'cbc:ID': 'FC' } as const;

const percent = (vatRate: number): string => String(vatRate / 100);

/** What a line falls under; what is outside the scope has no rate (BR-O-05). */
export const categoryOfLine = ({ vatCategory, vatRate }: CategorisedLine) => ({
  'cbc:ID': vatCategory,
  ...(vatCategory !== 'O' && { 'cbc:Percent': percent(vatRate) }),
  'cac:TaxScheme': vatScheme,
});

/** What a sum falls under, with a rate of nothing where there is none (BR-DE-14), and why. */
export function categoryOfPart({ vatCategory, vatRate }: VatPart, { reasons }: DocumentVat) {
  const reason = reasons.find(({ category }) => category === vatCategory);
  return {
    'cbc:ID': vatCategory,
    'cbc:Percent': percent(vatRate),
    ...(reason?.code !== undefined && { 'cbc:TaxExemptionReasonCode': reason.code }),
    ...(reason !== undefined && { 'cbc:TaxExemptionReason': reason.text }),
    'cac:TaxScheme': vatScheme,
  };
}

/** Whether a document has something of a category. */
export const hasCategory = ({ totals }: DocumentVat, wanted: VatCategory): boolean =>
  totals.parts.some(({ vatCategory }) => vatCategory === wanted);

const registered = (number: string, scheme: typeof vatScheme | typeof taxScheme) => ({
  'cbc:CompanyID': number,
  'cac:TaxScheme': scheme,
});

/** Whether a party has its number of the VAT as such in the data: nothing outside the scope may have one (BR-O-02). */
const isKnownByVat = ({ vatNumber }: InvoiceParty, vat: DocumentVat): boolean =>
  vatNumber !== undefined && !hasCategory(vat, 'O');

/** By what the supplier is known where its number is none of the VAT (BT-30, BR-CO-26): the library leaves other identifiers of it (BT-29) out of CII. */
export const registrationOf = (party: InvoiceParty, vat: DocumentVat): string | undefined =>
  isKnownByVat(party, vat) ? undefined : (party.taxNumber ?? party.vatNumber);

/** The supplier's numbers at its tax offices. */
export function supplierNumbers(party: InvoiceParty, vat: DocumentVat) {
  const { vatNumber, taxNumber } = party;
  const isVat = isKnownByVat(party, vat);
  const other = taxNumber ?? (isVat ? undefined : vatNumber);
  return {
    'cac:PartyTaxScheme': [
      ...(isVat && vatNumber !== undefined ? [registered(vatNumber, vatScheme)] : []),
      ...(other === undefined ? [] : [registered(other, taxScheme)]),
    ],
  };
}

/** The customer's: the norm knows only its number of the VAT as such (BT-48). */
export function customerNumbers(party: InvoiceParty, vat: DocumentVat) {
  const { vatNumber, taxNumber } = party;
  if (vatNumber !== undefined && isKnownByVat(party, vat))
    return { 'cac:PartyTaxScheme': registered(vatNumber, vatScheme) };
  const other = vatNumber ?? taxNumber;
  return other === undefined ? {} : { 'cac:PartyIdentification': { 'cbc:ID': other } };
}
