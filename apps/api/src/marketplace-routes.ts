import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { routesOf } from './platform/http/route.ts';
import { bulkMarketOffers } from './modules/catalogue/marketplace/bulk-market-offers.ts';
import { bulkOrders } from './modules/orders/marketplace/bulk-orders.ts';
import { bulkProducts } from './modules/catalogue/marketplace/bulk-products.ts';
import { bulkShipments } from './modules/orders/marketplace/bulk-shipments.ts';
import { bookedLedger, bulkLedger, orderLedger, payableLedger } from './modules/ledger/marketplace/ledger.ts';
import { putSalesBefore } from './modules/reports/marketplace/sales-before.ts';
import { bulkWarehouseStock } from './modules/warehouse/marketplace/bulk-warehouse-stock.ts';
import { cancelOrder } from './modules/orders/marketplace/cancel-order.ts';
import { decideDispute, disputeFile, disputes } from './modules/performance/marketplace/disputes.ts';
import { eraseCustomers } from './modules/orders/marketplace/erase-customers.ts';
import { events } from './modules/events/marketplace/events.ts';
import { handOverOffers } from './modules/offers/marketplace/hand-over-offers.ts';
import { handover } from './modules/offers/marketplace/handover.ts';
import { metricLimits, putMetricLimits } from './modules/performance/marketplace/metric-limits.ts';
import { lastInvoice, putInvoice, putInvoicePayment } from './modules/invoices/marketplace/invoices.ts';
import { mintImpersonation } from './modules/identity/marketplace/mint-impersonation.ts';
import { openOrders } from './modules/orders/marketplace/open-orders.ts';
import { overview } from './modules/sellers/marketplace/overview.ts';
import { processWarehouseOrder } from './modules/orders/marketplace/process-warehouse-order.ts';
import { putPriceProposal, removePriceProposal } from './modules/price-proposals/marketplace/price-proposals.ts';
import { putPermissions } from './modules/sellers/marketplace/put-permissions.ts';
import { putSeller } from './modules/sellers/marketplace/put-seller.ts';
import {
  approveRegistration,
  rejectRegistration,
  requestRegistrationChanges,
} from './modules/registrations/marketplace/decide-registration.ts';
import { registration, registrationLicence, registrations } from './modules/registrations/marketplace/registrations.ts';
import { resetSecondFactor } from './modules/identity/marketplace/reset-second-factor.ts';
import { putPayout, putSellerPayout, sellerPayout } from './modules/payout/marketplace/seller-payouts.ts';
import { sellerOffers } from './modules/offers/marketplace/seller-offers.ts';
import { sellerShippingCosts } from './modules/shipping-costs/marketplace/seller-shipping-costs.ts';
import { putSellerService, sellerServices, serviceRequests } from './modules/services/marketplace/seller-services.ts';
import { sellerProfile } from './modules/shop-profile/marketplace/seller-profile.ts';
import { sellerWarehouseStock } from './modules/warehouse/marketplace/seller-warehouse-stock.ts';
import {
  changeWebhookSecret,
  putWebhook,
  removeWebhook,
  resendWebhookDelivery,
  webhookDeliveries,
  webhooks,
} from './modules/own-systems/marketplace/webhooks.ts';

export const marketplaceRoutes = routesOf(marketplaceApi, {
  overview,
  putSeller,
  bulkProducts,
  bulkMarketOffers,
  putPermissions,
  sellerOffers,
  sellerProfile,
  sellerShippingCosts,
  registrations,
  registration,
  registrationLicence,
  approveRegistration,
  requestRegistrationChanges,
  rejectRegistration,
  resetSecondFactor,
  sellerPayout,
  putSellerPayout,
  putPayout,
  putPriceProposal,
  removePriceProposal,
  metricLimits,
  putMetricLimits,
  disputes,
  disputeFile,
  decideDispute,
  putInvoice,
  putInvoicePayment,
  lastInvoice,
  sellerServices,
  serviceRequests,
  putSellerService,
  handOverOffers,
  handover,
  bulkWarehouseStock,
  sellerWarehouseStock,
  putWebhook,
  webhooks,
  removeWebhook,
  changeWebhookSecret,
  webhookDeliveries,
  resendWebhookDelivery,
  bulkOrders,
  openOrders,
  bulkShipments,
  bulkLedger,
  orderLedger,
  payableLedger,
  bookedLedger,
  putSalesBefore,
  processWarehouseOrder,
  cancelOrder,
  eraseCustomers,
  mintImpersonation,
  events,
});
