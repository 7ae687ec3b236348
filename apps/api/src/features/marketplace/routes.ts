import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { routesOf } from '../../platform/http/route.ts';
import { bulkMarketOffers } from './bulk-market-offers.ts';
import { bulkOrders } from './bulk-orders.ts';
import { bulkProducts } from './bulk-products.ts';
import { bulkShipments } from './bulk-shipments.ts';
import { bookedLedger, bulkLedger, orderLedger, payableLedger } from './ledger.ts';
import { putSalesBefore } from './sales-before.ts';
import { bulkWarehouseStock } from './bulk-warehouse-stock.ts';
import { cancelOrder } from './cancel-order.ts';
import { decideDispute, disputeFile, disputes } from './disputes.ts';
import { eraseCustomers } from './erase-customers.ts';
import { events } from './events.ts';
import { handOverOffers } from './hand-over-offers.ts';
import { handover } from './handover.ts';
import { metricLimits, putMetricLimits } from './metric-limits.ts';
import { lastInvoice, putInvoice, putInvoicePayment } from './invoices.ts';
import { mintImpersonation } from './mint-impersonation.ts';
import { openOrders } from './open-orders.ts';
import { overview } from './overview.ts';
import { processWarehouseOrder } from './process-warehouse-order.ts';
import { putPriceProposal, removePriceProposal } from './price-proposals.ts';
import { putPermissions } from './put-permissions.ts';
import { putSeller } from './put-seller.ts';
import { approveRegistration, rejectRegistration, requestRegistrationChanges } from './decide-registration.ts';
import { registration, registrationLicence, registrations } from './registrations.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { putPayout, putSellerPayout, sellerPayout } from './seller-payouts.ts';
import { sellerOffers } from './seller-offers.ts';
import { sellerShippingCosts } from './seller-shipping-costs.ts';
import { putSellerService, sellerServices, serviceRequests } from './seller-services.ts';
import { sellerProfile } from './seller-profile.ts';
import { sellerWarehouseStock } from './seller-warehouse-stock.ts';
import {
  changeWebhookSecret,
  putWebhook,
  removeWebhook,
  resendWebhookDelivery,
  webhookDeliveries,
  webhooks,
} from './webhooks.ts';

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
