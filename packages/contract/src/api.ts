import { accessApi } from './access.ts';
import { apiTokensApi } from './api-tokens.ts';
import { companyApi } from './company.ts';
import { disputesApi } from './disputes.ts';
import { exportsApi } from './exports.ts';
import { feedsApi } from './feeds.ts';
import { historyApi } from './history.ts';
import { legalDocumentsApi } from './legal-documents.ts';
import { homeApi } from './home.ts';
import { parcelsApi } from './parcels.ts';
import { holidaysApi } from './holidays.ts';
import { invoicesApi } from './invoices.ts';
import { ledgerApi } from './ledger.ts';
import { liveApi } from './live.ts';
import { measurementsApi } from './measurements.ts';
import { metricsApi } from './metrics.ts';
import { notificationsApi } from './notifications.ts';
import { offersApi } from './offers.ts';
import { rejectionApi } from './order-rejection.ts';
import { ordersApi } from './orders.ts';
import { passwordApi } from './passwords.ts';
import { payoutApi } from './payout.ts';
import { priceProposalsApi } from './price-proposals.ts';
import { reportsApi } from './reports.ts';
import { registrationApi } from './registrations.ts';
import { sessionApi } from './session.ts';
import { signInApi } from './sign-in.ts';
import { addressApi, shopProfileApi } from './shop-profile.ts';
import { servicesApi } from './services.ts';
import { shippingCostsApi } from './shipping-costs.ts';
import { syncApi } from './sync.ts';
import { invitationApi, shopsApi, teamApi } from './team.ts';
import { uploadsApi } from './uploads.ts';
import { warehouseApi } from './warehouse.ts';
import { webhooksApi } from './webhooks.ts';

/** Every operation the browser may call, under the base path `/api`. */
export const api = {
  session: sessionApi,
  signIn: signInApi,
  access: accessApi,
  passwords: passwordApi,
  registrations: registrationApi,
  home: homeApi,
  orders: ordersApi,
  rejection: rejectionApi,
  parcels: parcelsApi,
  offers: offersApi,
  uploads: uploadsApi,
  sync: syncApi,
  exports: exportsApi,
  feeds: feedsApi,
  warehouse: warehouseApi,
  company: companyApi,
  payout: payoutApi,
  priceProposals: priceProposalsApi,
  invoices: invoicesApi,
  ledger: ledgerApi,
  shippingCosts: shippingCostsApi,
  history: historyApi,
  live: liveApi,
  measurements: measurementsApi,
  notifications: notificationsApi,
  apiTokens: apiTokensApi,
  webhooks: webhooksApi,
  team: teamApi,
  invitations: invitationApi,
  shops: shopsApi,
  shopProfile: shopProfileApi,
  addresses: addressApi,
  legalDocuments: legalDocumentsApi,
  holidays: holidaysApi,
  metrics: metricsApi,
  reports: reportsApi,
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
