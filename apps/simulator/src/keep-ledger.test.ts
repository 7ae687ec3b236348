import { forShop, sumsOf } from '@offizin/domain/ledger/ledger';
import { aLedgerLine } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { givenBack } from './keep-ledger.ts';

const booked = [
  aLedgerLine({ amount: 1500 }),
  aLedgerLine({ lineNo: 2, kind: 'shipping', amount: 395, rate: 1900 }),
  aLedgerLine({ lineNo: 3, kind: 'commission', amount: -150, rate: 1000 }),
  aLedgerLine({ lineNo: 4, kind: 'commission_vat', amount: -29, rate: 1900 }),
];
const ordered = (quantity: number) => ({ lines: [{ productId: 'A', quantity, unitPrice: 500 }] });
const day = '2026-11-24';

test('INV-05 cancelled units are refunded with the commission on them, the shipping stays', () => {
  const lines = givenBack(booked, ordered(2), day);
  expect(lines).toMatchObject([
    { lineNo: 5, kind: 'refund', amount: -500 },
    { lineNo: 6, kind: 'commission', amount: 50 },
    { lineNo: 7, kind: 'commission_vat', amount: 10 },
  ]);
  expect(forShop(sumsOf([...booked, ...lines]))).toBe(1000 + 395 - 100 - 19);
});

test('INV-05 what is refunded already is not refunded again', () => {
  const first = givenBack(booked, ordered(2), day);
  expect(givenBack([...booked, ...first], ordered(2), day)).toEqual([]);
  const both = [...booked, ...first, ...givenBack([...booked, ...first], ordered(1), day)];
  expect(sumsOf(both)).toMatchObject({ sold: 1895, refunded: -1000, kept: -60 });
});

test('INV-05 nothing cancelled, nothing given back', () => {
  expect(givenBack(booked, ordered(3), day)).toEqual([]);
});
