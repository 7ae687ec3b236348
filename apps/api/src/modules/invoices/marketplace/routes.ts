import { invoiceMachineApi } from '@offizin/contract/invoices/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { lastInvoice, putInvoice, putInvoicePayment } from './invoices.ts';

export const invoicesMarketplaceRoutes = routesOf(invoiceMachineApi, {
  lastInvoice,
  putInvoice,
  putInvoicePayment,
});
