import { expect, test } from 'vitest';
import { isFiltered, readInvoicesSearch } from './invoices-search.ts';

test.each([
  [{}, {}],
  [
    { number: ' LI-2026 ', kind: 'RECEIVED', payment: 'PENDING', year: 2026 },
    { number: 'LI-2026', kind: 'RECEIVED', payment: 'PENDING', year: 2026 },
  ],
  [{ number: 4951 }, { number: '4951' }],
  [{ month: '2026-10', year: 2025 }, { month: '2026-10' }],
  [{ month: '2026-13', year: 'x', kind: 'OTHER', payment: 1, number: '' }, {}],
])('INV-01 an address of invoices: %j', (raw, search) => {
  expect(readInvoicesSearch(raw)).toEqual(search);
  expect(isFiltered(readInvoicesSearch(raw))).toBe(Object.keys(search).length > 0);
});
