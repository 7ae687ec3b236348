import type { BrandId } from '@offizin/domain/brand/brands';
import { type ScreenId, screenIds, screens } from '@offizin/domain/access/screens';

/** What a screen looks like: its address, and what is opened from it. */
export interface Look {
  /** What the address adds to the screen's path. */
  readonly search?: string;
  /** Whether it lies over the bar with the menus. */
  readonly isOverAll?: true;
  /** Buttons that open a dialog or menu, by their names in English; one behind another is in what the one before has opened. */
  readonly opens?: readonly (readonly RegExp[])[];
}

const plain: readonly Look[] = [{}];

const desk = [[/^Filter$/], [/^Sort/]] as const;
const ownDesk = [
  ...desk,
  [/^Print$/],
  [/^Download new orders/],
  [/^Reject…/],
  [/^Dispatch…/],
  [/^More information/],
] as const;
const stockFacets = [[/^Export/], [/^Brand/], [/^Category/]] as const;

/** Every screen of the product with its tabs, and what can be opened from each; one without a row does not compile. */
export const looks: Readonly<Record<ScreenId, readonly Look[]>> = {
  login: plain,
  // Opened by a link that works once, which leads on at once.
  impersonate: [],
  create_pass: plain,
  registration: plain,
  invitation: plain,
  partner_privacy_policy: plain,
  home: [
    {
      opens: [
        [/^Notifications/],
        [/^Help/],
        [/^Appearance/],
        [/Language/],
        [/^Ada Berg/],
        [/^Search/],
        [/^Cookie settings/],
      ],
    },
  ],
  marketplace_sales: [
    { search: '?tab=to-manage', opens: ownDesk },
    { search: '?tab=to-manage&ship=true', isOverAll: true },
    { search: '?tab=to-manage&wholesaler=true', isOverAll: true },
    { search: '?tab=managed', opens: [[/^Edit tracking…/]] },
  ],
  messages: [
    {
      opens: [[/^Send a replacement…/], [/^Templates/], [/^Add a note/], [/^Done without a reply/]],
    },
  ],
  returns: [{ opens: [[/^Export/], [/^Refuse everything…/], [/^Offer a part…/]] }],
  my_products: [
    {
      opens: [
        ...stockFacets,
        [/^Columns/],
        [/^Views/],
        [/^Actions for Solvanta Fluid, 40 ml/],
        [/^Solvanta Fluid 40 ml/],
      ],
    },
  ],
  price_rules: [
    { opens: [[/^New rule/], [/^More about “First place”/], [/^Change$/]] },
    { search: '?view=history', opens: [[/^Restore today…/]] },
  ],
  offer_upload: plain,
  sync_results: [{ opens: [[/^Error type/], [/^Set up feed/]] }],
  legacy_productos: plain,
  legacy_catalogos: plain,
  legacy_tienda: plain,
  legacy_cajas: plain,
  gold_ventas: plain,
  gold_productos: plain,
  gold_catalogos: plain,
  gold_tienda: plain,
  gold_cajas: plain,
  gold_offer_upload: plain,
  gold_sync_results: plain,
  fulfilment_orders: [{ opens: desk }],
  fulfilment_catalogue: [{ opens: [...stockFacets, [/^Solvanta Fluid.*40 ml/]] }],
  price_updates: [{ opens: [[/^Reject proposal…/]] }],
  performance: [{}, { search: '?view=table' }],
  business: [{ opens: [[/^Export/]] }],
  run_out: plain,
  reports: [{ opens: [[/^Export/]] }],
  profile: plain,
  shop: plain,
  company: plain,
  services: plain,
  access: [
    { opens: [[/^Set up…/]] },
    {
      search: '?tab=team',
      opens: [[/^Invite…/], [/^More for Jonas Berg/], [/^More for Jonas Berg/, /^Remove…/], [/^Change…/]],
    },
    { search: '?tab=activity' },
  ],
  holidays: [{ opens: [[/^Actions for/]] }],
  fiscal_information: plain,
  legal_documents: plain,
  shipping_costs: plain,
  payment_provider: [{ opens: [[/^Change IBAN…/]] }],
  invoices: [
    {},
    { search: '?tab=orders', opens: [[/^Export/], [/^\d\d \d{3} \d{3}$/]] },
    { search: '?tab=tax-months', opens: [[/^Export/], [/show entries/]] },
  ],
  accountant: plain,
  ledger: [{ opens: [[/^\d\d \d{3} \d{3}$/]] }, { search: '?tab=payouts' }],
  own_systems: [
    {
      opens: [
        [/^New token/],
        [/^Endpoint/],
        [/^New secret/],
        [/^Actions for Packing station/],
        [/^Actions for Packing station/, /^Revoke token/],
        [/^Actions for http/],
      ],
    },
  ],
};

/** Screens that another address shows in the frame of the legacy paths. */
export const isTwin = (id: ScreenId): boolean => /^(?:gold|legacy)_/.test(id);

const twinsOn: Readonly<Record<BrandId, boolean>> = { es: true, de: false, ch: false };

/** The screens that a shop of the brand with every service may open; twins are looked at on the brand that has all of them. */
export const screensOf = (brand: BrandId): readonly ScreenId[] =>
  screenIds.filter(
    (id) => (screens[id].requirement?.brands?.includes(brand) ?? true) && (twinsOn[brand] || !isTwin(id)),
  );

export const isPublic = (id: ScreenId): boolean => screens[id].public === true;

/** Whether the brand has the screen. */
export const hasScreen = (brand: BrandId, id: ScreenId): boolean => screensOf(brand).includes(id);
