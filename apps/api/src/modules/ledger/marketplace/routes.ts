import { ledgerMachineApi } from '@offizin/contract/ledger/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { bookedLedger, bulkLedger, orderLedger, payableLedger } from './ledger.ts';
import { bulkPostings, openPostings } from './postings.ts';

export const ledgerMarketplaceRoutes = routesOf(ledgerMachineApi, {
  bookedLedger,
  bulkLedger,
  bulkPostings,
  openPostings,
  orderLedger,
  payableLedger,
});
