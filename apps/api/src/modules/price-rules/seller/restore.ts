import type { api } from '@offizin/contract/api';
import { brands } from '@offizin/domain/brand/brands';
import { instantAt } from '@offizin/domain/calendar/zoned-time';
import { limits } from '@offizin/domain/limits';
import { announce } from '../../events/write/announce-queries.ts';
import { lockOrRefuse } from '../../offers/write/refuse-change.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findProductsOf } from '../read/fitting-queries.ts';
import { findRestorable, type PutBack } from '../write/restore-queries.ts';
import { restorePrices } from '../write/restore-prices.ts';
import { beginShopRun, waitsUntil } from '../write/run-shop.ts';
import { actorOf } from './acting.ts';

type Restore = InputOf<typeof api.priceRuleHistory.restore>;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** What goes back; a day as the brand's clock has it. */
function putBackOf({ session, body: { of } }: Restore): PutBack {
  if (of.kind !== 'day') return of;
  const { timeZone } = brands[session.brand];
  const begins = (date: string) => instantAt({ date, minute: 0 }, timeZone);
  return { kind: 'day', ruleId: of.ruleId, from: begins(of.day), to: begins(dayAfter(of.day)) };
}

/** Puts prices back, or says what that would do; the rules leave them alone for a day (OFF-10, OFF-11). */
export async function restore(input: Restore) {
  const { db, session, body, now } = input;
  await lockOrRefuse(input);
  const restorable = await findRestorable(db, putBackOf(input));
  const results = await restorePrices(db, restorable, {
    run: await beginShopRun(db, now),
    actor: actorOf(session),
    waitsUntil: waitsUntil(now),
    dry: body.dry,
  });
  const shown = results.slice(0, limits.priceRules.restoredShown);
  const products = await findProductsOf(
    db,
    shown.map(({ productNo }) => productNo),
  );
  const count = (wanted: (typeof results)[number]['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  const counts = { restored: count('restored'), left: count('left'), refused: count('refused') };
  if (!body.dry) await announce(db, { topic: 'price_rules', payload: { changed: counts.restored } });
  return {
    items: shown.flatMap(({ productNo, ...result }) => {
      const product = products.get(productNo);
      return product === undefined ? [] : [{ ...result, product }];
    }),
    counts,
  };
}
