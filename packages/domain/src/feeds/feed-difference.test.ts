import { describe, expect, test } from 'vitest';
import { type ComparedOffer, type ComparedValue, feedDifference, isOtherThanFeed } from './feed-difference.ts';

const offer: ComparedOffer = { price: 900, stock: 5, origin: 'own', active: true };
const value: ComparedValue = { price: 900, stock: 5, origin: 'own' };

describe('SYN-06 an offer that differs from its feed', () => {
  test.each<[string, Partial<ComparedOffer>, Partial<ComparedValue>, string[]]>([
    ['is the same', {}, {}, []],
    ['has another price', { price: 901 }, {}, ['price']],
    ['has another stock', { stock: 0 }, {}, ['stock']],
    ['comes from elsewhere', { origin: 'wholesaler' }, {}, ['origin']],
    ['was taken off sale', { active: false }, {}, ['active']],
    [
      'is compared by its price alone where the feed carries prices only',
      { stock: 0 },
      { stock: null, origin: null },
      [],
    ],
    [
      'of which all is other',
      { price: 1, stock: 1, origin: 'wholesaler', active: false },
      {},
      ['price', 'stock', 'origin', 'active'],
    ],
  ])('%s', (_, ofOffer, ofValue, parts) => {
    const [compared, said] = [
      { ...offer, ...ofOffer },
      { ...value, ...ofValue },
    ];
    const found = Object.entries(feedDifference(compared, said)).flatMap(([part, differs]) => (differs ? [part] : []));
    expect(found).toEqual(parts);
    expect(isOtherThanFeed(compared, said)).toBe(parts.length > 0);
  });
});
