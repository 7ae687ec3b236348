import { describe, expect, test } from 'vitest';
import type { AccessSubject } from '../access/access.ts';
import { screenIds } from '../access/screens.ts';
import { roles } from '../access/roles.ts';
import { dayPlan } from './day-plan.ts';
import { cardTarget, homeLineIds, homeLines, lineTarget } from './home-lines.ts';

const german: AccessSubject = {
  brand: 'de',
  services: ['marketplace', 'stockhub', 'fulfillment', 'adyen'],
  marketplaceType: 'pure',
  goldPartner: false,
  role: 'owner',
};

describe('GEN-12 each line of Home', () => {
  test('leads to a screen that exists', () => {
    const targets = homeLineIds.flatMap((line) => homeLines[line].screens);
    expect(targets.filter((id) => !screenIds.includes(id))).toEqual([]);
    const spanish: AccessSubject = { ...german, brand: 'es' };
    const seen = homeLineIds.filter((line) => [german, spanish].some((one) => lineTarget(line, one) !== null));
    expect(seen).toEqual(homeLineIds);
  });

  test.each([
    ['owner', ['feed_failing', 'invitations', 'company_data']],
    ['manager', ['feed_failing', 'invitations', 'company_data']],
    ['orders', ['feed_failing', 'parcels']],
    ['catalogue', ['not_on_sale', 'parcels']],
    ['accounting', ['not_on_sale', 'parcels']],
    ['reader', ['company_data', 'profile']],
  ] as const)('is there for the role %s when its screen is: %j', (role, some) => {
    const lines = homeLineIds.filter((line) => lineTarget(line, { ...german, role }) !== null);
    expect(lines).toEqual(expect.arrayContaining([...some]));
    const hidden = { invitations: ['owner', 'manager'], company_data: ['owner', 'manager', 'reader'] } as const;
    for (const [line, allowed] of Object.entries(hidden))
      expect([line, lines.some((each) => each === line)]).toEqual([line, allowed.some((each) => each === role)]);
  });

  test('leads each brand and kind of seller to its own screen', () => {
    const swiss = { ...german, brand: 'ch' } as const;
    const gold = { ...german, brand: 'es', goldPartner: true, services: ['marketplace'] } as const;
    expect([lineTarget('not_on_sale', german), lineTarget('not_on_sale', swiss)]).toEqual([
      'sync_results',
      'my_products',
    ]);
    expect(lineTarget('not_on_sale', gold)).toBe('gold_sync_results');
    expect([lineTarget('feed_failing', swiss), lineTarget('feed_held', swiss)]).toEqual([null, null]);
    expect([cardTarget('orders', german), cardTarget('orders', gold)]).toEqual(['marketplace_sales', 'gold_ventas']);
    expect([cardTarget('warehouse', german), cardTarget('warehouse', gold)]).toEqual(['fulfilment_catalogue', null]);
  });

  test('none is for a shop that waits for its approval', () => {
    for (const role of roles)
      expect(
        homeLineIds.filter((line) => lineTarget(line, { ...german, role, awaitsApproval: true }) !== null),
      ).toEqual([]);
  });
});

describe('GEN-12 the day of a shop', () => {
  const at = (time: string): Date => new Date(`2026-11-24T${time}:00Z`);
  const now = at('14:48');
  const closing = at('21:00');

  test('counts what is late and what is due, and puts the closing time among the deadlines', () => {
    const due = [
      { at: at('09:00'), orders: 1 },
      { at: at('16:00'), orders: 2 },
    ];
    expect(dayPlan(due, closing, now)).toEqual({
      overdue: 1,
      due: 3,
      moments: [
        { at: at('16:00'), orders: 2, isClosing: false },
        { at: closing, orders: 0, isClosing: true },
      ],
    });
  });

  test('what is due when the shop closes is there once', () => {
    const { moments } = dayPlan([{ at: closing, orders: 7 }], closing, now);
    expect(moments).toEqual([{ at: closing, orders: 7, isClosing: true }]);
  });

  test('of many moments the last ones are one', () => {
    const due = ['15:00', '16:00', '17:00', '18:00', '19:00'].map((time) => ({ at: at(time), orders: 2 }));
    const { moments } = dayPlan(due, closing, now);
    expect(moments.map(({ at: when, orders }) => [when.toISOString().slice(11, 16), orders])).toEqual([
      ['15:00', 2],
      ['16:00', 2],
      ['17:00', 2],
      ['21:00', 4],
    ]);
  });

  test('a day without hours, or after them, has no closing time', () => {
    expect(dayPlan([], null, now)).toEqual({ overdue: 0, due: 0, moments: [] });
    expect(dayPlan([], at('13:00'), now).moments).toEqual([]);
  });
});
