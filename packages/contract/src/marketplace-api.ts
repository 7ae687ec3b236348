import { catalogueMachineApi } from './catalogue/marketplace.ts';
import { eventMachineApi } from './events/marketplace.ts';
import { userMachineApi } from './identity/marketplace.ts';
import { invoiceMachineApi } from './invoices/marketplace.ts';
import { ledgerMachineApi } from './ledger/marketplace.ts';
import { messageMachineApi } from './messages/marketplace.ts';
import { offerMachineApi } from './offers/marketplace.ts';
import { orderMachineApi } from './orders/marketplace.ts';
import { webhookMachineApi } from './own-systems/marketplace.ts';
import { payoutMachineApi } from './payout/marketplace.ts';
import { metricsMachineApi } from './performance/marketplace.ts';
import { priceProposalMachineApi } from './price-proposals/marketplace.ts';
import { registrationMachineApi } from './registrations/marketplace.ts';
import { replacementMachineApi } from './replacements/marketplace.ts';
import { reportsMachineApi } from './reports/marketplace.ts';
import { returnsMachineApi } from './returns/marketplace.ts';
import { sellerMachineApi } from './sellers/marketplace.ts';
import { serviceMachineApi } from './services/marketplace.ts';
import { shippingCostsMachineApi } from './shipping-costs/marketplace.ts';
import { shopProfileMachineApi } from './shop-profile/marketplace.ts';
import { warehouseMachineApi } from './warehouse/marketplace.ts';

export const marketplaceBase = '/api/marketplace/v1';

/** The operator's own API by noun: the server answers each group. */
export const marketplaceGroups = {
  sellers: sellerMachineApi,
  shopProfile: shopProfileMachineApi,
  shippingCosts: shippingCostsMachineApi,
  catalogue: catalogueMachineApi,
  registrations: registrationMachineApi,
  identity: userMachineApi,
  payout: payoutMachineApi,
  priceProposals: priceProposalMachineApi,
  performance: metricsMachineApi,
  invoices: invoiceMachineApi,
  ledger: ledgerMachineApi,
  reports: reportsMachineApi,
  returns: returnsMachineApi,
  services: serviceMachineApi,
  offers: offerMachineApi,
  warehouse: warehouseMachineApi,
  ownSystems: webhookMachineApi,
  orders: orderMachineApi,
  messages: messageMachineApi,
  replacements: replacementMachineApi,
  events: eventMachineApi,
} as const;

/** The same operations by name, under `marketplaceBase`; the key decides the brand. */
export const marketplaceApi = {
  ...sellerMachineApi,
  ...shopProfileMachineApi,
  ...shippingCostsMachineApi,
  ...catalogueMachineApi,
  ...registrationMachineApi,
  ...userMachineApi,
  ...payoutMachineApi,
  ...priceProposalMachineApi,
  ...metricsMachineApi,
  ...invoiceMachineApi,
  ...ledgerMachineApi,
  ...reportsMachineApi,
  ...returnsMachineApi,
  ...serviceMachineApi,
  ...offerMachineApi,
  ...warehouseMachineApi,
  ...webhookMachineApi,
  ...orderMachineApi,
  ...messageMachineApi,
  ...replacementMachineApi,
  ...eventMachineApi,
} as const;
