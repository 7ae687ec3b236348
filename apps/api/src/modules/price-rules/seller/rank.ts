import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findRules, rankRules } from '../write/rule-queries.ts';
import { coverAgain } from './acting.ts';
import { list } from './list.ts';

/** Puts all rules in an order: the first that covers an offer decides (OFF-11). */
export async function rank(input: InputOf<typeof api.priceRules.rank>) {
  const { db, body, fail } = input;
  const there = (await findRules(db)).map(({ id }) => id);
  if (body.ruleIds.some((id) => !there.includes(id))) return fail('not_found');
  if (new Set(body.ruleIds).size < there.length) return fail('price_rule.version_conflict', {});
  await rankRules(db, body.ruleIds);
  await coverAgain(input, 0);
  return list(input);
}
