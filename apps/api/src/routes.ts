import type { api } from '@offizin/contract/api';
import type { marketplaceGroups } from '@offizin/contract/marketplace-api';
import { apiTokenRoutes } from './modules/own-systems/seller/tokens/routes.ts';
import { describeApi } from './openapi/document.ts';
import { exportSources } from './exports.ts';
import { accountantRoutes } from './modules/accountant/seller/routes.ts';
import { accessRoutes } from './modules/identity/seller/access/routes.ts';
import { companyRoutes } from './modules/company/seller/routes.ts';
import { addressRoutes } from './modules/addresses/seller/routes.ts';
import { exportRoutes } from './modules/exports/seller/routes.ts';
import { feedRoutes } from './modules/feeds/seller/routes.ts';
import { historyRoutes } from './modules/history/seller/routes.ts';
import { searchRoutes } from './modules/search/seller/routes.ts';
import { homeRoutes } from './modules/home/seller/routes.ts';
import { paperRoutes } from './modules/orders/seller/papers/routes.ts';
import { parcelRoutes } from './modules/orders/seller/parcels/routes.ts';
import { invitationRoutes } from './modules/team/seller/invitations/routes.ts';
import { invoicesRoutes } from './modules/invoices/seller/routes.ts';
import { taxMonthsRoutes } from './modules/tax-months/seller/routes.ts';
import { ledgerRoutes } from './modules/ledger/seller/routes.ts';
import { legalDocumentsRoutes } from './modules/legal-documents/seller/routes.ts';
import { liveRoutes } from './modules/events/seller/routes.ts';
import { catalogueMarketplaceRoutes } from './modules/catalogue/marketplace/routes.ts';
import { eventsMarketplaceRoutes } from './modules/events/marketplace/routes.ts';
import { identityMarketplaceRoutes } from './modules/identity/marketplace/routes.ts';
import { invoicesMarketplaceRoutes } from './modules/invoices/marketplace/routes.ts';
import { ledgerMarketplaceRoutes } from './modules/ledger/marketplace/routes.ts';
import { offersMarketplaceRoutes } from './modules/offers/marketplace/routes.ts';
import { ordersMarketplaceRoutes } from './modules/orders/marketplace/routes.ts';
import { ownSystemsMarketplaceRoutes } from './modules/own-systems/marketplace/routes.ts';
import { payoutMarketplaceRoutes } from './modules/payout/marketplace/routes.ts';
import { performanceMarketplaceRoutes } from './modules/performance/marketplace/routes.ts';
import { priceProposalsMarketplaceRoutes } from './modules/price-proposals/marketplace/routes.ts';
import { registrationsMarketplaceRoutes } from './modules/registrations/marketplace/routes.ts';
import { reportsMarketplaceRoutes } from './modules/reports/marketplace/routes.ts';
import { sellersMarketplaceRoutes } from './modules/sellers/marketplace/routes.ts';
import { servicesMarketplaceRoutes } from './modules/services/marketplace/routes.ts';
import { shippingCostsMarketplaceRoutes } from './modules/shipping-costs/marketplace/routes.ts';
import { shopProfileMarketplaceRoutes } from './modules/shop-profile/marketplace/routes.ts';
import { warehouseMarketplaceRoutes } from './modules/warehouse/marketplace/routes.ts';
import { messagesMarketplaceRoutes } from './modules/messages/marketplace/routes.ts';
import { replacementsMarketplaceRoutes } from './modules/replacements/marketplace/routes.ts';
import { messageRoutes } from './modules/messages/seller/routes.ts';
import { messageTemplateRoutes } from './modules/messages/seller/templates/routes.ts';
import { measurementRoutes } from './modules/measurements/seller/routes.ts';
import { tourRoutes } from './modules/tours/seller/routes.ts';
import { notificationRoutes } from './modules/notifications/seller/routes.ts';
import { offerRoutes } from './modules/offers/seller/routes.ts';
import { orderBatchRoutes } from './modules/orders/seller/batches/routes.ts';
import { packingRoutes } from './modules/orders/seller/packing/routes.ts';
import { offerViewRoutes } from './modules/offers/seller/views/routes.ts';
import { orderViewRoutes } from './modules/orders/seller/views/routes.ts';
import { orderRoutes, rejectionRoutes } from './modules/orders/seller/routes.ts';
import { passwordRoutes } from './modules/identity/seller/passwords/routes.ts';
import { registrationRoutes } from './modules/registrations/seller/routes.ts';
import { priceRuleHistoryRoutes, priceRuleRoutes } from './modules/price-rules/seller/routes.ts';
import { returnsMarketplaceRoutes } from './modules/returns/marketplace/routes.ts';
import { businessRoutes } from './modules/business/seller/routes.ts';
import { returnDecisionsRoutes, returnsRoutes } from './modules/returns/seller/routes.ts';
import { reportsRoutes } from './modules/reports/seller/routes.ts';
import { sessionRoutes } from './modules/identity/seller/session/routes.ts';
import { signInRoutes } from './modules/identity/seller/session/sign-in-routes.ts';
import { holidaysRoutes } from './modules/calendar/seller/routes.ts';
import { shopProfileRoutes } from './modules/shop-profile/seller/routes.ts';
import { servicesRoutes } from './modules/services/seller/routes.ts';
import { shippingCostsRoutes } from './modules/shipping-costs/seller/routes.ts';
import { shopRoutes } from './modules/team/seller/shops/routes.ts';
import { syncRoutes } from './modules/sync/seller/routes.ts';
import { teamRoutes } from './modules/team/seller/routes.ts';
import { uploadRoutes } from './modules/uploads/seller/routes.ts';
import { priceUpdateRoutes } from './modules/price-proposals/seller/routes.ts';
import { disputesRoutes, metricsRoutes } from './modules/performance/seller/routes.ts';
import { payoutRoutes } from './modules/payout/seller/routes.ts';
import { warehouseRoutes } from './modules/warehouse/seller/routes.ts';
import { systemEventRoutes } from './modules/own-systems/seller/events/routes.ts';
import { webhookRoutes } from './modules/own-systems/seller/webhooks/routes.ts';
import type { Route } from './platform/http/route.ts';

/** The contract does not change while the process runs. */
const shopDocument = describeApi('shop');

const browserRoutes = {
  session: sessionRoutes,
  signIn: signInRoutes,
  access: accessRoutes,
  passwords: passwordRoutes,
  registrations: registrationRoutes,
  home: homeRoutes,
  search: searchRoutes,
  orders: orderRoutes,
  orderBatches: orderBatchRoutes,
  packing: packingRoutes,
  orderViews: orderViewRoutes,
  messages: messageRoutes,
  messageTemplates: messageTemplateRoutes,
  returns: returnsRoutes,
  returnDecisions: returnDecisionsRoutes,
  rejection: rejectionRoutes,
  parcels: parcelRoutes,
  papers: paperRoutes,
  offers: offerRoutes,
  offerViews: offerViewRoutes,
  uploads: uploadRoutes,
  warehouse: warehouseRoutes,
  shippingCosts: shippingCostsRoutes,
  services: servicesRoutes,
  sync: syncRoutes,
  exports: exportRoutes(exportSources),
  feeds: feedRoutes,
  company: companyRoutes,
  payout: payoutRoutes,
  priceProposals: priceUpdateRoutes,
  priceRules: priceRuleRoutes,
  priceRuleHistory: priceRuleHistoryRoutes,
  metrics: metricsRoutes,
  disputes: disputesRoutes,
  invoices: invoicesRoutes,
  ledger: ledgerRoutes,
  taxMonths: taxMonthsRoutes,
  accountant: accountantRoutes(exportSources),
  business: businessRoutes,
  reports: reportsRoutes,
  history: historyRoutes,
  live: liveRoutes,
  measurements: measurementRoutes,
  notifications: notificationRoutes,
  tours: tourRoutes,
  apiTokens: apiTokenRoutes(() => shopDocument),
  webhooks: webhookRoutes,
  systemEvents: systemEventRoutes,
  team: teamRoutes,
  invitations: invitationRoutes,
  shops: shopRoutes,
  shopProfile: shopProfileRoutes,
  holidays: holidaysRoutes,
  addresses: addressRoutes,
  legalDocuments: legalDocumentsRoutes,
} satisfies Record<keyof typeof api, readonly Route[]>;

const marketplaceRoutes = {
  sellers: sellersMarketplaceRoutes,
  shopProfile: shopProfileMarketplaceRoutes,
  shippingCosts: shippingCostsMarketplaceRoutes,
  catalogue: catalogueMarketplaceRoutes,
  registrations: registrationsMarketplaceRoutes,
  identity: identityMarketplaceRoutes,
  payout: payoutMarketplaceRoutes,
  priceProposals: priceProposalsMarketplaceRoutes,
  performance: performanceMarketplaceRoutes,
  invoices: invoicesMarketplaceRoutes,
  ledger: ledgerMarketplaceRoutes,
  reports: reportsMarketplaceRoutes,
  returns: returnsMarketplaceRoutes,
  services: servicesMarketplaceRoutes,
  offers: offersMarketplaceRoutes,
  warehouse: warehouseMarketplaceRoutes,
  ownSystems: ownSystemsMarketplaceRoutes,
  orders: ordersMarketplaceRoutes,
  messages: messagesMarketplaceRoutes,
  replacements: replacementsMarketplaceRoutes,
  events: eventsMarketplaceRoutes,
} satisfies Record<keyof typeof marketplaceGroups, readonly Route[]>;

/** Every operation that the server answers. */
export const routes: readonly Route[] = [
  ...Object.values(browserRoutes).flat(),
  ...Object.values(marketplaceRoutes).flat(),
];
