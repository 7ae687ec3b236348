import type { marketplaceApi } from '@offizin/contract/marketplace-api';

type Name = keyof typeof marketplaceApi;

interface MachineRead {
  readonly path: string;
  /** The write of `machineSamples` before which it finds what it reads; the others find it after all of them. */
  readonly before?: Name;
}

/** An operation that reads, and what it is asked beside the writes of `machineSamples`. */
export const machineReads: Readonly<Partial<Record<Name, MachineRead>>> = {
  overview: { path: '/overview' },
  sellerProfile: { path: '/sellers/linden/profile' },
  sellerShippingCosts: { path: '/sellers/linden/shipping-costs' },
  registrations: { path: '/registrations?state=submitted&limit=10', before: 'approveRegistration' },
  registration: { path: '/registrations/00000000-0000-4000-8000-000000000001', before: 'approveRegistration' },
  sellerPayout: { path: '/sellers/linden/payout' },
  metricLimits: { path: '/metric-limits' },
  disputes: { path: '/disputes?limit=10', before: 'decideDispute' },
  lastInvoice: { path: '/invoice-series/2026' },
  payableLedger: { path: '/sellers/linden/ledger/payable' },
  openPostings: { path: '/sellers/linden/postings/open' },
  bookedLedger: { path: '/sellers/linden/ledger/booked/2026-11' },
  orderLedger: { path: '/ledger/10000001' },
  readReturn: { path: '/sellers/linden/returns/R-1', before: 'moveReturn' },
  escalatedReturns: { path: '/returns/escalated' },
  sellerServices: { path: '/sellers/linden/services' },
  serviceRequests: { path: '/service-requests' },
  sellerOffers: { path: '/sellers/montseny/offers?limit=100' },
  sellerWarehouseStock: { path: '/sellers/linden/warehouse-stock?limit=100' },
  webhooks: { path: '/webhooks', before: 'removeWebhook' },
  webhookDeliveries: { path: '/webhooks/erp/deliveries?limit=10', before: 'removeWebhook' },
  openOrders: { path: '/orders?status=new&limit=1', before: 'cancelOrder' },
  readReplacement: {
    path: '/orders/10000001/replacements/00000000-0000-4000-8000-000000000006',
    before: 'declineReplacement',
  },
  sellers: { path: '/sellers?limit=10' },
  seller: { path: '/sellers/linden' },
  permissions: { path: '/sellers/linden/permissions' },
  product: { path: '/products/P-1' },
  payout: { path: '/sellers/linden/payouts/P-1' },
  priceProposal: { path: '/sellers/montseny/price-proposals/PP-1' },
  invoice: { path: '/sellers/linden/invoices/LI-2026-000001' },
  salesBefore: { path: '/sellers/linden/sales-before' },
  order: { path: '/orders/10000001' },
  events: { path: '/events?limit=10' },
};
