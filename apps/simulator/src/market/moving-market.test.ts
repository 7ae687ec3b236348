import { marketOfferRecord } from '@offizin/contract/catalogue/marketplace';
import type { MarketOfferRecord } from '@offizin/marketplace-client/api.gen';
import { describe, expect, test } from 'vitest';
import { marketOffersOf } from '../demo/market-offers.ts';
import { isIn } from './market-phases.ts';
import { MovingMarket } from './moving-market.ts';

const start = Date.UTC(2026, 10, 24, 8);
const base = marketOffersOf('de');
const german = base.filter(({ seller }) => seller.startsWith('DE-'));
const products = [...new Set(german.map(({ productId }) => productId))];
const sold = products.slice(0, 200);
const lowest = (productId: string) =>
  Math.min(...german.filter((offer) => offer.productId === productId).map(({ price }) => price));
const own = new Map(sold.map((productId) => [productId, Math.floor(lowest(productId) * 0.9)]));
const [dumper, leaver] = ['DE-Waldkirch', 'DE-Denzlingen'];

type Asked = Map<string, number | null>;

/** The market of a shop that sells the first products a tenth below what others ask, as the portal holds it; `seconds` on from the start. */
function open() {
  const market = new MovingMarket('de');
  market.takeOwn('DE-2001', own, true);
  const held: Asked = new Map();
  const moveAt = (seconds: number, speed = 1): MarketOfferRecord[] => {
    const records = market.move({ now: new Date(start + seconds * 1000), speed });
    market.sent(records);
    for (const { productId, seller, price } of records) held.set(`${productId} ${seller}`, price);
    return records;
  };
  return { market, held, moveAt };
}

/** The first second of the day, in steps of 15, at which the seller is in a phase or is not. */
function secondOf(phase: 'dumping' | 'away', seller: string, wanted: boolean, from = 0): number {
  for (let at = from; ; at += 15)
    if (isIn(phase, seller, { now: new Date(start + at * 1000), speed: 1 }) === wanted) return at;
}

describe('MKT-02 a market that moves', () => {
  test('is sent whole at first, own offers among it, as the API takes it; then only what changed', () => {
    const { moveAt, held } = open();
    const first = moveAt(0);
    expect(first).toHaveLength(base.length + 200);
    expect(first.filter((record) => !marketOfferRecord.safeParse(record).success)).toEqual([]);
    expect(first.find(({ seller }) => seller === 'DE-2001')).toMatchObject({
      label: 'Apotheke in Freiburg',
      delivery: 'same_day',
    });
    expect([...own].map(([productId]) => held.get(`${productId} DE-2001`))).toEqual([...own.values()]);
    const next = moveAt(15).filter(({ seller }) => seller !== dumper && seller !== leaver);
    expect(next.length).toBeGreaterThan(2);
    expect(next.length).toBeLessThan(20);
  });

  test('is sent again until the portal has it', () => {
    const market = new MovingMarket('de');
    const moment = { now: new Date(start), speed: 1 };
    expect(market.move(moment)).toHaveLength(base.length);
    expect(market.move(moment)).toHaveLength(base.length);
  });

  test('small moves are of what the shops sell, stay near, and are the same at the same moments', () => {
    const [one, other] = [open(), open()];
    const usual = new Map(base.map((offer) => [`${offer.productId} ${offer.seller}`, offer.price]));
    one.moveAt(0);
    other.moveAt(0);
    const known = new Set(sold);
    for (let at = 15; at < 600; at += 15) {
      const moved = one.moveAt(at).filter(({ seller }) => ![dumper, leaver, 'DE-2001'].includes(seller));
      expect(moved.filter(({ productId }) => !known.has(productId) && productId.startsWith('DE-'))).toEqual([]);
      for (const record of moved.filter(({ productId }) => known.has(productId))) {
        const before = usual.get(`${record.productId} ${record.seller}`) ?? 0;
        // The floor of a war is 70 % of what is usual.
        expect(record.price ?? before).toBeGreaterThanOrEqual(Math.floor(before * 0.7));
      }
      other.moveAt(at);
    }
    expect([...one.held]).toEqual([...other.held]);
  });

  test('one seller halves all of its prices at once, and takes that back', () => {
    const { moveAt, held } = open();
    const calm = secondOf('dumping', dumper, false, secondOf('dumping', dumper, true));
    moveAt(calm);
    const own = () => [...held].filter(([key]) => key.endsWith(` ${dumper}`));
    const before = new Map(own());
    const begins = secondOf('dumping', dumper, true, calm);
    moveAt(begins);
    const halved = own().filter(([key, price]) => (price ?? 0) < (before.get(key) ?? 0) * 0.6);
    expect(halved.length).toBeGreaterThan(own().length * 0.98);
    moveAt(secondOf('dumping', dumper, false, begins));
    const back = own().filter(([key, price]) => (price ?? 0) > (before.get(key) ?? 0) * 0.9);
    expect(back.length).toBeGreaterThan(own().length * 0.98);
  });

  test('one seller leaves with all of its offers, and comes back', () => {
    const { moveAt, held } = open();
    const left = () => [...held].filter(([key, price]) => key.endsWith(` ${leaver}`) && price !== null).length;
    const gone = secondOf('away', leaver, true);
    moveAt(gone);
    expect(left()).toBe(0);
    moveAt(secondOf('away', leaver, false, gone));
    expect(left()).toBeGreaterThan(500);
  });

  /** Who undercuts the shop by a cent. */
  const fought = (held: Asked) =>
    [...held].filter(([key, price]) => price === (own.get(key.split(' ')[0] ?? '') ?? 0) - 1).map(([key]) => key);

  test('somebody fights with a shop about a few of its products, and one product nobody else has', () => {
    const { moveAt, held } = open();
    for (let at = 0; at <= 120; at += 15) moveAt(at);
    expect(fought(held)).toHaveLength(4);
    const others = (productId: string) =>
      [...held].filter(
        ([key, price]) => key.startsWith(`${productId} `) && !key.endsWith(' DE-2001') && price !== null,
      );
    expect(sold.filter((productId) => others(productId).length === 0)).toHaveLength(1);
  });

  test('each cut of the shop is answered', () => {
    const { market, moveAt, held } = open();
    for (let at = 0; at <= 120; at += 15) moveAt(at);
    const [key = ''] = fought(held);
    const [productId = ''] = key.split(' ');
    const cut = (own.get(productId) ?? 0) - 2;
    market.takeOwn('DE-2001', new Map([[productId, cut]]), false);
    for (let at = 135; at <= 255; at += 15) moveAt(at);
    expect(held.get(key)).toBe(cut - 1);
    expect(held.get(`${productId} DE-2001`)).toBe(cut);
  });

  test('what a shop no longer offers leaves the market', () => {
    const { market, moveAt, held } = open();
    moveAt(0);
    market.takeOwn('DE-2001', new Map([[products[0] ?? '', 1100]]), true);
    moveAt(15);
    expect(held.get(`${products[0]} DE-2001`)).toBe(1100);
    expect(held.get(`${products[1]} DE-2001`)).toBeNull();
  });
});
