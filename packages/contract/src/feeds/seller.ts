import { feedHealths, retrievalProblems } from '@offizin/domain/feeds/feed-schedule';
import { uploadTypes } from '@offizin/domain/offers/offer-kinds';
import { syncResultTypes } from '@offizin/domain/sync/result-types';
import { uploadFields } from '@offizin/domain/uploads/upload-fields';
import { uploadFormats } from '@offizin/domain/uploads/upload-formats';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reauthenticatedErrors, screenReadErrors, screenWriteErrors } from '../errors.ts';
import { id, instant, line } from '../scalars.ts';
import { uploadProblems } from '../uploads/upload.ts';
import { brakeFigures } from '../uploads/rows.ts';

/** Where a stock hub's file lies: https or sftp; plain http only where the operator has allowed that very host. */
const address = z.url({ protocol: /^(https|sftp|http)$/ }).max(500);

export const feedSettings = z.strictObject({
  address,
  username: line(200).nullable(),
  /** Absent: the one that is kept. */
  password: z.string().min(1).max(500).nullable().optional(),
  type: z.enum(uploadTypes),
  /** The header of each field's column, where it is none of those that are recognised. */
  mapping: z.partialRecord(z.enum(uploadFields), line(100)),
  active: z.boolean(),
});
export type FeedSettings = z.infer<typeof feedSettings>;

export const feedProblems = [...retrievalProblems, ...uploadProblems] as const;
export type FeedProblem = (typeof feedProblems)[number];

export const feedState = z.strictObject({
  address: z.string(),
  username: z.string().nullable(),
  hasPassword: z.boolean(),
  type: z.enum(uploadTypes),
  mapping: z.partialRecord(z.enum(uploadFields), z.string()),
  active: z.boolean(),
  health: z.enum(feedHealths),
  problem: z.enum(feedProblems).nullable(),
  lastAttemptAt: instant.nullable(),
  lastSuccessAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
  /** The last list that was read: when, and how many products of the one before it lacked. Their offers stay. */
  lastList: z.strictObject({ at: instant, gone: z.int() }).nullable(),
  /** The last retrieval that changed offers. */
  lastChange: z.strictObject({ at: instant, changed: z.int() }).nullable(),
  /** A list that goes so far that nothing is written before the seller has looked at it as an upload. */
  held: z.strictObject({ uploadId: id, at: instant, figures: brakeFigures }).nullable(),
  /** Of an sftp server: the fingerprint seen at the first retrieval, by which it is known since. */
  hostKey: z.string().nullable(),
  /** The newest retrievals, newest first, with how many offers each changed. */
  retrievals: z.array(
    z.strictObject({
      at: instant,
      changed: z.int(),
      runNo: z.int().nullable(),
      problem: z.enum(feedProblems).nullable(),
    }),
  ),
});
export type FeedState = z.infer<typeof feedState>;

/** What one try of an address found; nothing of it is kept or written. */
export const feedTrialResult = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('failed'),
    problem: z.enum(feedProblems),
    /** Of a file without the columns that are needed. */
    missingColumns: z.array(z.enum(uploadFields)),
  }),
  z.strictObject({
    kind: z.literal('read'),
    format: z.enum(uploadFormats),
    bytes: z.int(),
    rows: z.int(),
    /** Products of the catalogue that the rows name. */
    products: z.int(),
    /** Rows that would be rejected. */
    rejected: z.int(),
    /** The first of them. */
    problems: z.array(z.strictObject({ rowNumber: z.int(), finding: z.enum(syncResultTypes) })),
  }),
]);
export type FeedTrialResult = z.infer<typeof feedTrialResult>;

export const feedTrial = z.strictObject({ id, result: feedTrialResult.nullable() });
export type FeedTrial = z.infer<typeof feedTrial>;

const feedAccess = { kind: 'screens', anyOf: ['sync_results'] } as const;

const feedReply = z.strictObject({ feed: feedState.nullable() });

export const feedsApi = {
  state: endpoint({
    method: 'GET',
    path: '/feed',
    summary: "The seller's stock-hub feed, its health and its newest retrievals",
    access: feedAccess,
    response: feedReply,
    errors: screenReadErrors,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/feed',
    summary: 'Set the feed up or change it; it is retrieved at once, or later when it was retrieved too often',
    access: feedAccess,
    idempotency: 'required',
    rate: { as: 'feed', over: 'put_off' },
    audited: 'feed.saved',
    locked: 'impersonation',
    reauthenticated: 'when_it_gives',
    body: feedSettings,
    response: feedReply,
    errors: [...screenWriteErrors, ...reauthenticatedErrors],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/feed',
    summary: 'Forget the feed; offers stay as they are',
    access: feedAccess,
    idempotency: 'required',
    audited: 'feed.removed',
    locked: 'impersonation',
    body: z.strictObject({}),
    response: feedReply,
    errors: [...screenWriteErrors, 'access.impersonation'],
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/feed/trial',
    summary: 'Retrieve an address once with settings that are not saved, to see what it has; nothing is written',
    access: feedAccess,
    idempotency: 'required',
    rate: { as: 'feed_trial' },
    locked: 'impersonation',
    body: feedSettings,
    response: z.strictObject({ trial: feedTrial }),
    errors: [...screenWriteErrors, 'access.impersonation'],
  }),
  trial: endpoint({
    method: 'GET',
    path: '/feed/trial',
    summary: 'The newest try of an address, and what it found',
    access: feedAccess,
    response: z.strictObject({ trial: feedTrial.nullable() }),
    errors: screenReadErrors,
  }),
  retrieve: endpoint({
    method: 'POST',
    path: '/feed/retrieve',
    summary: 'Retrieve the feed now',
    access: feedAccess,
    idempotency: 'required',
    rate: { as: 'feed' },
    body: z.strictObject({}),
    response: feedReply,
    errors: [...screenWriteErrors, 'not_found'],
  }),
} as const;
