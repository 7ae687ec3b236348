import { aProduct } from '@offizin/testkit/records';
import { afterAll, expect, test } from 'vitest';
import { openPool, jobTimeouts } from '../platform/db/connect/pool.ts';
import { type SharedValues, Shelf } from '../platform/threads/shelf.ts';
import { portalForFile, putProducts } from '../testing/portal.ts';
import { CatalogueCache } from './catalogue-cache.ts';

const market = { brand: 'de', market: 'DE' } as const;
const product = (changes = {}) => aProduct({ productId: 'P-1', recommendedPrice: 1000, ...changes });

const portal = await portalForFile();
await putProducts(portal, 'de', [product()]);
const pool = openPool(portal.app.config.databaseUrl, { size: 2, timeouts: jobTimeouts, forCopying: true });
afterAll(() => pool.end());

/** A thread's cache on a shelf that others use too, and the end of its task. */
function openThread(shelf: Shelf) {
  const user = {};
  const values: SharedValues = {
    take: (key) => shelf.take(key, user),
    put: (key, value) => shelf.put(key, user, value),
  };
  const cache = new CatalogueCache(pool, values);
  return { current: () => cache.current(market), endTask: () => shelf.leave(user) };
}

test('UPL-07 threads share one copy; who reads it sees none of the changes that come meanwhile', async () => {
  const shelf = new Shelf();
  const [one, two] = [openThread(shelf), openThread(shelf)];
  const mine = await one.current();
  const theirs = await two.current();
  expect(theirs.shared.buffer).toBe(mine.shared.buffer);
  two.endTask();

  await putProducts(portal, 'de', [product({ recommendedPrice: 1200 })]);
  const newer = await two.current();
  expect([mine.recommended[0], newer.recommended[0]]).toEqual([1000, 1200]);
  one.endTask();
  two.endTask();

  await putProducts(portal, 'de', [product({ recommendedPrice: 1300 })]);
  const inPlace = await one.current();
  expect(inPlace.shared.buffer).toBe(newer.shared.buffer);
  expect(inPlace.recommended[0]).toBe(1300);
});

test('UPL-07 a product that came later is found by the other threads too', async () => {
  const shelf = new Shelf();
  const [one, two] = [openThread(shelf), openThread(shelf)];
  const before = await one.current();
  one.endTask();
  await putProducts(portal, 'de', [
    product({ productId: 'P-2', nationalCode: '04710000', gtin: null, certificate: 'medical_devices' }),
  ]);
  await two.current();
  two.endTask();
  const after = await one.current();
  const position = after.findCode(4_710_000);
  expect([before.findCode(4_710_000) >= 0, position >= 0, after.certificateOf(position)]).toEqual([
    true,
    true,
    'medical_devices',
  ]);
});
