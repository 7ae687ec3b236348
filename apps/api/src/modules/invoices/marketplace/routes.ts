import { invoiceMachineApi } from '@offizin/contract/invoices/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { lastInvoice, putInvoice, putInvoicePayment } from './invoices.ts';
import { invoice } from './read-invoice.ts';

export const invoicesMarketplaceRoutes = routesOf(invoiceMachineApi, {
  invoice,
  lastInvoice,
  putInvoice,
  putInvoicePayment,
});
