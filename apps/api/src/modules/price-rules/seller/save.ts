import { isDeepStrictEqual } from 'node:util';
import type { api } from '@offizin/contract/api';
import { announce } from '../../events/write/announce-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertRuleEvent } from '../write/rule-event-queries.ts';
import { updateRule } from '../write/rule-queries.ts';
import { seenRule, viewOfRule } from './one-rule.ts';
import { refuseSecretFloor } from './secret-floor.ts';

/** Saves a rule's name and what it is to become; what is in force goes on (OFF-11). */
export async function save(input: InputOf<typeof api.priceRules.save>) {
  const { db, session, params, body, now, fail } = input;
  refuseSecretFloor(input, body.terms);
  const rule = await seenRule(input, { id: params.ruleId, version: body.version });
  const isInForce = isDeepStrictEqual(rule.terms, body.terms);
  const saved = { name: body.name, draft: isInForce ? null : body.terms, savedAt: now };
  if (!(await updateRule(db, rule, saved))) return fail('price_rule.version_conflict', {});
  if (body.name !== rule.name) {
    const detail = { name: { before: rule.name, after: body.name } };
    await insertRuleEvent(db, { ruleId: rule.id, at: now, act: 'saved', actorName: session.userName, detail });
  }
  await announce(db, { topic: 'price_rules', payload: { changed: 0 } });
  return (await viewOfRule(input, rule.id)) ?? fail('not_found');
}
