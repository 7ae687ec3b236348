import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import type { PayoutRecord } from '@offizin/contract/payout/marketplace';
import type { ProductRecord } from '@offizin/contract/catalogue/marketplace';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import { defaultOpeningHours } from '@offizin/domain/calendar/opening-hours';

/** Where a Spanish shop of a test is. */
export const inValencia = {
  street: 'Paseo de la Alameda, 14',
  postalCode: '46010',
  city: 'Valencia',
  region: 'VC',
  countryCode: 'ES',
} as const;

/** A pure German-brand seller with the marketplace service and one user; change what the test is about. */
export function aSeller(changes: Partial<SellerRecord> = {}): SellerRecord {
  return {
    name: 'Linden-Apotheke',
    status: 'active',
    businessType: 'pharmacy_or_parapharmacy',
    marketplaceConfiguration: { id: 'cfg-1', type: 'pure' },
    goldPartner: false,
    uploadFormats: ['xlsx'],
    locale: 'de_DE',
    services: [{ code: 'marketplace', status: 'subscribed' }],
    address: { street: 'Hauptstraße 1', postalCode: '79098', city: 'Freiburg', region: 'BW', countryCode: 'DE' },
    openingHours: defaultOpeningHours,
    closures: [],
    users: [],
    ...changes,
  };
}

export const testPassword = 'Lavendel#2026';

/** A user whose e-mail follows from its name. */
export function aUser(username: string): SellerRecord['users'][number] {
  return {
    username,
    email: `${username}@shop.example`,
    name: `User ${username}`,
    initialPassword: testPassword,
    banned: false,
  };
}

export function aProduct(changes: Partial<ProductRecord> = {}): ProductRecord {
  return {
    productId: 'P-1',
    name: 'Ibulenta 400 mg akut',
    pack: '20 Filmtabletten',
    brand: 'Ibulenta',
    manufacturer: 'Novaris Pharma',
    category: 'Schmerzen',
    productType: 'medicine',
    market: 'DE',
    nationalCode: '03752864',
    gtin: '04150037528643',
    recommendedPrice: 699,
    image: { shape: 'box', primary: '#d64562', secondary: '#f4b6c2' },
    moreImages: [],
    pageUrl: null,
    prescription: false,
    blocked: false,
    selective: false,
    certificate: null,
    commissionRate: 1200,
    vatRate: 700,
    ...changes,
  };
}

const address = {
  name: 'Katharina Vogel',
  street: 'Karl-Friedrich-Straße 18',
  postalCode: '79312',
  city: 'Emmendingen',
  region: null,
  countryCode: 'DE',
  phone: '+49 7641 5550132',
};

/** A new standard order of two units of product P-1, placed on a Tuesday morning. */
export function anOrder(changes: Partial<OrderRecord> = {}): OrderRecord {
  return {
    number: '48102273',
    seller: 'linden',
    createdAt: '2026-11-24T08:02:00.000Z',
    origin: 'web',
    fulfilledByMarketplace: false,
    deliveryType: 'standard',
    slot: null,
    paymentType: 'paid_online',
    paymentStatus: 'paid',
    customerFirstName: 'Katharina',
    deliveryAddress: address,
    billingAddress: null,
    shipping: 395,
    discount: { amount: 0, label: null },
    waybill: null,
    labelUrl: null,
    lines: [{ productId: 'P-1', quantity: 2, unitPrice: 479, stockOrigin: 'own' }],
    ...changes,
  };
}

const contact = { name: 'Service', phone: '+49 761 555 0140', email: 'partner@lindora.example' };

/** A line of an order's ledger: what was sold, unless another is asked for. */
export function aLedgerLine(changes: Partial<LedgerLine> = {}): LedgerLine {
  return {
    lineNo: 1,
    kind: 'sale',
    amount: 958,
    bookedOn: '2026-11-24',
    rate: null,
    text: null,
    payoutNo: null,
    ...changes,
  };
}

/** An invoice of October's commission, without a PDF of its own. */
export function anInvoice(changes: Partial<InvoiceRecord> = {}): InvoiceRecord {
  return {
    kind: 'ISSUED',
    type: 'commission',
    issuedOn: '2026-11-20',
    month: '2026-10',
    dueOn: '2026-12-04',
    currency: 'EUR',
    supplier: {
      name: 'Lindora Marktplatz GmbH',
      street: 'Marktgasse 1',
      postalCode: '79098',
      city: 'Freiburg',
      countryCode: 'DE',
      vatNumber: 'DE811569869',
      contact,
    },
    customer: {
      name: 'Linden-Apotheke Sabine Roth e. K.',
      street: 'Lindenstraße 12',
      postalCode: '79098',
      city: 'Freiburg',
      countryCode: 'DE',
      vatNumber: 'DE136695976',
      contact: { ...contact, name: 'Sabine Roth', email: 'linden@shop.example' },
    },
    reverseCharge: false,
    lines: [
      { text: 'Provision auf 312 Bestellungen', quantity: 1, unitPrice: 141_286, vatRate: 1900 },
      { text: 'Grundgebühr', quantity: 2, unitPrice: 1500, vatRate: 1900 },
    ],
    corrects: null,
    ...changes,
  };
}

/** A payout that is planned, and may still get lines. */
export function aPayout(changes: Partial<PayoutRecord> = {}): PayoutRecord {
  return {
    state: 'planned',
    amount: 1239,
    currency: 'EUR',
    dueAt: '2026-12-01T09:00:00.000Z',
    paidAt: null,
    returnedAt: null,
    accountEnd: null,
    lines: [],
    ...changes,
  };
}
