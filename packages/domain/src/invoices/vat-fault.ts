import { places } from '../places/places.ts';
import type { Addressed } from '../places/vat-territory.ts';
import type { InvoiceLine } from './invoice-totals.ts';
import { categoryRules, routeOf, untaxedCategory, type VatCategory } from './vat-category.ts';

/** A party with the numbers by which its taxes are asked. */
export interface Taxed extends Addressed {
  readonly vatNumber?: string | undefined;
  /** Of somebody who has no VAT number. */
  readonly taxNumber?: string | undefined;
}

/** Why a category has no VAT, as the marketplace says it (BT-120, BT-121). */
export interface VatReason {
  readonly category: VatCategory;
  readonly code?: string | undefined;
  readonly text?: string | undefined;
}

/** What the VAT of a document depends on. */
export interface TaxedDocument {
  readonly supplier: Taxed;
  readonly customer: Taxed;
  /** The customer owes the VAT of a line: in the Union, or by the law of its own country. */
  readonly reverseCharge: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly vatReasons?: readonly VatReason[] | undefined;
}

/** A line of which is said what it falls under. */
export interface CategorisedLine extends InvoiceLine {
  readonly vatCategory: VatCategory;
}

/** The lines with what each falls under: what the marketplace says, else what follows from where the two are. */
export function categorised({ supplier, customer, reverseCharge, lines }: TaxedDocument): CategorisedLine[] {
  const route = routeOf(supplier, customer);
  const untaxed = route === 'home' && reverseCharge ? 'AE' : untaxedCategory[route];
  return lines.map((line) => ({ ...line, vatCategory: line.vatCategory ?? (line.vatRate > 0 ? 'S' : untaxed) }));
}

const unionPrefixes = Object.values(places).flatMap(({ isInUnion, vatPrefix }) => (isInUnion ? [vatPrefix] : []));

const isUnionNumber = (vatNumber = ''): boolean => unionPrefixes.some((prefix) => vatNumber.startsWith(prefix));

/** What contradicts in the VAT of a document, each with the rules of EN 16931 that it would break. */
export const vatFaults = [
  /** A rate where there is none, or none where there is one (BR-S-05, BR-Z-05, BR-E-05, BR-AE-05, BR-IC-05, BR-G-05, BR-O-05). */
  'rate',
  /** Not between these two countries: K in one country, G within the Union, AE out of it. */
  'route',
  /** The supplier has no number of its taxes (BR-CO-26, BR-S-02, BR-IC-02, BR-G-02). */
  'supplier_number',
  /** The customer has no VAT number of the Union, which somebody who owes it must have (BR-AE-02, BR-IC-02). */
  'customer_number',
  /** What is outside the scope stands alone (BR-O-11 to BR-O-14). */
  'mixed',
  /** Who owes the tax is said otherwise than the lines say it. */
  'reverse_charge',
  /** A reason of no line, of a rate, said twice, or with a code of another category (BR-S-10, BR-Z-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10). */
  'reason',
] as const;
export type VatFault = (typeof vatFaults)[number];

/** What is wrong, and with which category. */
export interface FoundVatFault {
  readonly fault: VatFault;
  readonly category: VatCategory;
}

function faultOfLine(
  { vatCategory, vatRate }: CategorisedLine,
  { supplier, customer }: TaxedDocument,
): VatFault | null {
  const rule = categoryRules[vatCategory];
  if (rule.isTaxed !== vatRate > 0) return 'rate';
  if (!rule.routes.includes(routeOf(supplier, customer))) return 'route';
  const number = rule.supplierVatNumber ? supplier.vatNumber : (supplier.vatNumber ?? supplier.taxNumber);
  if (number === undefined) return 'supplier_number';
  return rule.customerVatNumber && !isUnionNumber(customer.vatNumber) ? 'customer_number' : null;
}

/** Whether who owes the tax is what the categories say. */
function owesAsSaid(reverseCharge: boolean, categories: readonly VatCategory[]): boolean {
  const owed = categories.map((category) => categoryRules[category].isOwedByCustomer);
  return reverseCharge ? owed.some((each) => each !== 'never') : !owed.includes('always');
}

function isReasonOf({ category, code }: VatReason, categories: readonly VatCategory[]): boolean {
  const { hasReason, reasons } = categoryRules[category];
  return hasReason && categories.includes(category) && (code === undefined || reasons.includes(code));
}

/** The first contradiction in the VAT of a document; null where there is none. */
export function vatFault(document: TaxedDocument): FoundVatFault | null {
  const lines = categorised(document);
  for (const line of lines) {
    const fault = faultOfLine(line, document);
    if (fault !== null) return { fault, category: line.vatCategory };
  }
  const categories = [...new Set(lines.map(({ vatCategory }) => vatCategory))];
  const [first] = categories;
  if (first === undefined) return null;
  if (categories.includes('O') && categories.length > 1) return { fault: 'mixed', category: 'O' };
  if (!owesAsSaid(document.reverseCharge, categories)) return { fault: 'reverse_charge', category: first };
  const said = document.vatReasons ?? [];
  const wrong = said.find(
    (reason, at) =>
      !isReasonOf(reason, categories) || said.findIndex(({ category }) => category === reason.category) !== at,
  );
  return wrong === undefined ? null : { fault: 'reason', category: wrong.category };
}
