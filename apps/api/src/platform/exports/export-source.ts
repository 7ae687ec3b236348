import type { ExportFormat, ExportQuestion } from '@offizin/contract/exports';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { SellerDb } from '../db/db-scopes.ts';
import { type ExportingSeller, writeTable } from './export-table.ts';
import { offersTable } from '../../features/offers/offers.export.ts';
import { runRowsTable, syncFindingsTable } from '../../features/sync/sync.export.ts';
import { uploadHistoryTable, uploadRowsTable } from '../../features/uploads/uploads.export.ts';
import { warehouseStockTable } from '../../features/warehouse/warehouse.export.ts';

export interface ExportOptions {
  readonly seller: ExportingSeller;
  readonly locale: LocaleCode;
  readonly timeZone: string;
  readonly now: Date;
  readonly format: ExportFormat;
  readonly onRows: (rows: number) => void;
}

function clockOf(timeZone: string): (instant: Date) => string {
  const two = (value: number) => String(value).padStart(2, '0');
  return (instant) => {
    const { date, minute } = wallClockAt(instant, timeZone);
    return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  };
}

/** Writes the file that answers a question; null when what it asks for is gone. */
export async function writeExport(
  db: SellerDb,
  question: ExportQuestion,
  options: ExportOptions,
): Promise<Buffer | null> {
  const reader = { ...options, clock: clockOf(options.timeZone) };
  switch (question.kind) {
    case 'offers':
      return writeTable(await offersTable(db, question, reader), options.format, options.onRows);
    case 'upload_history':
      return writeTable(await uploadHistoryTable(db, reader), options.format, options.onRows);
    case 'sync_findings':
      return writeTable(await syncFindingsTable(db, question, reader), options.format, options.onRows);
    case 'warehouse_stock':
      return writeTable(await warehouseStockTable(db, question, reader), options.format, options.onRows);
    case 'run_rows': {
      const table = await runRowsTable(db, question, reader);
      return table === null ? null : writeTable(table, options.format, options.onRows);
    }
    case 'upload_rows': {
      const table = await uploadRowsTable(db, question, reader);
      return table === null ? null : writeTable(table, options.format, options.onRows);
    }
  }
}
