import { invoiceRecord } from '@offizin/contract/marketplace-invoices';
import { brandIds } from '@offizin/domain/brand/brands';
import { describe, expect, test } from 'vitest';
import { invoicesOf, paidOn } from './invoices.ts';

describe.each(brandIds)('INV-01 what %s bills in a demo', (brand) => {
  const invoices = invoicesOf(brand, '2026-11-23');

  test('is what the contract allows, of each kind and type but fulfilment', () => {
    for (const { record } of invoices) expect(invoiceRecord.safeParse(record).error?.issues ?? []).toEqual([]);
    expect([...new Set(invoices.map(({ record }) => record.type))].toSorted()).toEqual([
      'commission',
      'credit_note',
      'report',
      'shipping_vat',
      'vouchers',
    ]);
  });

  test('never changes: a later day only adds to it, and a correction follows what it corrects', () => {
    expect(invoicesOf(brand, '2026-12-31').slice(0, invoices.length)).toEqual(invoices);
    expect(new Set(invoices.map(({ record }) => record.issuedOn.slice(0, 4)))).toEqual(new Set(['2026']));
    const corrected = invoices.flatMap(({ isCorrection, seller }, at) =>
      isCorrection ? [[seller, invoices[at - 1]]] : [],
    );
    for (const [seller, before] of corrected) expect(before).toMatchObject({ seller, record: { type: 'commission' } });
  });

  test('is paid but for some of the last month', () => {
    const open = invoices.filter(
      (invoice) => invoice.record.type !== 'report' && paidOn(invoice, '2026-11-23') === null,
    );
    expect(open.length).toBeGreaterThan(0);
    expect(new Set(open.map(({ record }) => record.month))).toEqual(new Set(['2026-10']));
  });
});
