import { historyFields } from '@offizin/domain/history/changes';
import { historyGroups, historyKinds } from '@offizin/domain/history/kinds';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { areaReadErrors } from '../errors.ts';
import { calendarDay, id, instant, listOf } from '../scalars.ts';

/** Whose acts: those of a person of the shop, of the marketplace's staff in the shop's name, or of the marketplace itself. */
const whoseActs = z.union([z.enum(['operator', 'marketplace']), id]);

export const historySelection = z.strictObject({
  group: z.enum(historyGroups).optional(),
  who: whoseActs.optional(),
  /** Days of the shop's time zone. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
});
export type HistorySelection = z.infer<typeof historySelection>;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const historyEntry = z.strictObject({
  id: z.int(),
  at: instant,
  kind: z.enum(historyKinds),
  who: z.strictObject({
    kind: z.enum(['person', 'operator', 'marketplace']),
    /** Null of a person who is no longer known, and of the marketplace. */
    name: z.string().nullable(),
  }),
  changes: z.array(
    z.strictObject({ field: z.enum(historyFields), old: value, new: value, hidden: z.literal(true).optional() }),
  ),
  /** Null where a system acted, or where nobody wrote it down. */
  from: z
    .strictObject({ address: z.string(), browser: z.string().nullable(), system: z.string().nullable() })
    .nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

const historyAccess = { kind: 'session', area: 'team' } as const;

export const historyApi = {
  list: endpoint({
    method: 'GET',
    path: '/history',
    summary: 'What was done in the shop, newest first: who, what, from what to what, from where',
    access: historyAccess,
    query: z.strictObject({
      ...historySelection.shape,
      kinds: listOf(historyKinds).optional(),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.historyPageMax).optional(),
    }),
    response: z.strictObject({ items: z.array(historyEntry), nextCursor: z.string().nullable() }),
    errors: areaReadErrors,
  }),
  people: endpoint({
    method: 'GET',
    path: '/history/people',
    summary: 'Whose acts the history holds',
    access: historyAccess,
    response: z.strictObject({
      people: z.array(z.strictObject({ userId: id, name: z.string().nullable() })),
    }),
    errors: areaReadErrors,
  }),
} as const;
