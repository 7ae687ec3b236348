import { limits } from '@offizin/domain/limits';
import { ruleReasons } from '@offizin/domain/price-rules/decide-price';
import { historyKinds, historyRows } from '@offizin/domain/price-rules/history-rows';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { productId } from '../offers/seller.ts';
import { calendarDay, id, largestRunNo } from '../scalars.ts';
import {
  placeChange,
  ruleChange,
  ruleChangeCounts,
  ruleDay,
  ruledOfferView,
  ruledProduct,
  ruleEvent,
} from './views.ts';

const access = { kind: 'screens', anyOf: ['price_rules'] } as const;
const changeNo = z.int().min(1).max(largestRunNo);

const productParams = z.strictObject({ productId });
const ofProduct = { params: ['productId'] } as const;

/** What prices go back to: before one change, before the changes of a day, or what they were when the rule took each offer over. */
const restored = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('change'), changeNo }),
  z.strictObject({ kind: z.literal('day'), ruleId: id.optional(), day: calendarDay }),
  z.strictObject({ kind: z.literal('rule'), ruleId: id }),
]);

export const restoreOutcomes = ['restored', 'left', 'refused'] as const;

export const priceRuleHistoryApi = {
  changes: endpoint({
    method: 'GET',
    path: '/price-rules/changes',
    summary:
      'What rules did to prices and were kept from doing, newest first; with how many there are of each: of floors, stops and restores among what `show` asks for',
    access,
    token: 'price_rules:read',
    rate: { as: 'search', typed: 'q' },
    query: z.strictObject({
      ruleId: id.optional(),
      /** The changes with what rules were kept from between them, or the latter alone. */
      tab: z.enum(['changes', 'stopped']).optional(),
      show: z.enum(historyRows).optional(),
      kind: z.enum(historyKinds).optional(),
      reason: z.enum(ruleReasons).optional(),
      /** A product by name, national code or EAN. */
      q: z.string().trim().max(100).optional(),
      /** The number of the change behind which the next page begins. */
      before: z.coerce.number().int().min(1).max(largestRunNo).optional(),
      limit: z.coerce.number().int().min(1).max(limits.priceRules.historyPage).optional(),
    }),
    response: z.strictObject({
      items: z.array(ruleChange),
      counts: ruleChangeCounts,
      nextBefore: z.int().nullable(),
    }),
    errors: screenReadErrors,
  }),
  events: endpoint({
    method: 'GET',
    path: '/price-rules/events',
    summary: 'Who changed a rule, or the limits of all, and how; the latest first',
    access,
    query: z.strictObject({ ruleId: id.optional() }),
    response: z.strictObject({ items: z.array(ruleEvent) }),
    errors: screenReadErrors,
  }),
  days: endpoint({
    method: 'GET',
    path: '/price-rules/days',
    summary:
      'How the offers of a rule, or of all, stood on each of the last days: first places, floors, changes, payout',
    access,
    query: z.strictObject({ ruleId: id.optional() }),
    response: z.strictObject({ items: z.array(ruleDay) }),
    errors: screenReadErrors,
  }),
  offer: endpoint({
    method: 'GET',
    path: '/price-rules/offers/:productId',
    summary:
      'One offer under a rule: its price and the best of the others today, why the rule waits, and what can be done',
    access,
    params: productParams,
    response: ruledOfferView,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: ofProduct,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/price-rules/restore',
    summary:
      'Put prices back: of one change, of a day, of all that a rule did; what somebody else has changed since is left alone. With `dry` nothing is written',
    access,
    idempotency: 'required',
    body: z.strictObject({ dry: z.boolean(), of: restored }),
    response: z.strictObject({
      items: z.array(
        z.strictObject({
          product: ruledProduct,
          price: z.int(),
          becomes: z.int(),
          /** Among all that count for its rule, before and after. */
          place: placeChange,
          outcome: z.enum(restoreOutcomes),
        }),
      ),
      counts: z.record(z.enum(restoreOutcomes), z.int().min(0)),
    }),
    errors: [...screenWriteErrors, 'not_found', 'catalogue.busy'],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/price-rules/offers/:productId/resume',
    summary: 'Have the rule of an offer follow the market again that waits since somebody set the price',
    access,
    idempotency: 'required',
    params: productParams,
    response: ruledOfferView,
    errors: [...screenWriteErrors, 'not_found'],
    ownedIds: ofProduct,
  }),
  takeOut: endpoint({
    method: 'POST',
    path: '/price-rules/offers/:productId/take-out',
    summary: 'Take a product out of the rule that it follows; its price stays and changes by hand only',
    access,
    idempotency: 'required',
    params: productParams,
    response: z.strictObject({ ruleId: id }),
    errors: [...screenWriteErrors, 'not_found'],
    ownedIds: ofProduct,
  }),
} as const;

export type RestoreOf = z.infer<typeof restored>;
