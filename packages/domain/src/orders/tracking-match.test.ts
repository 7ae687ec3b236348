import { describe, expect, test } from 'vitest';
import { guessCourier } from './guess-courier.ts';
import { type AskedLine, type MatchedOrder, matchTracking } from './tracking-match.ts';

const order = (number: string, changes: Partial<MatchedOrder> = {}): MatchedOrder => ({
  id: `id-${number}`,
  number,
  status: 'pending',
  deliveryType: 'standard',
  units: 2,
  receiver: { name: 'Doris Haas', postalCode: '79224' },
  ...changes,
});
const orders = [
  order('48102303'),
  order('48102315', { receiver: { name: 'Carla Puig', postalCode: '43201' } }),
  order('48102381', { status: 'processed' }),
  order('48102390', { status: 'cancelled' }),
  order('48102391', { units: 0 }),
];
const line = (changes: Partial<AskedLine> = {}): AskedLine => ({
  line: 1,
  order: '48102303',
  tracking: '00340434161061651720',
  postalCode: '79224',
  name: '',
  ...changes,
});
const rules = { brand: 'de', usual: 'dhl' } as const;
const match = (...lines: readonly AskedLine[]) => matchTracking(lines, orders, rules);

describe('ORD-18 a line of a courier’s list', () => {
  test.each<[string, Partial<AskedLine>, string]>([
    ['an open order and a number', {}, 'ready'],
    ['a number written with blanks', { order: '48 102 303', tracking: '0034 0434 1610 6165 1720' }, 'ready'],
    ['no postal code', { postalCode: '' }, 'ready'],
    ['an unknown order', { order: '48103215' }, 'unknown_order'],
    ['a number that is too short', { tracking: '6123' }, 'wrong_number'],
    ['another postal code', { postalCode: '28013' }, 'other_postal_code'],
    ['another postal code that somebody accepted', { postalCode: '28013', isAccepted: true }, 'ready'],
    ['an order that was sent', { order: '48102381' }, 'already_sent'],
    ['a cancelled order', { order: '48102390' }, 'cannot_be_sent'],
    ['an order without units', { order: '48102391' }, 'cannot_be_sent'],
    ['no order, but name and postal code of one', { order: '', name: 'DORIS  HAAS' }, 'ready'],
    ['no order, and a postal code alone', { order: '' }, 'unknown_order'],
  ])('with %s is %s', (_, changes, state) => {
    expect(match(line(changes))[0]?.state).toBe(state);
  });

  test('an unknown order names the one that was probably meant', () => {
    const [byPlace] = match(line({ order: '48103215', postalCode: '43201' }));
    const [bySlip] = match(line({ order: '48102313', postalCode: '' }));
    const [none] = match(line({ order: '99999999', postalCode: '10115' }));
    expect([byPlace?.nearest?.number, none?.nearest]).toEqual(['48102315', null]);
    expect(bySlip?.nearest).toBeNull();
  });

  test('what is wrong with a number is said, and whose it was taken for', () => {
    expect(match(line({ tracking: '6123' }))[0]).toMatchObject({ reason: 'too_short' });
    expect(match(line())[0]).toMatchObject({ courier: 'dhl', isCourierSure: true });
  });

  test('two lines with one number, and two with one order, are told apart', () => {
    const matched = match(
      line(),
      line({ line: 2, order: '48102315', postalCode: '43201' }),
      line({ line: 3, tracking: '00340434161061651799' }),
    );
    expect(matched.map(({ state, sameAs }) => [state, sameAs])).toEqual([
      ['ready', null],
      ['same_number', 1],
      ['same_order', 1],
    ]);
  });
});

describe('ORD-18 whose number it is', () => {
  test.each([
    ['de', 'JJD000390007882823211', null, 'dhl', true],
    ['de', '1Z999AA10123456784', 'dhl', 'ups', true],
    ['ch', '996001234512345678', null, 'swiss_post', true],
    ['es', '60851930558', 'gls', 'gls', false],
    ['es', '60851930558', 'seur', 'seur', false],
    ['es', 'PQ372349071ES', 'correos', 'correos', false],
    ['es', '4919805781794', null, 'seur', true],
    ['de', 'ABC12345678901234', 'dpd', 'dpd', false],
    ['de', 'ABC12345678901234', null, null, false],
  ] as const)('%s %s, usually %s: %s', (brand, number, usual, courier, isSure) => {
    expect(guessCourier(number, { brand, deliveryType: 'standard', usual })).toEqual({ courier, isSure });
  });
});
