import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { type SellerOfBrand, withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { App } from '../../../platform/app.ts';
import type { Places } from '../../../platform/sandbox/sandbox.ts';
import { enterDays, readEntered } from './entered-days.ts';

/** So old may closures, holidays and special hours be in the sandbox, in milliseconds: each call would have to read them otherwise. */
const followedFor = 60_000;
const maxFollowed = 1000;

/** When this process last looked, by the sandbox and the shop. */
const followed = new WeakMap<App['pool'], Map<string, number>>();

function timesIn(pool: App['pool']): Map<string, number> {
  const times = followed.get(pool) ?? new Map<string, number>();
  followed.set(pool, times);
  return times;
}

function isDue({ pool, clock }: App, sellerId: string): boolean {
  const last = timesIn(pool).get(sellerId);
  return last === undefined || Math.abs(clock().getTime() - last) >= followedFor;
}

function noteLook({ pool, clock }: App, sellerId: string): void {
  const times = timesIn(pool);
  times.delete(sellerId);
  times.set(sellerId, clock().getTime());
  const [oldest] = times.keys();
  if (times.size > maxFollowed && oldest !== undefined) times.delete(oldest);
}

/** Lets the days of a shop in the sandbox be those that it entered in the portal: deadlines count by them. */
export async function followDays({ portal, sandbox }: Places, shop: SellerOfBrand): Promise<void> {
  if (!isDue(sandbox, shop.sellerId)) return;
  const today = wallClockAt(sandbox.clock(), brands[shop.brand].timeZone).date;
  const there = await withSeller(portal.pool, shop, (db) => readEntered(db, today));
  await withSeller(sandbox.pool, shop, (db) => enterDays(db, shop, { there, today }));
  noteLook(sandbox, shop.sellerId);
}
