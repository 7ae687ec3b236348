import type { BrandId } from '@offizin/domain/brand/brands';
import { defaultUploadFormats, type UploadFormat, uploadFormats } from '@offizin/domain/uploads/upload-formats';
import type { SellerRecord } from '@offizin/marketplace-client/api.gen';
import { demoAccounts } from './accounts.ts';
import { companyOf } from './companies.ts';
import { shareOf } from './order-facts.ts';
import { shopHours } from './opening-hours.ts';
import type { CountryCode } from './places.ts';
import { teamOf, usernameOf } from './teams.ts';

type Service = SellerRecord['services'][number]['code'];

export interface DemoSeller {
  readonly externalId: string;
  readonly brand: BrandId;
  readonly country: CountryCode;
  /** Orders on an ordinary weekday; 0 for shops that do not sell yet or any more. */
  readonly ordersPerDay: number;
  /** Share of orders the seller cancels and share it sends late. */
  readonly cancelled: number;
  readonly late: number;
  readonly record: SellerRecord;
}

/** Street, postal code, town, region (the part of ISO 3166-2 after the dash) and country. */
type Place = readonly [street: string, postalCode: string, city: string, region: string | null, country: CountryCode];

interface Shop {
  readonly kind: readonly [SellerRecord['businessType'], SellerRecord['marketplaceConfiguration']['type']];
  readonly place: Place;
  readonly locale: SellerRecord['locale'];
  readonly hours: keyof typeof shopHours;
  readonly user: string;
  readonly services: readonly Service[];
  readonly pending?: readonly Service[];
  readonly unsubscribed?: readonly Service[];
  readonly status?: SellerRecord['status'];
  readonly goldPartner?: true;
  readonly uploadFormats?: readonly UploadFormat[];
  readonly closures?: SellerRecord['closures'];
  /** Orders per day, share cancelled, share late. */
  readonly trade: readonly [number, number, number];
}

const pharmacy = 'pharmacy_or_parapharmacy';
const passwords: Readonly<Record<BrandId, string>> = {
  de: 'Lindora-Demo-26',
  ch: 'Enziana-Demo-26',
  es: 'Salvia-Demo-26',
};

const shops: Readonly<Record<BrandId, Readonly<Record<string, readonly [name: string, shop: Shop]>>>> = {
  de: {
    'DE-2001': ['Linden-Apotheke, Freiburg', { kind: [pharmacy, 'hybrid'], place: ['Lindenstraße 12', '79098', 'Freiburg', 'BW', 'DE'], locale: 'de_DE', hours: 'german', user: 'Sabine Roth', services: ['marketplace', 'same_day', 'stockhub', 'adyen', 'otc', 'electronic_receipt'], pending: ['fulfillment'], uploadFormats, trade: [14, 0.02, 0.02] }],
    'DE-2002': ['Rathaus-Apotheke, Kassel', { kind: [pharmacy, 'managed'], place: ['Königsplatz 4', '34117', 'Kassel', 'HE', 'DE'], locale: 'de_DE', hours: 'germanLunch', user: 'Holger Seidel', services: ['marketplace', 'same_day', 'fulfillment', 'adyen', 'otc', 'electronic_receipt'], trade: [4, 0.01, 0.01] }],
    'DE-2003': ['Sanitätshaus Brückner, Leipzig', { kind: ['orthopaedic_shop', 'pure'], place: ['Mühlgasse 21', '04109', 'Leipzig', 'SN', 'DE'], locale: 'de_DE', hours: 'german', user: 'Jana Brückner', services: ['marketplace', 'hyperwallet'], unsubscribed: ['stockhub'], trade: [2, 0.03, 0.04] }],
    'DE-2004': ['Optik Seeblick, Konstanz', { kind: ['optician_shop', 'pure'], place: ['Seestraße 7', '78462', 'Konstanz', 'BW', 'DE'], locale: 'de_DE', hours: 'germanLunch', user: 'Tobias Haas', services: ['marketplace', 'adyen', 'stockhub'], trade: [2, 0.02, 0.01] }],
    'DE-2005': ['Drogerie Falkenhof, Lübeck', { kind: ['personal_care_shop', 'hybrid'], place: ['Falkenstraße 33', '23552', 'Lübeck', 'SH', 'DE'], locale: 'de_DE', hours: 'german', user: 'Ingrid Falk', services: [], pending: ['marketplace', 'adyen'], status: 'pending', trade: [0, 0, 0] }],
    'DE-2101': ['Pharmacie des Tilleuls, Strasbourg', { kind: [pharmacy, 'pure'], place: ['8 rue des Tilleuls', '67000', 'Strasbourg', null, 'FR'], locale: 'fr_FR', hours: 'french', user: 'Claire Moreau', services: ['marketplace', 'same_day', 'stockhub', 'hyperwallet', 'otc'], trade: [9, 0.02, 0.03] }],
    'DE-2102': ['Parapharmacie Belle Rive, Nantes', { kind: ['cosmetic_shop', 'hybrid'], place: ['15 quai de la Fosse', '44000', 'Nantes', null, 'FR'], locale: 'fr_FR', hours: 'frenchLunch', user: 'Bruno Garnier', services: ['marketplace', 'adyen'], trade: [2, 0.04, 0.02] }],
    'DE-2201': ['Farmácia Ribeira Nova, Porto', { kind: [pharmacy, 'pure'], place: ['Rua da Ribeira 45', '4050-253', 'Porto', null, 'PT'], locale: 'pt_PT', hours: 'portuguese', user: 'Mariana Teixeira', services: ['marketplace', 'same_day', 'adyen'], trade: [3, 0.02, 0.02] }],
    'DE-2202': ['Ervanária Serra Verde, Coimbra', { kind: ['herbalist_shop', 'managed'], place: ['Rua da Sofia 80', '3000-213', 'Coimbra', null, 'PT'], locale: 'pt_PT', hours: 'portuguese', user: 'Duarte Lopes', services: ['marketplace', 'stockhub'], trade: [1, 0.05, 0.05] }],
  },
  ch: {
    'CH-3001': ['Bahnhof-Apotheke, Winterthur', { kind: [pharmacy, 'pure'], place: ['Bahnhofplatz 3', '8400', 'Winterthur', 'ZH', 'CH'], locale: 'de_CH', hours: 'swiss', user: 'Reto Ammann', services: ['marketplace', 'same_day', 'adyen', 'otc'], pending: ['stockhub'], trade: [11, 0.02, 0.02] }],
    'CH-3002': ['Pharmacie du Lac, Lausanne', { kind: [pharmacy, 'hybrid'], place: ['Avenue du Théâtre 9', '1003', 'Lausanne', 'VD', 'CH'], locale: 'fr_CH', hours: 'swiss', user: 'Chantal Favre', services: ['marketplace', 'same_day', 'fulfillment', 'adyen'], trade: [4, 0.01, 0.03] }],
    'CH-3003': ['Drogerie Alpenrose, Luzern', { kind: ['herbalist_shop', 'managed'], place: ['Hertensteinstrasse 28', '6003', 'Luzern', 'LU', 'CH'], locale: 'de_CH', hours: 'germanLunch', user: 'Urs Odermatt', services: ['marketplace', 'hyperwallet'], trade: [2, 0.03, 0.01] }],
    'CH-3004': ['Parfümerie Rosengarten, Bern', { kind: ['perfumery', 'pure'], place: ['Kramgasse 51', '3011', 'Bern', 'BE', 'CH'], locale: 'de_CH', hours: 'swiss', user: 'Regula Gerber', services: ['marketplace'], trade: [1, 0.02, 0.02] }],
  },
  es: {
    'ES-1001': ['Farmacia Alameda, Valencia', { kind: [pharmacy, 'pure'], place: ['Paseo de la Alameda, 14', '46010', 'Valencia', 'VC', 'ES'], locale: 'es_ES', hours: 'spanish', user: 'Marta Iglesias', services: ['marketplace', 'same_day', 'stockhub', 'adyen', 'electronic_receipt'], trade: [12, 0.02, 0.02] }],
    'ES-1002': ['Farmacia Puerta del Sur, Sevilla', { kind: [pharmacy, 'pure'], place: ['Avenida de la Constitución, 22', '41004', 'Sevilla', 'AN', 'ES'], locale: 'es_ES', hours: 'spanishLong', user: 'Ramón Ortega', services: ['marketplace', 'same_day', 'stockhub', 'adyen', 'gold_partner'], goldPartner: true, trade: [10, 0.02, 0.01] }],
    'ES-1003': ['Farmacia Montseny, Barcelona', { kind: [pharmacy, 'hybrid'], place: ['Carrer de Balmes, 120', '08008', 'Barcelona', 'CT', 'ES'], locale: 'es_ES', hours: 'spanishLong', user: 'Núria Soler', services: ['marketplace', 'same_day', 'stockhub', 'fulfillment', 'adyen', 'electronic_receipt'], trade: [11, 0.02, 0.02] }],
    'ES-1004': ['Parafarmacia Brisa, Málaga', { kind: ['cosmetic_shop', 'managed'], place: ['Calle Larios, 8', '29015', 'Málaga', 'AN', 'ES'], locale: 'es_ES', hours: 'spanish', user: 'Rocío Molina', services: ['marketplace', 'hyperwallet'], closures: [{ from: '2026-12-24', to: '2027-01-06' }], trade: [3, 0.04, 0.03] }],
    'ES-1005': ['Óptica Mirador, Zaragoza', { kind: ['optician_shop', 'pure'], place: ['Paseo Independencia, 31', '50001', 'Zaragoza', 'AR', 'ES'], locale: 'es_ES', hours: 'spanish', user: 'Andrés Vidal', services: ['marketplace', 'stockhub'], pending: ['adyen'], trade: [2, 0.01, 0.02] }],
    'ES-1006': ['Bienestar y Hogar, Bilbao', { kind: ['other', 'pure'], place: ['Gran Vía, 40', '48009', 'Bilbao', 'PV', 'ES'], locale: 'es_ES', hours: 'spanish', user: 'Iker Prieto', services: ['marketplace'], trade: [1, 0.03, 0.06] }],
    'ES-1007': ['Herboristería Luna Llena, Granada', { kind: ['herbalist_shop', 'pure'], place: ['Calle Elvira, 66', '18010', 'Granada', 'AN', 'ES'], locale: 'es_ES', hours: 'spanish', user: 'Elena Gallardo', services: ['marketplace'], status: 'banned', trade: [0, 0, 0] }],
    'ES-1101': ['Farmacia San Luca, Torino', { kind: [pharmacy, 'pure'], place: ['Via Garibaldi, 18', '10122', 'Torino', null, 'IT'], locale: 'it_IT', hours: 'italian', user: 'Giulia Ricci', services: ['marketplace', 'same_day', 'stockhub', 'adyen'], trade: [4, 0.02, 0.03] }],
    'ES-1102': ['Profumeria Aurora, Firenze', { kind: ['perfumery', 'hybrid'], place: ['Via dei Calzaiuoli, 5', '50122', 'Firenze', null, 'IT'], locale: 'it_IT', hours: 'italian', user: 'Lorenzo Conti', services: ['marketplace', 'fulfillment'], trade: [2, 0.02, 0.02] }],
    'ES-1201': ['Pharmacie du Pont Neuf, Toulouse', { kind: [pharmacy, 'pure'], place: ['3 place Esquirol', '31000', 'Toulouse', null, 'FR'], locale: 'fr_FR', hours: 'frenchLunch', user: 'Nathalie Perrin', services: ['marketplace', 'stockhub', 'adyen'], trade: [3, 0.03, 0.02] }],
    'ES-1301': ['Parafarmácia Atlântico, Lisboa', { kind: ['personal_care_shop', 'pure'], place: ['Rua Augusta 112', '1100-053', 'Lisboa', null, 'PT'], locale: 'pt_PT', hours: 'portuguese', user: 'Sofia Antunes', services: ['marketplace', 'same_day', 'stockhub'], trade: [2, 0.02, 0.04] }],
    'ES-1401': ['Harbour Lane Chemist, Bristol', { kind: [pharmacy, 'pure'], place: ['27 Harbour Lane', 'BS1 4ST', 'Bristol', null, 'GB'], locale: 'en_GB', hours: 'british', user: 'Emily Whitfield', services: ['marketplace', 'stockhub', 'adyen'], trade: [2, 0.01, 0.02] }],
  },
};

/** Since when the demo's shops have their services: some day of the two years before the demo begins. */
function sinceOf(externalId: string, code: Service): string {
  const day = Math.floor(shareOf(externalId, code) * 730);
  return new Date(Date.UTC(2023, 10, 1 + day, 9)).toISOString();
}

function servicesOf(externalId: string, shop: Shop): SellerRecord['services'] {
  const row = (status: 'subscribed' | 'pending' | 'unsubscribed') => (code: Service) => ({
    code,
    status,
    ...(status === 'subscribed' && { since: sinceOf(externalId, code) }),
  });
  return [
    ...shop.services.map(row('subscribed')),
    ...(shop.pending ?? []).map(row('pending')),
    ...(shop.unsubscribed ?? []).map(row('unsubscribed')),
  ];
}

function sellerOf(brand: BrandId, externalId: string, [name, shop]: readonly [string, Shop]): DemoSeller {
  const [street, postalCode, city, region, countryCode] = shop.place;
  const [ordersPerDay, cancelled, late] = shop.trade;
  const account = demoAccounts.find((candidate) => candidate.externalId === externalId);
  const username = account?.username ?? usernameOf(shop.user);
  return {
    externalId,
    brand,
    country: countryCode,
    ordersPerDay,
    cancelled,
    late,
    record: {
      name,
      status: shop.status ?? 'active',
      businessType: shop.kind[0],
      marketplaceConfiguration: { id: `${brand}-${shop.kind[1]}`, type: shop.kind[1] },
      goldPartner: shop.goldPartner === true,
      uploadFormats: [...(shop.uploadFormats ?? defaultUploadFormats)],
      locale: shop.locale,
      services: servicesOf(externalId, shop),
      address: { street, postalCode, city, region, countryCode },
      openingHours: shopHours[shop.hours],
      closures: shop.closures ?? [],
      company: companyOf({
        externalId,
        name,
        owner: shop.user,
        country: countryCode,
        city,
        isPharmacy: shop.kind[0] === pharmacy,
      }),
      users: teamOf({ externalId, first: { name: shop.user, username } }).map((user) => ({
        ...user,
        initialPassword: account?.password ?? passwords[brand],
        banned: false,
      })),
    },
  };
}

/** The shops of a brand's demo marketplace. */
export function sellersOf(brand: BrandId): DemoSeller[] {
  return Object.entries(shops[brand]).map(([externalId, row]) => sellerOf(brand, externalId, row));
}

/** Whether everybody may sign in for this shop with the accounts that the start prints. */
export function isDemoAccount(externalId: string): boolean {
  return demoAccounts.some((account) => account.externalId === externalId);
}
