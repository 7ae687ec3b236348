import type { api } from '@offizin/contract/api';
import { announce } from '../../events/write/announce-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertRuleEvent } from '../write/rule-event-queries.ts';
import { findShopRules, saveShopRules } from '../write/shop-rules-queries.ts';
import { list } from './list.ts';

/** Sets what caps all rules, and when the brake holds a run (OFF-11). */
export async function setLimits(input: InputOf<typeof api.priceRules.setLimits>) {
  const { db, session, body, now } = input;
  const { limits: before } = await findShopRules(db);
  await saveShopRules(db, { limits: body });
  const detail = { limits: { before, after: body } };
  await insertRuleEvent(db, { ruleId: null, at: now, act: 'limits', actorName: session.userName, detail });
  await announce(db, { topic: 'price_rules', payload: { changed: 0 } });
  return list(input);
}
