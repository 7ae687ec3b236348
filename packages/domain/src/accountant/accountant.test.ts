import { describe, expect, test } from 'vitest';
import type { Agreement } from '../tax-months/agreement.ts';
import {
  lastFullMonth,
  mailedMonths,
  missingOf,
  type SetDocument,
  type SetFacts,
  setState,
  shownMonths,
} from './monthly-set.ts';
import { shopFolder } from './set-names.ts';
import { type ComparedPayout, toExplain } from './to-explain.ts';
import { type PayableDocument, toPay } from './to-pay.ts';

const commission: SetDocument = { invoiceNo: 'R-1', type: 'commission', missing: [] };
const facts: SetFacts = {
  month: '2026-10',
  today: '2026-11-24',
  documents: [commission],
  booked: ['commission'],
  taxMonth: 'closed',
};

describe('INV-08 what the set of a month is without', () => {
  test.each<[string, Partial<SetFacts>, string[]]>([
    ['everything is there', {}, []],
    ['the month runs', { month: '2026-11', taxMonth: 'running' }, ['month_running']],
    ['the tax month is open', { taxMonth: 'open' }, ['tax_month_open']],
    ['commission was booked, and no document has it', { documents: [] }, ['no_commission_document']],
    ['nothing was booked, so there is no document', { documents: [], booked: [], taxMonth: 'closed' }, []],
    ['vouchers without their document', { booked: ['commission', 'vouchers'] }, ['no_vouchers_document']],
    [
      'two files of one document are made: it is named once',
      {
        documents: [
          {
            ...commission,
            missing: [
              { format: 'pdf', reason: 'being_made' },
              { format: 'cii', reason: 'being_made' },
            ],
          },
        ],
      },
      ['document_being_made R-1'],
    ],
    [
      'what could not be made comes before what is being made, and the open month last',
      {
        taxMonth: 'open',
        documents: [
          commission,
          { invoiceNo: 'R-2', type: 'credit_note', missing: [{ format: 'pdf', reason: 'being_made' }] },
          { invoiceNo: 'R-3', type: 'report', missing: [{ format: 'pdf', reason: 'failed' }] },
        ],
      },
      ['document_failed R-3', 'document_being_made R-2', 'tax_month_open'],
    ],
  ])('%s', (_, changes, expected) => {
    const found = missingOf({ ...facts, ...changes });
    expect(found.map(({ kind, invoiceNo }) => (invoiceNo === null ? kind : `${kind} ${invoiceNo}`))).toEqual(expected);
  });

  test.each<[string, Partial<SetFacts>]>([
    ['complete', {}],
    ['complete', { documents: [], booked: [] }],
    ['incomplete', { taxMonth: 'open' }],
    ['empty', { documents: [], booked: [], taxMonth: null }],
    ['complete', { booked: [], taxMonth: null }],
  ])('%s', (state, changes) => {
    expect(setState({ ...facts, ...changes })).toBe(state);
  });
});

describe('INV-08 months', () => {
  test.each([
    ['2026-11-01', '2026-10'],
    ['2026-01-31', '2025-12'],
  ])('on %s the last full one is %s', (today, month) => {
    expect(lastFullMonth(today)).toBe(month);
  });

  test('two years can be looked at, the running month first', () => {
    const months = shownMonths('2026-01-15');
    expect([months[0], months[1], months.at(-1), months.length]).toEqual(['2026-01', '2025-12', '2024-02', 24]);
  });

  test.each<[string, string, string[]]>([
    ['asked this month: the one before at once', '2026-11-24', ['2026-10']],
    ['asked two months ago', '2026-09-30', ['2026-10', '2026-09', '2026-08']],
    [
      'asked years ago: half a year back',
      '2020-01-01',
      ['2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05', '2026-04'],
    ],
  ])('%s', (_, askedOn, expected) => {
    expect(mailedMonths('2026-11-24', askedOn)).toEqual(expected);
  });
});

describe('INV-08 to pay', () => {
  const bill: PayableDocument = { kind: 'ISSUED', type: 'fulfilment', gross: 1190, isSetOff: false, paidOn: null };
  test.each<[string, Partial<PayableDocument>, number]>([
    ['a bill', {}, 1190],
    ['a credit note takes off', { type: 'credit_note', gross: -190 }, -190],
    ['what is set off', { isSetOff: true }, 0],
    ['what was paid', { paidOn: '2026-11-02' }, 0],
    ['what the shop bills', { kind: 'RECEIVED' }, 0],
    ['a report', { type: 'report', gross: 0 }, 0],
  ])('%s', (_, changes, amount) => {
    expect(toPay([{ ...bill, ...changes }]).amount).toBe(amount);
  });

  test('several are added up and counted', () => {
    expect(toPay([bill, { ...bill, gross: 10 }, { ...bill, isSetOff: true }])).toEqual({ count: 2, amount: 1200 });
  });
});

describe('INV-08 to explain', () => {
  const payout: ComparedPayout = { payoutNo: 'P-1', state: 'paid', amount: 500, lines: 500 };
  test.each<[string, Partial<ComparedPayout>, [string, number][]]>([
    ['adds up', {}, []],
    ['came back', { state: 'returned' }, [['payout_returned', 500]]],
    ['more than its lines', { lines: 420 }, [['payout_differs', 80]]],
    ['planned, its lines still come', { state: 'planned', lines: 0 }, []],
    ['of a shop of which nothing is booked', { lines: null }, []],
  ])('a payout that %s', (_, changes, expected) => {
    const found = toExplain([{ ...payout, ...changes }], []);
    expect(found.map(({ kind, amount }) => [kind, amount])).toEqual(expected);
  });

  const agreement = (changes: Partial<Agreement>): Agreement => ({
    with: 'payouts',
    taxMonth: 10,
    other: 3,
    reasons: [],
    ...changes,
  });
  test.each<[string, Agreement, [string, number][]]>([
    ['equal', agreement({}), []],
    ['a rule explains it', agreement({ reasons: [{ reason: 'late_in', amount: 7 }] }), []],
    ['nothing does', agreement({ reasons: [{ reason: 'beside_orders', amount: 7 }] }), [['payouts', 7]]],
    [
      'a commission without its document is missing instead',
      agreement({ with: 'commission', reasons: [{ reason: 'no_document', amount: 7 }] }),
      [],
    ],
    [
      'shipping without its document',
      agreement({ with: 'shipping', reasons: [{ reason: 'no_document', amount: 7 }] }),
      [['shipping', 7]],
    ],
  ])('a tax month: %s', (_, compared, expected) => {
    expect(toExplain([], [compared]).map(({ kind, amount }) => [kind, amount])).toEqual(expected);
  });
});

describe('INV-08 the folder of a shop', () => {
  test.each([
    ['Linden-Apotheke', 'DE-2001', 'Linden-Apotheke (DE-2001)'],
    ['../../etc', 'X', 'etc (X)'],
    ['A/B\\C:D\u0000', 'DE/1', 'A B C D (DE 1)'],
    ['A'.repeat(90), 'DE-1', `${'A'.repeat(60)} (DE-1)`],
  ])('%s', (name, externalId, folder) => {
    expect(shopFolder({ name, externalId })).toBe(folder);
  });
});
