import { invoiceRecord } from '@offizin/contract/invoices/marketplace';
import { brandIds } from '@offizin/domain/brand/brands';
import { invoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { categorised, vatFault } from '@offizin/domain/invoices/vat-fault';
import { collectedBy } from '@offizin/domain/ledger/chain';
import { collectingType, signedFor } from '@offizin/domain/ledger/postings';
import type { LedgerLine } from '@offizin/marketplace-client/api.gen';
import { describe, expect, test } from 'vitest';
import { missingOrders } from '../load.ts';
import { type DemoInvoice, invoiceOf, invoicesOf, paidOn, setOff } from './invoices.ts';
import { ledgerOf } from './ledger.ts';
import { type BookedSums, monthFigures } from './month-figures.ts';
import { salesBefore } from './sales-before.ts';
import { billedVatRate } from './vat-rates.ts';

const now = new Date('2026-11-23T09:30:00.000Z');
const today = '2026-11-23';

/** As the portal adds up what was booked. */
function sumsOf(lines: readonly LedgerLine[]): BookedSums {
  return [...Map.groupBy(lines, ({ kind, rate }) => `${kind} ${rate}`).values()].map((same) => {
    const amounts = same.map(({ amount }) => amount);
    const add = (wanted: readonly number[]) => wanted.reduce((sum, amount) => sum + amount, 0);
    return {
      kind: same[0]?.kind ?? 'sale',
      rate: same[0]?.rate ?? null,
      lines: same.length,
      credit: add(amounts.filter((amount) => amount > 0)),
      debit: add(amounts.filter((amount) => amount < 0)),
    };
  });
}

describe.each(brandIds)('INV-01 INV-05 what %s bills in a demo', (brand) => {
  const invoices = invoicesOf(brand, today);
  const orders = Map.groupBy(missingOrders(brand, null, now), (order) => order.seller);
  const shops = [...new Set(invoices.map(({ seller }) => seller))].map((seller) => {
    const booked = (orders.get(seller.externalId) ?? []).flatMap((order) => ledgerOf(seller, order, now).lines);
    return { seller, booked, before: salesBefore(seller, now) };
  });
  const lookup = new Map(shops.map((shop) => [shop.seller, shop]));

  function issue(invoice: DemoInvoice) {
    const { seller, month } = invoice;
    const { booked = [], before = [] } = lookup.get(seller) ?? {};
    const sums = sumsOf(booked.filter(({ bookedOn }) => bookedOn.startsWith(month)));
    const figures = monthFigures(
      sums,
      before.find((each) => each.month === month),
      billedVatRate(brand, seller.country),
    );
    return { figures, record: invoiceOf(invoice, figures, 'LI-2026-000001') };
  }
  const records = invoices.map((invoice) => ({ ...invoice, ...issue(invoice) }));

  test('is what the contract allows, of each kind and type but fulfilment', () => {
    for (const { record } of records) expect(invoiceRecord.safeParse(record).error?.issues ?? []).toEqual([]);
    expect([...new Set(invoices.map(({ type }) => type))].toSorted()).toEqual([
      'commission',
      'credit_note',
      'report',
      'shipping_vat',
      'vouchers',
    ]);
  });

  test('comes to what the ledgers say, to the cent: commission, its VAT and the vouchers', () => {
    for (const { seller, booked, before } of shops) {
      const months = new Set(records.flatMap((each) => (each.seller === seller ? [each.month] : [])));
      const billed = booked.filter(({ bookedOn }) => months.has(bookedOn.slice(0, 7)));
      const taken = billed
        .filter(({ kind }) => kind === 'commission' || kind === 'commission_vat')
        .reduce((sum, { amount }) => sum - amount, 0);
      const takenBefore = before
        .filter(({ month }) => months.has(month))
        .reduce((sum, { commission }) => sum - commission, 0);
      const bills = records.filter((each) => each.seller === seller && each.type === 'commission');
      const charged = bills.reduce((sum, { record }) => sum + invoiceTotals(record).gross, 0);
      const fees = bills.reduce((sum, { record }) => sum + invoiceTotals({ lines: record.lines.slice(1) }).gross, 0);
      expect(billed.length).toBeGreaterThan(10);
      expect(charged - fees).toBe(taken + takenBefore);
    }
  });

  test('INV-06 what is set off comes to what was booked for orders and what is posted beside them, and is never due', () => {
    const chained = records.filter(({ figures, type }) => figures.isBooked && type !== 'report');
    expect(new Set(chained.map(({ type }) => type)).size).toBeGreaterThan(2);
    for (const { seller, month, type, figures, record } of chained) {
      const settled = setOff(record, figures, 'LI-2026-000002');
      expect(invoiceRecord.safeParse(settled).error?.issues ?? []).toEqual([]);
      const ofOrders = (lookup.get(seller)?.booked ?? [])
        .filter((line) => line.bookedOn.startsWith(month) && collectedBy(line) === (collectingType(type) ?? 'none'))
        .reduce((sum, { amount }) => sum + amount, 0);
      const beside = (settled.setOff?.postings ?? []).reduce((sum, { amount }) => sum + amount, 0);
      expect(ofOrders + beside).toBe(signedFor(record.kind, invoiceTotals(record).gross));
    }
  });

  test('has every kind of VAT that its shops can have', () => {
    for (const { record } of records) expect(vatFault(record)).toBeNull();
    const found = records.map(({ record }) => {
      const { parts } = invoiceTotals({ lines: categorised(record) });
      return [...new Set(parts.map(({ vatCategory }) => vatCategory))].join(' ');
    });
    const wanted = { de: ['S', 'AE', 'S E'], ch: ['S', 'S E'], es: ['S', 'AE', 'O', 'S E'] } as const;
    for (const categories of wanted[brand]) expect(found).toContain(categories);
    const discounts = records.filter(
      ({ record }) => record.type === 'commission' && record.lines.some(({ quantity }) => quantity < 0),
    );
    expect(discounts.length).toBeGreaterThan(0);
  });

  test('never changes: a later day only adds to it, and a correction follows what it corrects', () => {
    expect(invoicesOf(brand, '2026-12-31').slice(0, invoices.length)).toEqual(invoices);
    expect(new Set(records.map(({ record }) => record.issuedOn.slice(0, 4)))).toEqual(new Set(['2026']));
    const corrected = invoices.flatMap(({ type, seller }, at) =>
      type === 'credit_note' ? [[seller, invoices[at - 1]]] : [],
    );
    expect(corrected.length).toBeGreaterThan(0);
    for (const [seller, before] of corrected) expect(before).toMatchObject({ seller, type: 'commission' });
  });

  test('is paid but for some of the last month', () => {
    const open = records.filter(({ record }) => record.type !== 'report' && paidOn(record, today) === null);
    expect(open.length).toBeGreaterThan(0);
    expect(new Set(open.map(({ month }) => month))).toEqual(new Set(['2026-10']));
  });
});
