import type { InvoiceItem } from '@offizin/contract/invoices/seller';
import { expect, test } from 'vitest';
import { byMonth } from './by-month.ts';
import { paymentState } from './payment-state.ts';

const item = (changes: Partial<InvoiceItem> = {}): InvoiceItem => ({
  invoiceNo: 'LI-2026-000001',
  kind: 'ISSUED',
  type: 'commission',
  issuedOn: '2026-11-02',
  month: '2026-10',
  amounts: { net: 1000, vat: 190, gross: 1190, currency: 'EUR' },
  dueOn: '2026-11-26',
  paidOn: null,
  corrects: null,
  isSetOff: false,
  files: ['pdf'],
  ...changes,
});
const amounts = { net: -1000, vat: -190, gross: -1190, currency: 'EUR' } as const;

test('INV-01 documents are listed below their month', () => {
  const items = [item({ invoiceNo: 'b', month: '2026-11' }), item({ invoiceNo: 'a' }), item({ invoiceNo: 'c' })];
  expect(byMonth(items).map(({ key }) => key)).toEqual(['month-2026-11', 'b', 'month-2026-10', 'a', 'c']);
});

test.each([
  ['paid', item({ paidOn: '2026-11-03' }), 'paid green'],
  ['set off', item({ isSetOff: true, dueOn: null, paidOn: '2026-11-03' }), 'settled green'],
  ['not set off yet', item({ isSetOff: true, dueOn: null }), 'offset grey'],
  ['soon due', item(), 'due amber'],
  ['due later', item({ dueOn: '2026-12-12' }), 'due grey'],
  ['due today', item({ dueOn: '2026-11-24' }), 'due amber'],
  ['late', item({ dueOn: '2026-11-20' }), 'overdue red'],
  ['the shop’s own', item({ kind: 'RECEIVED' }), 'comes grey'],
  ['the shop’s own, late', item({ kind: 'RECEIVED', dueOn: '2026-11-20' }), 'comes grey'],
  ['a correction for the shop', item({ type: 'credit_note', amounts }), 'comes grey'],
  ['a settled correction', item({ type: 'credit_note', amounts, paidOn: '2026-11-24' }), 'settled green'],
  ['a report', item({ type: 'report', amounts: null, dueOn: null }), undefined],
])('INV-01 payment: %s', (_, document, shown) => {
  const state = paymentState(document, '2026-11-24');
  expect(state === null ? undefined : `${state.word} ${state.tone}`).toBe(shown);
});
