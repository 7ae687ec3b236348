import { brands } from '@offizin/domain/brand/brands';
import { instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { limits } from '@offizin/domain/limits';
import { isWithinHours, nextBeginning } from '@offizin/domain/price-rules/hours';
import { ownDeliveryKind } from '@offizin/domain/offers/delivery-kinds';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { findSellerPermissions, lockSellerOffers, type SellerPermissions } from '../../offers/write/run-queries.ts';
import { findMarketHeard } from '../../catalogue/write/market-heard-queries.ts';
import { findNumbersOfOwners } from '../../team/write/owner-shops-queries.ts';
import { findMarketVersion } from '../../catalogue/write/catalogue-version-queries.ts';
import { refreshCover } from './cover-queries.ts';
import { holdRule, lapseHolds } from './hold-rule.ts';
import type { Judging } from './judge-followers.ts';
import { notifyOfWars } from './notify-of-rules.ts';
import { type CoveringRule, findRules, isCovering } from './rule-queries.ts';
import { runRule } from './run-rule.ts';
import { findShopRules, saveShopRules, type ShopRules } from './shop-rules-queries.ts';
import { findChangesSince, findRuleStandings, noteForeignPrices, writeDay } from './standing-queries.ts';

/** What a look of a shop's rules knows beside the rule. */
export interface ShopRun {
  readonly permissions: SellerPermissions;
  readonly shop: ShopRules;
  readonly now: Date;
  /** The brand's day, and when it began. */
  readonly today: string;
  readonly dayBegan: Date;
  /** The numbers in the market of all shops that the shop's owners own. */
  readonly ownNos: readonly number[];
  /** Since when nothing was heard of the market, where that is too long to go by it; null while it is not. */
  readonly silentSince: Date | null;
}

/** Since when a market is silent that was heard of last at a moment; null while rules may go by it. */
export const silence = (heardAt: Date | null, now: Date): Date | null =>
  heardAt !== null && now.getTime() - heardAt.getTime() > limits.priceRuleSilence * 1000 ? heardAt : null;

/** What all rules of the shop are judged by; the seller's offers are locked by then. */
export async function beginShopRun(db: SellerDb, now: Date): Promise<ShopRun> {
  const [permissions, shop] = await Promise.all([findSellerPermissions(db, now), findShopRules(db)]);
  const ownNos = await asIdentity(db, (identity) => findNumbersOfOwners(identity, { sellerId: db.sellerId, now }));
  const heardAt = await findMarketHeard(db, permissions.brand);
  const { timeZone } = brands[permissions.brand];
  const today = wallClockAt(now, timeZone).date;
  const dayBegan = instantAt({ date: today, minute: 0 }, timeZone);
  return { permissions, shop, now, today, dayBegan, ownNos, silentSince: silence(heardAt, now) };
}

export function judgingOf({ terms, ignoredSellerNo, ignoredUntil }: CoveringRule, run: ShopRun): Judging {
  const { permissions, shop, now, today, ownNos } = run;
  const ignoredNo = ignoredUntil !== null && ignoredUntil > now ? ignoredSellerNo : null;
  const delivery = terms.measure === 'same_delivery' ? ownDeliveryKind([...permissions.services]) : null;
  const view = { marketSellerNo: permissions.marketSellerNo, ownNos, ignoredNo, delivery };
  return { terms, shared: shop.limits, view, today, now };
}

/** When what was stopped for a day goes on: as the rule's hours begin on the next day. */
export function resumption({ terms }: CoveringRule, { permissions, now }: ShopRun): Date {
  const { timeZone } = brands[permissions.brand];
  const begins = nextBeginning(terms.hours, wallClockAt(now, timeZone), { fromTomorrow: true });
  return begins === null ? waitsUntil(now) : instantAt(begins, timeZone);
}

/** How many changes the day still allows each rule, and all of them together. */
export async function findLeft(db: SellerDb, { shop, dayBegan }: ShopRun): Promise<(rule: CoveringRule) => number> {
  const changes = await findChangesSince(db, dayBegan);
  const made = new Map(changes.map(({ ruleId, lowered, raised }) => [ruleId, lowered + raised]));
  const ofShop = shop.limits.changesPerDay - [...made.values()].reduce((sum, count) => sum + count, 0);
  return ({ id, terms }) => Math.min(ofShop, terms.changesPerDay - (made.get(id) ?? 0));
}

async function runOne(db: SellerDb, rule: CoveringRule, run: ShopRun & { movedSince: number | null }): Promise<number> {
  const left = await findLeft(db, run);
  const standing = (await findRuleStandings(db)).find(({ ruleId }) => ruleId === rule.id);
  const { changed, held, wars } = await runRule(db, {
    rule,
    judging: judgingOf(rule, run),
    permissions: run.permissions,
    movedSince: run.movedSince,
    left: left(rule),
    brakedAt: standing?.covered ?? 0,
    resumesAt: resumption(rule, run),
    actor: null,
  });
  if (held !== null) await holdRule(db, rule, { hold: held, now: run.now });
  await notifyOfWars(db, { rule, wars, now: run.now, today: run.today });
  return changed + (held === null ? 0 : 1);
}

/** Until when rules leave an offer alone whose price somebody else has set. */
export const waitsUntil = (now: Date): Date => new Date(now.getTime() + limits.priceRuleWait * 1000);

/** Whether all offers are to be looked at, and not those alone whose market has moved. */
const isSweepDue = ({ lookedAt }: ShopRules, now: Date): boolean =>
  lookedAt === null || now.getTime() - lookedAt.getTime() >= limits.priceRuleInterval * 1000;

/**
 * Has the rules of a shop look at their offers: every quarter of an hour at all of them, and in between at those whose market has
 * moved. Answers how many prices changed.
 */
export async function runShopRules(db: SellerDb, now: Date): Promise<number> {
  await lockSellerOffers(db);
  const run = await beginShopRun(db, now);
  const version = await findMarketVersion(db, run.permissions.brand);
  const sweeps = isSweepDue(run.shop, now);
  if (sweeps) await lapseHolds(db, now);
  const rules = (await findRules(db)).filter(isCovering);
  if (sweeps) await refreshCover(db, rules, now);
  await noteForeignPrices(db, waitsUntil(now));
  const movedSince = sweeps ? null : run.shop.marketVersion;
  const wall = wallClockAt(now, brands[run.permissions.brand].timeZone);
  let changed = 0;
  for (const rule of rules)
    if (rule.state === 'active' && run.silentSince === null && isWithinHours(rule.terms.hours, wall))
      changed += await runOne(db, rule, { ...run, movedSince });
  await saveShopRules(db, { marketVersion: version, ...(sweeps && { lookedAt: now }) });
  if (sweeps) await writeDay(db, run);
  if (changed > 0 || sweeps) await announce(db, { topic: 'price_rules', payload: { changed } });
  return changed;
}
