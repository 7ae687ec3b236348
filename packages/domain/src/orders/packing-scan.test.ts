import { describe, expect, test } from 'vitest';
import type { PackedLine, PackedUnit } from './packing.ts';
import { outcomeElsewhere, outcomeOf, readScan, type ScanContext } from './packing-scan.ts';

const gs = '\u001d';
const line = (id: string, changes: Partial<PackedLine> = {}): PackedLine => ({
  id,
  codeSystem: 'pzn',
  nationalCode: '03752864',
  gtin: '04150037528643',
  quantity: 1,
  cancelledQuantity: 0,
  ...changes,
});
const ibu = line('ibu', { quantity: 2 });
const salve = line('salve', { nationalCode: '04271937', gtin: '04150042719379' });
const tea = line('tea', { codeSystem: null, nationalCode: null, gtin: '4006381333931' });

const unit = (lineId: string, at = 1, serial: string | null = null): PackedUnit => ({
  lineId,
  unit: at,
  batch: null,
  expiresOn: null,
  serial,
  how: 'scanned',
  packedAt: `2026-11-24T09:00:0${at}.000Z`,
});
const allPacked = [unit('ibu'), unit('ibu', 2), unit('salve'), unit('tea')];

const context = (packed: readonly PackedUnit[] = [], changes: Partial<ScanContext> = {}): ScanContext => ({
  order: { number: '48102273', deliveryType: 'standard', lines: [ibu, salve, tea] },
  packed,
  brand: 'de',
  usualCourier: 'dhl',
  today: '2026-11-24',
  ...changes,
});
const dataMatrix = (expiry: string, serial = 'S1') => `010415003752864317${expiry}10B77${gs}21${serial}`;

describe('ORD-14 what a scan means for the order on the table', () => {
  test.each<[what: string, typed: string, packed: readonly PackedUnit[], outcome: object]>([
    ['an EAN', '4006381333931', [], { kind: 'ticked', tick: { lineId: 'tea', unit: 1, of: 1 } }],
    ['a PZN in Code 39', '-03752864', [], { kind: 'ticked', tick: { lineId: 'ibu', unit: 1, of: 2 } }],
    ['a PZN typed by hand', 'PZN 0375 2864', [], { kind: 'ticked', tick: { lineId: 'ibu', unit: 1 } }],
    ['the EAN that carries the PZN', '4150037528643', [], { kind: 'ticked', tick: { lineId: 'ibu', unit: 1 } }],
    ['the next unit', '-03752864', [unit('ibu')], { kind: 'ticked', tick: { lineId: 'ibu', unit: 2, of: 2 } }],
    [
      'the unit that was taken out',
      '-03752864',
      [unit('ibu', 2)],
      { kind: 'ticked', tick: { lineId: 'ibu', unit: 1 } },
    ],
    [
      'batch, expiry and serial number',
      dataMatrix('281231'),
      [],
      { kind: 'ticked', tick: { batch: 'B77', expiresOn: '2028-12-31', serial: 'S1' } },
    ],
    [
      'expiry within the days set',
      dataMatrix('270131'),
      [],
      { kind: 'near_expiry', days: 68, expiresOn: '2027-01-31', tick: { unit: 1 } },
    ],
    ['expiry on the last day of the warning', dataMatrix('270222'), [], { kind: 'near_expiry', days: 90 }],
    ['expiry a day later', dataMatrix('270223'), [], { kind: 'ticked' }],
    ['expiry today', dataMatrix('261124'), [], { kind: 'near_expiry', days: 0 }],
    ['expired', dataMatrix('261031'), [], { kind: 'expired', lineId: 'ibu', expiresOn: '2026-10-31' }],
    ['a month without a day', dataMatrix('261100'), [], { kind: 'near_expiry', expiresOn: '2026-11-30', days: 6 }],
    ['the third of two', '-03752864', allPacked, { kind: 'one_too_many', lineId: 'ibu', of: 2 }],
    ['the same pack twice', dataMatrix('281231', 'S9'), [unit('ibu', 1, 'S9')], { kind: 'same_pack', lineId: 'ibu' }],
    ['a label', '00340434161094057216', [], { kind: 'label', courier: 'dhl', trackingNumber: '00340434161094057216' }],
    ['a label that only one courier gives', '1Z999AA10123456784', [], { kind: 'label', courier: 'ups', isSure: true }],
    ['a label with its kind of code ahead', ']C100340434161094057216', [], { kind: 'label', courier: 'dhl' }],
    ["this order's number", '48 102 273', [], { kind: 'this_order' }],
    ['another product', '-04271938', [], { kind: 'elsewhere', code: '-04271938' }],
    ['an EAN of another product', '4011798005432', [], { kind: 'elsewhere', code: '4011798005432' }],
    ["another order's number", '48102249', [], { kind: 'elsewhere', code: '48102249' }],
  ])('%s', (_, typed, packed, outcome) => {
    expect(outcomeOf(readScan(typed), context(packed))).toMatchObject(outcome);
  });

  test('a cancelled unit is one too many, and a line without units is not there', () => {
    const order = {
      ...context().order,
      lines: [
        { ...ibu, cancelledQuantity: 1 },
        { ...salve, cancelledQuantity: 1 },
      ],
    };
    expect(outcomeOf(readScan('-03752864'), context([unit('ibu')], { order }))).toMatchObject({ kind: 'one_too_many' });
    expect(outcomeOf(readScan('-04271937'), context([], { order }))).toMatchObject({ kind: 'elsewhere' });
  });

  test('of two lines of one product the one that misses a unit is ticked', () => {
    const order = { ...context().order, lines: [ibu, { ...ibu, id: 'free', quantity: 1 }] };
    const packed = [unit('ibu'), unit('ibu', 2)];
    expect(outcomeOf(readScan('-03752864'), context(packed, { order }))).toMatchObject({ tick: { lineId: 'free' } });
  });
});

const product = { name: 'Vitaldor' };
const other = { number: '48102249' };
const none = { order: null, product: null };

describe('ORD-14 what the shop and the catalogue say of a code that the order does not have', () => {
  test.each<
    [
      what: string,
      typed: string,
      known: Parameters<typeof outcomeElsewhere>[1],
      packed: readonly PackedUnit[],
      kind: string,
    ]
  >([
    ['a product of the catalogue', '-16550197', { order: null, product }, [], 'wrong_product'],
    ['also where an order has that number', '16550197', { order: other, product }, [], 'wrong_product'],
    ['another order', '48102249', { order: other, product: null }, [], 'other_order'],
    ['an EAN that nobody knows', '4011798005432', none, [], 'unknown_code'],
    ['an EAN that nobody knows, all being packed', '4011798005432', none, allPacked, 'unknown_code'],
    ['a code of eight letters while packs are awaited', 'AB12CD34', none, [], 'label'],
    ['a number that looks like a PZN while packs are awaited', '16550286', none, [], 'unknown_code'],
    ['the same once all is packed', '16550286', none, allPacked, 'label'],
    ['a number of no known pattern, all being packed', 'ZX99887766554433', none, allPacked, 'label'],
    ['the same while packs are awaited', 'ZX99887766554433', none, [], 'unknown_code'],
    ['a word', 'hello', none, allPacked, 'unknown_code'],
  ])('%s', (_, typed, known, packed, kind) => {
    expect(outcomeElsewhere(readScan(typed), known, context(packed))).toMatchObject({ kind });
  });

  test('an EAN of an unknown product is no label of a courier whose numbers look alike', () => {
    const spanish = context([], { brand: 'es', usualCourier: 'seur' });
    expect(outcomeElsewhere(readScan('4011798005432'), none, spanish)).toMatchObject({ kind: 'unknown_code' });
    const done = context(allPacked, { brand: 'es', usualCourier: 'seur' });
    expect(outcomeElsewhere(readScan('12345678901'), none, done)).toMatchObject({ kind: 'label', courier: 'seur' });
  });
});
