import type { UploadRow } from '@offizin/contract/uploads/rows';

/** A rejected row of the tests, with a right code and price; change what the test is about. */
export function aRow(changes: Partial<UploadRow> = {}): UploadRow {
  return {
    rowNumber: 2,
    result: 'rejected',
    warned: false,
    finding: 'price_above_highest',
    colour: 'red',
    numbers: [1890, 1860, 1240],
    product: null,
    code: '187402',
    gtin: null,
    sku: null,
    leaves: false,
    returns: false,
    before: null,
    after: { price: 1890, stock: 4, origin: 'own' },
    detail: null,
    allowed: null,
    candidates: [],
    corrected: false,
    pending: false,
    corrections: [],
    newer: null,
    ...changes,
  };
}
