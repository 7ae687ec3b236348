import { randomUUID } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { type RuleTerms, templateTerms } from '@offizin/domain/price-rules/terms';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertRuleEvent } from '../write/rule-event-queries.ts';
import { findRule, findRules, insertRule } from '../write/rule-queries.ts';
import { viewOfRule } from './one-rule.ts';

type Create = InputOf<typeof api.priceRules.create>;

async function termsOf({ db, body, fail }: Create): Promise<RuleTerms> {
  if (body.copyOf === undefined) return templateTerms[body.template ?? 'best_price'];
  const rule = (await findRule(db, body.copyOf)) ?? fail('not_found');
  return rule.draft ?? rule.terms ?? templateTerms.best_price;
}

/** Begins a rule as a draft, behind all others (OFF-11). */
export async function create(input: Create) {
  const { db, session, body, now, fail } = input;
  if ((await findRules(db)).length >= limits.priceRules.rules) return fail('price_rule.too_many');
  const id = randomUUID();
  await insertRule(db, { id, name: body.name, draft: await termsOf(input), by: session.userName, now });
  await insertRuleEvent(db, { ruleId: id, at: now, act: 'created', actorName: session.userName });
  return (await viewOfRule(input, id)) ?? fail('not_found');
}
