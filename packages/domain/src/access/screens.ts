import { type AccessSubject, type DenialReason, denialOf, type Requirement } from './access.ts';
import type { Area, Level } from './roles.ts';

export const menuGroups = ['start', 'marketplace', 'fulfilment', 'gold_partner', 'metrics', 'my_account'] as const;
export type MenuGroup = (typeof menuGroups)[number];

interface Place {
  readonly path: string;
  readonly requirement?: Requirement;
  /** Where it is in the menu; `when` hides it from sellers who could open it but have another way to the same job. */
  readonly menu?: {
    readonly group: MenuGroup;
    readonly when?: Requirement;
    /** The screen that leads to this one, where it is in the menu itself. */
    readonly unless?: string;
  };
  /** Whether the companion application serves the path in combined mode (LEG-01). */
  readonly legacy?: true;
}

/** A screen says who may open it: everybody, or people of a seller whose role lets them read the area; null is each of them. */
export type Screen = Place &
  ({ readonly public: true; readonly area?: undefined } | { readonly public?: undefined; readonly area: Area | null });

export const sellerPrefix = '/seller';

/** The alternative prefix under which every route answers too (GEN-06). */
export const aliasPrefix = '/phw';

const germanOrSpanish = { brands: ['de', 'es'] } as const satisfies Requirement;
const spanish = { brands: ['es'] } as const satisfies Requirement;
const sales = { anyService: ['same_day', 'marketplace'] } as const satisfies Requirement;
const fulfilment = { anyService: ['fulfillment'] } as const satisfies Requirement;
const directSales = { directSales: true } as const satisfies Requirement;
const salesThroughPartner = { directSales: false } as const satisfies Requirement;

const screenTable = {
  login: { path: '/login', public: true },
  impersonate: { path: '/login/impersonate', public: true },
  create_pass: { path: '/create-pass', public: true },
  registration: { path: '/registration', public: true },
  invitation: { path: '/invitation', public: true },
  partner_privacy_policy: {
    path: '/partner-privacy-policy',
    public: true,
    requirement: { brands: ['de'] },
  },
  home: { path: '/seller', area: null, menu: { group: 'start' } },
  marketplace_sales: {
    path: '/seller/marketplace/sales',
    area: 'orders',
    requirement: { ...sales, directSales: true },
    menu: { group: 'marketplace' },
  },
  /** Whoever sells hears from customers, whichever screen has its orders. */
  messages: {
    path: '/seller/marketplace/messages',
    area: 'messages',
    requirement: sales,
    menu: { group: 'marketplace' },
  },
  returns: {
    path: '/seller/marketplace/returns',
    area: 'returns',
    requirement: sales,
    menu: { group: 'marketplace', unless: 'messages' },
  },
  my_products: {
    path: '/seller/marketplace/my-products',
    area: 'offers',
    menu: { group: 'marketplace' },
  },
  price_rules: {
    path: '/seller/marketplace/price-rules',
    area: 'prices',
    menu: { group: 'marketplace' },
  },
  offer_upload: {
    path: '/seller/marketplace/offer-upload',
    area: 'offers',
    requirement: germanOrSpanish,
    menu: { group: 'marketplace', when: directSales },
  },
  sync_results: {
    path: '/seller/marketplace/sync-results',
    area: 'offers',
    requirement: { ...germanOrSpanish, anyService: ['stockhub'] },
    menu: { group: 'marketplace', when: directSales },
  },
  legacy_productos: { path: '/seller/marketplace/productos', area: 'offers', legacy: true },
  legacy_catalogos: { path: '/seller/marketplace/catalogos', area: 'offers', legacy: true },
  legacy_tienda: { path: '/seller/marketplace/tienda', area: 'profile', legacy: true },
  legacy_cajas: { path: '/seller/marketplace/cajas', area: 'orders', legacy: true },
  gold_ventas: {
    path: '/seller/goldpartner/ventas',
    area: 'orders',
    requirement: { ...spanish, ...sales },
    menu: { group: 'gold_partner', when: salesThroughPartner },
    legacy: true,
  },
  gold_productos: {
    path: '/seller/goldpartner/productos',
    area: 'offers',
    requirement: spanish,
    legacy: true,
  },
  gold_catalogos: {
    path: '/seller/goldpartner/catalogos',
    area: 'offers',
    requirement: spanish,
    legacy: true,
  },
  gold_tienda: {
    path: '/seller/goldpartner/tienda',
    area: 'profile',
    requirement: spanish,
    legacy: true,
  },
  gold_cajas: {
    path: '/seller/goldpartner/cajas',
    area: 'orders',
    requirement: spanish,
    legacy: true,
  },
  gold_offer_upload: {
    path: '/seller/goldpartner/offer-upload',
    area: 'offers',
    requirement: spanish,
    menu: { group: 'gold_partner', when: salesThroughPartner },
  },
  gold_sync_results: {
    path: '/seller/goldpartner/sync-results',
    area: 'offers',
    requirement: spanish,
    menu: { group: 'gold_partner', when: salesThroughPartner },
  },
  fulfilment_orders: {
    path: '/seller/fulfillment/pedidos',
    area: 'orders',
    requirement: fulfilment,
    menu: { group: 'fulfilment' },
  },
  fulfilment_catalogue: {
    path: '/seller/fulfillment/catalogo',
    area: 'offers',
    requirement: fulfilment,
    menu: { group: 'fulfilment' },
  },
  price_updates: {
    path: '/seller/fulfilment/price-updates',
    area: 'prices',
    requirement: { ...spanish, ...fulfilment },
    menu: { group: 'fulfilment' },
  },
  performance: {
    path: '/seller/metrics/performance',
    area: null,
    requirement: germanOrSpanish,
    menu: { group: 'metrics' },
  },
  /** What sells and what is gone soon; whoever sells has it, on every brand. */
  business: {
    path: '/seller/metrics/business',
    area: 'money',
    requirement: sales,
    menu: { group: 'metrics' },
  },
  /** What of it concerns stock, for those who may not see the money. */
  run_out: {
    path: '/seller/metrics/run-out',
    area: 'offers',
    requirement: sales,
    menu: { group: 'metrics', unless: 'business' },
  },
  reports: {
    path: '/seller/metrics/reports',
    area: 'money',
    requirement: spanish,
    menu: { group: 'metrics' },
  },
  profile: { path: '/seller/my-account/profile', area: 'profile', menu: { group: 'my_account' } },
  shop: { path: '/seller/perfil/farmacia', area: 'profile' },
  company: { path: '/seller/perfil/empresa', area: 'company', menu: { group: 'my_account' } },
  services: { path: '/seller/perfil/servicios', area: 'profile', menu: { group: 'my_account' } },
  access: {
    path: '/seller/perfil/acceso',
    area: null,
    requirement: { beforeSecondFactor: true },
    menu: { group: 'my_account' },
  },
  holidays: { path: '/seller/perfil/vacaciones', area: 'profile', menu: { group: 'my_account' } },
  /** The screen of the company at its fiscal section: in the menu they are one. */
  fiscal_information: { path: '/seller/my-account/fiscal-information', area: 'company' },
  legal_documents: {
    path: '/seller/my-account/legal-documents',
    area: 'profile',
    menu: { group: 'my_account' },
  },
  shipping_costs: {
    path: '/seller/my-account/shipping-costs',
    area: 'profile',
    requirement: { brands: ['ch'] },
    menu: { group: 'my_account' },
  },
  payment_provider: {
    path: '/seller/my-account/payment-provider',
    area: 'payout',
    requirement: { anyService: ['hyperwallet', 'adyen'] },
    menu: { group: 'my_account' },
  },
  invoices: {
    path: '/seller/my-account/invoices',
    area: 'money',
    requirement: germanOrSpanish,
    menu: { group: 'my_account' },
  },
  /** Across the shops of who keeps their books. */
  accountant: {
    path: '/seller/my-account/accountant',
    area: 'money',
    menu: { group: 'my_account' },
  },
  /** A part of the invoices; where those are closed it has an address of its own. */
  ledger: {
    path: '/seller/my-account/ledger',
    area: 'money',
    requirement: { brands: ['ch'] },
    menu: { group: 'my_account' },
  },
  own_systems: {
    path: '/seller/my-account/own-systems',
    area: 'team',
    menu: { group: 'my_account' },
  },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screenTable;

/** The screens that have a place in the menu. */
export type MenuScreenId = {
  [Id in ScreenId]: (typeof screenTable)[Id] extends { readonly menu: object } ? Id : never;
}[ScreenId];

/** The screens that everybody may open. */
export type PublicScreenId = {
  [Id in ScreenId]: (typeof screenTable)[Id] extends { readonly public: true } ? Id : never;
}[ScreenId];

/** Every screen of the product: router, menu, API guards and redirects all derive from this one table (ACC-05). */
export const screens: Readonly<Record<ScreenId, Screen>> = screenTable;

export const screenIds = Object.keys(screenTable) as readonly ScreenId[];

/** Where a denied seller is sent (ACC-03, ACC-04). */
export const denialTargets: Readonly<Record<DenialReason, ScreenId>> = {
  approval: 'registration',
  second_factor: 'access',
  brand: 'home',
  service: 'profile',
  seller_type: 'gold_ventas',
  role: 'access',
};

export const landing = { screen: 'marketplace_sales', search: { tab: 'to-manage' } } as const;

/** Why somebody of the seller may not open the screen, or do what its operations of this level do; null when they may. */
export function screenDenial(id: ScreenId, subject: AccessSubject, level: Level = 'read'): DenialReason | null {
  const { requirement, area } = screens[id];
  return denialOf({ ...requirement, ...(area && { area, level }) }, subject);
}

/** The first of some screens that somebody of a seller may open; null where that is none. */
export function firstOpen(ids: readonly ScreenId[], subject: AccessSubject): ScreenId | null {
  return ids.find((id) => screenDenial(id, subject) === null) ?? null;
}

/**
 * Whether a denial for the seller's type is waived: outside production, a navigation from the very first
 * load (`from` null) or from marketplace sales is let through (ACC-04).
 */
export function letsThrough(
  denial: DenialReason,
  { production, from }: { production: boolean; from: string | null },
): boolean {
  if (denial !== 'seller_type' || production) return false;
  return from === null || from === screens.marketplace_sales.path;
}
