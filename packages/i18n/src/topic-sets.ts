import type { Messages } from './messages.ts';

/** The topics that the browser loads together, in one chunk per language: `core` with the language, the others with their screens. */
export const topicSets = {
  core: ['actions', 'errors', 'shell'],
  session: ['session'],
  secondStep: ['secondStep'],
  access: ['access'],
  afterSale: ['afterSale'],
  forms: ['forms', 'faults', 'savedViews'],
  passwords: ['passwords'],
  profile: ['profile'],
  registrations: ['registrations'],
  notifications: ['notifications'],
  tours: ['tours'],
  shortcuts: ['shortcuts'],
  search: ['search'],
  home: ['home'],
  orders: ['orders'],
  parcels: ['parcels'],
  packing: ['packing'],
  orderBatches: ['orderBatches'],
  orderDialogs: ['orderDialogs'],
  shipMany: ['shipMany'],
  printing: ['printing'],
  wholesaler: ['wholesaler'],
  offers: ['offers'],
  exports: ['exports'],
  uploads: ['uploads', 'uploadsCodes', 'uploadsFixing'],
  sync: ['sync'],
  feeds: ['feeds'],
  services: ['services'],
  shippingCosts: ['shippingCosts'],
  systems: ['systems'],
  waiting: ['waiting'],
  warehouse: ['warehouse'],
  company: ['company'],
  payout: ['payout'],
  priceUpdates: ['priceUpdates'],
  performance: ['performance'],
  invoices: ['invoices', 'ledger'],
  reports: ['reports'],
  holidays: ['holidays'],
  history: ['history'],
  team: ['team'],
  partnerPrivacy: ['partnerPrivacy'],
  shops: ['shops'],
  legalDocuments: ['legalDocuments'],
} as const satisfies Readonly<Record<string, readonly (keyof Messages)[]>>;

export type TopicSet = keyof typeof topicSets;

/** The messages of a set. */
export type SetMessages<S extends TopicSet> = Pick<Messages, (typeof topicSets)[S][number]>;
