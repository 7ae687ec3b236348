import type { RowDetail } from '@offizin/contract/uploads/rows';
import type { Upload } from '@offizin/contract/uploads/upload';

type Reading = NonNullable<Upload['reading']>;

/** Whether a column of the file was read as what its products cost the seller. */
export const saysPurchasePrices = (reading: Reading | null): boolean =>
  reading?.columns?.some(({ field }) => field === 'purchasePrice') ?? false;

/** How the file was read, without the values of that column. */
export const withoutSamples = (reading: Reading): Reading => ({
  ...reading,
  columns: reading.columns.map((column) => (column.field === 'purchasePrice' ? { ...column, samples: [] } : column)),
});

/** What was done to a row, without what stands in that column. */
export const withoutPurchasePrice = <D extends Pick<RowDetail, 'notes'>>(detail: D): D => ({
  ...detail,
  ...(detail.notes !== undefined && {
    notes: detail.notes.map((note) => (note.field === 'purchasePrice' ? { ...note, from: '' } : note)),
  }),
});
