import { isInVatTerritory, vatStateOf, type Addressed } from '../places/vat-territory.ts';

/** What of the tax something falls under (UNTDID 5305, as far as EN 16931 has rules for it): usual rate, zero rate, exempt, reverse charge, intra-Community supply, export, outside the scope. */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;
export type VatCategory = (typeof vatCategories)[number];

/** Where the customer is, seen from the supplier: in one state of the Union, in one third country, from state to state, into the Union, out of it. */
export type Route = 'home' | 'third' | 'union' | 'inwards' | 'outwards';

/** Which way something goes between two addresses. */
export function routeOf(supplier: Addressed, customer: Addressed): Route {
  const [from, to] = [isInVatTerritory(supplier), isInVatTerritory(customer)];
  const isOneState = vatStateOf(supplier.countryCode) === vatStateOf(customer.countryCode);
  if (isOneState && from === to) return from ? 'home' : 'third';
  if (!to) return 'outwards';
  return from ? 'union' : 'inwards';
}

/**
 * What services without VAT fall under by their way: between taxable persons they are taxed where the customer is (Directive 2006/112/EC,
 * art. 44). In the Union the customer owes the tax then (art. 196); out of it they are outside the scope; at home they can only be exempt.
 */
export const untaxedCategory: Readonly<Record<Route, VatCategory>> = {
  home: 'E',
  third: 'E',
  union: 'AE',
  inwards: 'AE',
  outwards: 'O',
};

const lettered = (start: string, letters: string): string[] => Array.from(letters, (letter) => `${start}${letter}`);

/** Codes of the exemptions of art. 132, 135, 143, 148 and 151, of travel agents and margin schemes (CEF VATEX list). */
const exempt = [
  ['79-C', '135-1', '144', '146-1E', '153', '159', '309', 'D', 'F', 'I', 'J'],
  ['132', ...lettered('132-1', 'ABCDEFGHIJKLMNOPQ')],
  ['143', '143-1FA', ...lettered('143-1', 'ABCDEFGHIJKL')],
  ['148', ...lettered('148-', 'ABCDEFG')],
  ['151', '151-1AA', ...lettered('151-1', 'ABCDE')],
]
  .flat()
  .map((code) => `VATEX-EU-${code}`);

interface CategoryRule {
  /** Whether VAT is charged: a rate above nothing, or none. */
  readonly isTaxed: boolean;
  /** The ways on which it is possible. */
  readonly routes: readonly Route[];
  /** Whether the supplier's number is one of the VAT: elsewhere a tax number does. */
  readonly supplierVatNumber: boolean;
  readonly customerVatNumber: boolean;
  /** Whether the customer owes the tax: of the Union, perhaps of another law, or nobody. */
  readonly isOwedByCustomer: 'always' | 'perhaps' | 'never';
  /** The codes of its reason (BT-121); the first is the usual one. */
  readonly reasons: readonly string[];
  /** Whether a reason is said (BT-120): not where there is a rate. */
  readonly hasReason: boolean;
}

const everywhere = ['home', 'third', 'union', 'inwards', 'outwards'] as const;
const plain = {
  isTaxed: false,
  routes: everywhere,
  supplierVatNumber: false,
  customerVatNumber: false,
  isOwedByCustomer: 'never',
  reasons: [],
  hasReason: true,
} as const;

/** The rules of EN 16931 by category: BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G and BR-O, with the places of Directive 2006/112/EC. */
export const categoryRules: Readonly<Record<VatCategory, CategoryRule>> = {
  S: { ...plain, isTaxed: true, hasReason: false },
  Z: { ...plain, hasReason: false },
  E: {
    ...plain,
    // Which exemption it is, only the issuer knows: no code is the usual one.
    reasons: exempt,
  },
  AE: {
    ...plain,
    routes: ['home', 'union', 'inwards'],
    customerVatNumber: true,
    isOwedByCustomer: 'always',
    reasons: ['VATEX-EU-AE'],
  },
  K: {
    ...plain,
    routes: ['union'],
    supplierVatNumber: true,
    customerVatNumber: true,
    isOwedByCustomer: 'perhaps',
    reasons: ['VATEX-EU-IC'],
  },
  G: {
    ...plain,
    routes: ['outwards'],
    supplierVatNumber: true,
    isOwedByCustomer: 'perhaps',
    reasons: ['VATEX-EU-G'],
  },
  O: { ...plain, isOwedByCustomer: 'perhaps', reasons: ['VATEX-EU-O'] },
};

/** Every code that a reason may have. */
export const vatReasonCodes: readonly string[] = vatCategories.flatMap((category) => categoryRules[category].reasons);

/** The code that a category's reason has unless another is given; none of an exemption. */
export const usualReasonCode = (category: VatCategory): string | undefined =>
  category === 'E' ? undefined : categoryRules[category].reasons[0];
