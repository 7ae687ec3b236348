import { limits } from '@offizin/domain/limits';
import { ruleGroups } from '@offizin/domain/price-rules/decide-price';
import { ruleTemplates } from '@offizin/domain/price-rules/terms';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { id, version } from '../scalars.ts';
import { askedOfRules, ruleName, ruleTerms, sharedLimits } from './terms.ts';
import { ruleList, rulePreview, ruleReplay, ruleView } from './views.ts';

const access = { kind: 'screens', anyOf: ['price_rules'] } as const;

const params = z.strictObject({ ruleId: id });
const ownedIds = { params: ['ruleId'] } as const;

const writing = { access, idempotency: 'required' } as const;
const actErrors = [
  ...screenWriteErrors,
  'not_found',
  'price_rule.version_conflict',
  'price_rule.invalid_state',
] as const;

const previewBody = z.strictObject({
  ...askedOfRules.shape,
  group: z.enum(ruleGroups).optional(),
  offset: z.int().min(0).max(limits.priceRules.previewRowsBehind).optional(),
  limit: z.int().min(0).max(limits.priceRules.previewRows).optional(),
});

export const priceRulesApi = {
  list: endpoint({
    method: 'GET',
    path: '/price-rules',
    summary: 'The price rules in rank with their states and figures of today, and what caps all of them',
    access,
    token: 'price_rules:read',
    response: ruleList,
    errors: screenReadErrors,
  }),
  held: endpoint({
    method: 'GET',
    path: '/price-rules/held',
    summary: 'How many price rules the brake holds',
    access,
    response: z.strictObject({ held: z.int().min(0) }),
    errors: screenReadErrors,
  }),
  create: endpoint({
    ...writing,
    method: 'POST',
    path: '/price-rules',
    summary:
      'Begin a rule from one of the usual templates, or as a copy of another one; it is a draft and changes nothing',
    body: z
      .strictObject({ name: ruleName, template: z.enum(ruleTemplates).optional(), copyOf: id.optional() })
      .refine(({ template, copyOf }) => (template === undefined) !== (copyOf === undefined)),
    response: ruleView,
    errors: [...screenWriteErrors, 'not_found', 'price_rule.too_many'],
    ownedIds: { body: ['copyOf'] },
  }),
  save: endpoint({
    ...writing,
    method: 'PUT',
    path: '/price-rules/:ruleId',
    summary:
      'Save the name and terms of a rule as its draft; what is in force goes on until the rule is switched on with them',
    params,
    body: z.strictObject({ version, name: ruleName, terms: ruleTerms }),
    response: ruleView,
    errors: [...actErrors, 'access.impersonation'],
    ownedIds,
  }),
  remove: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/price-rules/:ruleId',
    summary: 'Delete a rule; what it did stays in the history, and prices stay or go back to what they were before it',
    params,
    body: z.strictObject({ prices: z.enum(['stay', 'back']) }),
    response: z.strictObject({ restored: z.int() }),
    errors: [...screenWriteErrors, 'not_found', 'price_rule.invalid_state', 'catalogue.busy'],
    ownedIds,
  }),
  rank: endpoint({
    ...writing,
    method: 'PUT',
    path: '/price-rules/rank',
    summary: 'Put all rules in this order: the first that covers an offer decides',
    body: z.strictObject({ ruleIds: z.array(id).min(1).max(limits.priceRules.rules) }),
    response: ruleList,
    errors: [...screenWriteErrors, 'not_found', 'price_rule.version_conflict'],
    ownedIds: { body: ['ruleIds[]'] },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/price-rules/preview',
    summary:
      'What terms would change now: figures of all covered offers and the rows of one group, by the size of their effect',
    access,
    level: 'read',
    idempotency: 'none',
    body: previewBody,
    response: rulePreview,
    errors: [...screenReadErrors, 'csrf.invalid', 'access.impersonation', 'not_found'],
    ownedIds: { body: ['ruleId'] },
  }),
  replay: endpoint({
    method: 'POST',
    path: '/price-rules/replay',
    summary: 'What terms would have done in the last week, by what the others asked on each day',
    access,
    level: 'read',
    idempotency: 'none',
    body: askedOfRules.pick({ terms: true, ruleId: true }),
    response: ruleReplay,
    errors: [...screenReadErrors, 'csrf.invalid', 'access.impersonation', 'not_found'],
    ownedIds: { body: ['ruleId'] },
  }),
  switchOn: endpoint({
    ...writing,
    method: 'POST',
    path: '/price-rules/:ruleId/switch-on',
    summary: 'Put a rule’s draft in force and change the prices that its preview showed, or let a paused rule go on',
    token: 'price_rules:write',
    params,
    body: z.strictObject({
      version,
      /** When the preview that was seen was calculated; without one a paused rule goes on with its next run. */
      previewedAt: z.iso.datetime({ offset: false }).optional(),
    }),
    response: z.strictObject({ rule: ruleView, changed: z.int() }),
    errors: [...actErrors, 'access.impersonation', 'price_rule.preview_old', 'catalogue.busy'],
    ownedIds,
  }),
  pause: endpoint({
    ...writing,
    method: 'POST',
    path: '/price-rules/:ruleId/pause',
    summary: 'Pause a rule: its prices stay, or go back to what they were when it took each over',
    token: 'price_rules:write',
    params,
    body: z.strictObject({ prices: z.enum(['stay', 'back']) }),
    response: z.strictObject({ rule: ruleView, restored: z.int() }),
    errors: [...screenWriteErrors, 'not_found', 'price_rule.invalid_state', 'catalogue.busy'],
    ownedIds,
  }),
  decide: endpoint({
    ...writing,
    method: 'POST',
    path: '/price-rules/:ruleId/decide',
    summary:
      'Decide about what the brake holds: make it without the seller behind it, make all of it, or discard it and pause',
    params,
    body: z.strictObject({
      version,
      choice: z.enum(['without_seller', 'apply', 'discard']),
      previewedAt: z.iso.datetime({ offset: false }),
    }),
    response: z.strictObject({ rule: ruleView, changed: z.int() }),
    errors: [...actErrors, 'price_rule.preview_old', 'catalogue.busy'],
    ownedIds,
  }),
  pauseAll: endpoint({
    ...writing,
    method: 'POST',
    path: '/price-rules/pause-all',
    summary: 'Pause all rules that run',
    token: 'price_rules:write',
    response: ruleList,
    errors: screenWriteErrors,
  }),
  continueAll: endpoint({
    ...writing,
    method: 'POST',
    path: '/price-rules/continue',
    summary: 'Let exactly those rules go on that were paused together',
    token: 'price_rules:write',
    response: ruleList,
    errors: screenWriteErrors,
  }),
  setLimits: endpoint({
    ...writing,
    method: 'PUT',
    path: '/price-rules/limits',
    summary: 'Set what caps every rule, and when the brake holds a run',
    body: sharedLimits,
    response: ruleList,
    errors: screenWriteErrors,
  }),
} as const;
