import { accessApi } from './identity/access.ts';
import { accountantApi } from './accountant/seller.ts';
import { apiTokensApi } from './own-systems/tokens.ts';
import { companyApi } from './company/seller.ts';
import { disputesApi } from './performance/disputes.ts';
import { exportsApi } from './exports/seller.ts';
import { feedsApi } from './feeds/seller.ts';
import { historyApi } from './history/seller.ts';
import { legalDocumentsApi } from './legal-documents/seller.ts';
import { homeApi } from './home/seller.ts';
import { papersApi } from './orders/papers.ts';
import { parcelsApi } from './orders/parcels.ts';
import { holidaysApi } from './calendar/seller.ts';
import { invoicesApi } from './invoices/seller.ts';
import { ledgerApi } from './ledger/seller.ts';
import { liveApi } from './events/live.ts';
import { measurementsApi } from './measurements/seller.ts';
import { messagesApi } from './messages/seller.ts';
import { messageTemplatesApi } from './messages/templates.ts';
import { metricsApi } from './performance/seller.ts';
import { toursApi } from './tours/seller.ts';
import { notificationsApi } from './notifications/seller.ts';
import { offersApi } from './offers/seller.ts';
import { rejectionApi } from './orders/rejection.ts';
import { orderBatchesApi } from './orders/batches.ts';
import { packingApi } from './orders/packing.ts';
import { ordersApi } from './orders/seller.ts';
import { passwordApi } from './identity/passwords.ts';
import { payoutApi } from './payout/seller.ts';
import { priceRuleHistoryApi } from './price-rules/history.ts';
import { priceRulesApi } from './price-rules/seller.ts';
import { priceProposalsApi } from './price-proposals/seller.ts';
import { taxMonthsApi } from './tax-months/seller.ts';
import { businessApi } from './business/seller.ts';
import { reportsApi } from './reports/seller.ts';
import { returnDecisionsApi } from './returns/decisions.ts';
import { returnsApi } from './returns/seller.ts';
import { searchApi } from './search/seller.ts';
import { registrationApi } from './registrations/seller.ts';
import { sessionApi } from './identity/session.ts';
import { signInApi } from './identity/sign-in.ts';
import { addressApi, shopProfileApi } from './shop-profile/seller.ts';
import { servicesApi } from './services/seller.ts';
import { shippingCostsApi } from './shipping-costs/seller.ts';
import { syncApi } from './sync/seller.ts';
import { invitationApi, shopsApi, teamApi } from './team/seller.ts';
import { offerViewsApi, orderViewsApi } from './saved-views/seller.ts';
import { uploadsApi } from './uploads/seller.ts';
import { warehouseApi } from './warehouse/seller.ts';
import { systemEventsApi } from './own-systems/events.ts';
import { webhooksApi } from './own-systems/webhooks.ts';

/** Every operation the browser may call, under the base path `/api`. */
export const api = {
  session: sessionApi,
  signIn: signInApi,
  access: accessApi,
  passwords: passwordApi,
  registrations: registrationApi,
  home: homeApi,
  search: searchApi,
  orders: ordersApi,
  orderBatches: orderBatchesApi,
  packing: packingApi,
  orderViews: orderViewsApi,
  messages: messagesApi,
  messageTemplates: messageTemplatesApi,
  returns: returnsApi,
  returnDecisions: returnDecisionsApi,
  rejection: rejectionApi,
  parcels: parcelsApi,
  papers: papersApi,
  offers: offersApi,
  offerViews: offerViewsApi,
  uploads: uploadsApi,
  sync: syncApi,
  exports: exportsApi,
  feeds: feedsApi,
  warehouse: warehouseApi,
  company: companyApi,
  payout: payoutApi,
  priceProposals: priceProposalsApi,
  priceRules: priceRulesApi,
  priceRuleHistory: priceRuleHistoryApi,
  invoices: invoicesApi,
  ledger: ledgerApi,
  shippingCosts: shippingCostsApi,
  history: historyApi,
  live: liveApi,
  measurements: measurementsApi,
  notifications: notificationsApi,
  tours: toursApi,
  apiTokens: apiTokensApi,
  webhooks: webhooksApi,
  systemEvents: systemEventsApi,
  team: teamApi,
  invitations: invitationApi,
  shops: shopsApi,
  shopProfile: shopProfileApi,
  addresses: addressApi,
  legalDocuments: legalDocumentsApi,
  holidays: holidaysApi,
  metrics: metricsApi,
  business: businessApi,
  reports: reportsApi,
  taxMonths: taxMonthsApi,
  accountant: accountantApi,
  disputes: disputesApi,
  services: servicesApi,
} as const;

export const apiBase = '/api';

type ValuesOf<T> = T[keyof T];

/** Any one of the browser API's operations. */
export type BrowserEndpoint = ValuesOf<{ [G in keyof typeof api]: ValuesOf<(typeof api)[G]> }>;

export const browserEndpoints: readonly BrowserEndpoint[] = Object.values(api).flatMap(
  (group) => Object.values(group) as BrowserEndpoint[],
);
