import { monthlySetExport } from './modules/accountant/monthly-set.export.ts';
import { salesDaysExport, soldProductsExport } from './modules/business/business.export.ts';
import { historyExport } from './modules/history/history.export.ts';
import { invoiceArchive, invoiceDocument } from './modules/invoices/invoices.export.ts';
import { ledgerExport } from './modules/ledger/ledger.export.ts';
import { payoutExport } from './modules/payout/payout.export.ts';
import { metricWeekExport } from './modules/performance/metric-week.export.ts';
import { returnsExport } from './modules/returns/returns.export.ts';
import { offersExport } from './modules/offers/offers.export.ts';
import { pricePreviewExport } from './modules/price-rules/price-rules.export.ts';
import { priceProposalsExport } from './modules/price-proposals/price-proposals.export.ts';
import { sellerDataExport } from './modules/retention/seller-data.export.ts';
import { reportsExport, shippingVatExport } from './modules/reports/reports.export.ts';
import { datevExport, lexwareExport, payoutStatementExport } from './modules/tax-months/tax-books.export.ts';
import { modelo303Export, taxMonthExport } from './modules/tax-months/tax-months.export.ts';
import { syncFindingsExport } from './modules/sync/sync.export.ts';
import { runRowsExport, uploadHistoryExport, uploadRowsExport } from './modules/uploads/uploads.export.ts';
import { warehouseStockExport } from './modules/warehouse/warehouse.export.ts';
import type { ExportSource } from './platform/exports/export-source.ts';

/** Those that are made of the portal's own rows. */
const sources: readonly ExportSource[] = [
  offersExport,
  uploadRowsExport,
  uploadHistoryExport,
  runRowsExport,
  syncFindingsExport,
  warehouseStockExport,
  priceProposalsExport,
  historyExport,
  sellerDataExport,
  invoiceArchive,
  invoiceDocument,
  ledgerExport,
  payoutExport,
  metricWeekExport,
  reportsExport,
  shippingVatExport,
  salesDaysExport,
  soldProductsExport,
  returnsExport,
  pricePreviewExport,
  taxMonthExport,
  datevExport,
  lexwareExport,
  payoutStatementExport,
  modelo303Export,
];

/** Every kind of file that can be exported: a month's set is made of the others. */
export const exportSources: readonly ExportSource[] = [...sources, monthlySetExport(sources)];
