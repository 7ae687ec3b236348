import { describe, expect, test } from 'vitest';
import { fight, type PriceWar } from './price-war.ts';

const start = Date.UTC(2026, 10, 24, 8);
const peace: PriceWar = {
  productId: 'P-1',
  shop: 'DE-2001',
  rival: 'DE-Kassel',
  floor: 700,
  step: 1,
  price: null,
  answers: 0,
  dueAt: null,
  restsUntil: 0,
};

/** Goes on every 15 seconds for so many minutes; a shop with a rule cuts its price by a cent below the rival's, if it has one. */
function during(minutes: number, { war = peace, own = 900, usual = 950, cuts = false, speed = 1, from = 0 }) {
  const asked: (number | null)[] = [];
  let price = own;
  let current = war;
  for (let at = 0; at < minutes * 60; at += 15) {
    current = fight(current, { own: price, usual }, { now: new Date(start + (from * 60 + at) * 1000), speed });
    if (asked.at(-1) !== current.price) asked.push(current.price);
    if (cuts && current.price !== null) price = current.price - 1;
  }
  return { asked, war: current, own: price };
}

describe('MKT-02 a price war', () => {
  test('the rival goes a cent below the shop within two minutes, and stays there', () => {
    expect(during(2, {}).asked).toEqual([null, 899]);
    expect(during(60, {}).asked).toEqual([null, 899]);
  });

  test('a rival who is the cheaper one has nothing to answer', () => {
    expect(during(60, { usual: 899 }).asked).toEqual([null]);
    expect(during(2, { usual: 900 }).asked).toEqual([null, 899]);
  });

  test('each cut is answered, six times, then it is over for hours', () => {
    const { asked, war } = during(60, { cuts: true });
    expect(asked).toEqual([null, 899, 897, 895, 893, 891, 889, null]);
    expect(during(60, { war, own: 888, from: 60 }).asked).toEqual([null]);
    expect(during(60, { war, own: 888, from: 200 }).asked).toEqual([null, 887]);
  });

  test('nobody goes below the floor', () => {
    const { asked } = during(60, { own: 702, cuts: true });
    expect(asked).toEqual([null, 701, null]);
  });

  test('a shop that goes up again is left alone, and who does not sell has no war', () => {
    const { war } = during(3, {});
    const raised = fight(war, { own: 950, usual: 950 }, { now: new Date(start + 600_000), speed: 1 });
    expect(raised.price).toBe(899);
    expect(fight(war, { own: null, usual: 950 }, { now: new Date(start + 600_000), speed: 1 })).toMatchObject({
      price: null,
      dueAt: null,
    });
  });

  test('a faster marketplace answers sooner', () => {
    expect(during(1, { speed: 10 }).asked).toEqual([null, 899]);
  });
});
