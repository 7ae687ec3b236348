import type { api } from '@offizin/contract/api';
import { apiTokenRoutes } from './features/api-tokens/routes.ts';
import { describeApi } from './openapi-document.ts';
import { exportSources } from './exports.ts';
import { accessRoutes } from './features/access/routes.ts';
import { companyRoutes } from './features/company/routes.ts';
import { addressRoutes } from './features/addresses/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { feedRoutes } from './features/feeds/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { parcelRoutes } from './features/parcels/routes.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { invoicesRoutes } from './features/invoices/routes.ts';
import { ledgerRoutes } from './features/ledger/routes.ts';
import { legalDocumentsRoutes } from './features/legal-documents/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { marketplaceRoutes } from './features/marketplace/routes.ts';
import { measurementRoutes } from './features/measurements/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { offerRoutes } from './features/offers/routes.ts';
import { orderRoutes, rejectionRoutes } from './features/orders/routes.ts';
import { passwordRoutes } from './features/passwords/routes.ts';
import { registrationRoutes } from './features/registrations/routes.ts';
import { reportsRoutes } from './features/reports/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { signInRoutes } from './features/session/sign-in-routes.ts';
import { holidaysRoutes } from './features/holidays/routes.ts';
import { shopProfileRoutes } from './features/shop-profile/routes.ts';
import { servicesRoutes } from './features/services/routes.ts';
import { shippingCostsRoutes } from './features/shipping-costs/routes.ts';
import { shopRoutes } from './features/shops/routes.ts';
import { syncRoutes } from './features/sync/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { priceUpdateRoutes } from './features/price-updates/routes.ts';
import { disputesRoutes, metricsRoutes } from './features/metrics/routes.ts';
import { payoutRoutes } from './features/payout/routes.ts';
import { warehouseRoutes } from './features/warehouse/routes.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
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
  orders: orderRoutes,
  rejection: rejectionRoutes,
  parcels: parcelRoutes,
  offers: offerRoutes,
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
  metrics: metricsRoutes,
  disputes: disputesRoutes,
  invoices: invoicesRoutes,
  ledger: ledgerRoutes,
  reports: reportsRoutes,
  history: historyRoutes,
  live: liveRoutes,
  measurements: measurementRoutes,
  notifications: notificationRoutes,
  apiTokens: apiTokenRoutes(() => shopDocument),
  webhooks: webhookRoutes,
  team: teamRoutes,
  invitations: invitationRoutes,
  shops: shopRoutes,
  shopProfile: shopProfileRoutes,
  holidays: holidaysRoutes,
  addresses: addressRoutes,
  legalDocuments: legalDocumentsRoutes,
} satisfies Record<keyof typeof api, readonly Route[]>;

/** Every operation that the server answers. */
export const routes: readonly Route[] = [...Object.values(browserRoutes).flat(), ...marketplaceRoutes];
