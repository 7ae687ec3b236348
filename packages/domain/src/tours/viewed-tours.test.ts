import { describe, expect, test } from 'vitest';
import { unsentTours, viewedBy } from './viewed-tours.ts';
import { withViewedTour } from './with-viewed-tour.ts';

const today = '2026-11-24';
const [anna, ben] = [
  { sellerId: 's-1', userId: 'u-1' },
  { sellerId: 's-1', userId: 'u-2' },
];
const annaElsewhere = { sellerId: 's-2', userId: 'u-1' };
const operator = { sellerId: 's-1', userId: null };

describe('MET-06 GEN-11 what a browser keeps of tours', () => {
  test('is for one person in one shop, with the name and the day on which it ends', () => {
    const viewed = withViewedTour(null, { name: 'order_card', today, ...anna });
    expect(viewed).toEqual([{ name: 'order_card', expirationDate: null, ...anna }]);
    const names = (viewer: typeof anna | typeof operator) => viewedBy(viewed, viewer, today);
    expect([anna, ben, annaElsewhere, operator].map(names)).toEqual([['order_card'], [], [], []]);
    expect(withViewedTour(viewed, { name: 'order_card', today, ...anna })).toEqual(viewed);
    expect(withViewedTour(viewed, { name: 'order_card', today, ...ben })).toHaveLength(2);
  });

  test.each([
    ['nothing', null, []],
    ['a word', 'order_card', []],
    ['something else', [1, null, {}, { name: 'order_card' }, { name: 3, expirationDate: null }], []],
    ['a day that is none', [{ name: 'x', expirationDate: 5 }], []],
    ['a shop that is none', [{ name: 'x', expirationDate: null, sellerId: 3 }], []],
    ['what was kept without a shop, for everybody', [{ name: 'order_card', expirationDate: null }], ['order_card']],
    [
      'what was kept for the shop alone',
      [{ name: 'order_card', expirationDate: null, sellerId: 's-1' }],
      ['order_card'],
    ],
    ['what was kept for another shop', [{ name: 'order_card', expirationDate: null, sellerId: 's-2' }], []],
    ['what ends later', [{ name: 'order_card', expirationDate: '2026-11-25' }], ['order_card']],
    ['what has ended', [{ name: 'order_card', expirationDate: '2026-11-24' }], []],
  ])('can be read: %s', (_, stored, names) => {
    expect(viewedBy(stored, anna, today)).toEqual(names);
  });

  test('is sent where the server does not know it, of the person and shop alone', () => {
    const viewed = [
      { name: 'order_desk', expirationDate: null },
      { name: 'gone', expirationDate: null, ...anna },
      ...withViewedTour([], { name: 'order_card', today, ...anna }),
      ...withViewedTour([], { name: 'business_launch', today, ...annaElsewhere }),
    ];
    const unsent = (viewer: typeof anna | typeof operator, viewedTours: string[]) =>
      unsentTours(viewed, { ...viewer, viewedTours }, today);
    expect(unsent(anna, [])).toEqual(['order_card']);
    expect(unsent(anna, ['order_card'])).toEqual([]);
    expect([ben, operator].map((viewer) => unsent(viewer, []))).toEqual([[], []]);
    expect(unsentTours('', { ...anna, viewedTours: [] }, today)).toEqual([]);
  });
});
