import { historyExport } from './features/history/history.export.ts';
import { invoiceArchive, invoiceDocument } from './features/invoices/invoices.export.ts';
import { ledgerExport } from './features/ledger/ledger.export.ts';
import { metricWeekExport } from './features/metrics/metric-week.export.ts';
import { offersExport } from './features/offers/offers.export.ts';
import { priceProposalsExport } from './features/price-updates/price-proposals.export.ts';
import { sellerDataExport } from './features/seller-data/seller-data.export.ts';
import { reportsExport, shippingVatExport } from './features/reports/reports.export.ts';
import { syncFindingsExport } from './features/sync/sync.export.ts';
import { runRowsExport, uploadHistoryExport, uploadRowsExport } from './features/uploads/uploads.export.ts';
import { warehouseStockExport } from './features/warehouse/warehouse.export.ts';
import type { ExportSource } from './platform/exports/export-source.ts';

/** Every kind of file that can be exported. */
export const exportSources: readonly ExportSource[] = [
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
  metricWeekExport,
  reportsExport,
  shippingVatExport,
];
