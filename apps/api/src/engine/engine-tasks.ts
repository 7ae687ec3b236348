import { feedSettings, feedTrialResult } from '@offizin/contract/feeds/seller';
import { uploadProblems } from '@offizin/contract/uploads/upload';
import { brakeFigures } from '@offizin/contract/uploads/rows';
import { localeCodes } from '@offizin/domain/locale/locales';
import { uploadTypes } from '@offizin/domain/offers/offer-kinds';
import { z } from 'zod';
import { ThreadTask } from '../platform/threads/thread-task.ts';

const entry = new URL('./engine-thread.ts', import.meta.url);

const sellerId = z.string();
/** Milliseconds since 1970. */
const now = z.number();
const progress = z.object({ done: z.int() });
const rows = ({ done }: z.infer<typeof progress>) => done;
const problem = z.enum(uploadProblems);
const changes = z.object({ kind: z.literal('done'), runNo: z.int(), changed: z.int() });
const refusal = z.object({ kind: z.literal('refused'), problem });
/** The work no longer waits for it. */
const superseded = z.object({ kind: z.literal('superseded') });

/** Runs an upload, dry or real. */
export const uploadTask = new ThreadTask(entry, 'upload', {
  input: z.object({ sellerId, uploadId: z.string(), dry: z.boolean(), now }),
  result: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('done'), runNo: z.int(), red: z.int() }),
    refusal,
    superseded,
  ]),
  progress,
  rows,
});

/** The run that wrote what a held list has less of. */
const reduced = z.object({ runNo: z.int(), changed: z.int() }).nullable();

/** Takes the retrieved file of a feed over. */
export const feedTask = new ThreadTask(entry, 'feed', {
  input: z.object({
    sellerId,
    type: z.enum(uploadTypes),
    locale: z.enum(localeCodes),
    mapping: feedSettings.shape.mapping,
    brake: z.object({
      leavingPercent: z.number(),
      leavingOffers: z.number(),
      pricePercent: z.number(),
      movePercent: z.number(),
    }),
    fileName: z.string(),
    now,
  }),
  result: z.discriminatedUnion('kind', [
    changes.extend({ gone: z.int() }),
    z.object({ kind: z.literal('held'), uploadId: z.string(), figures: brakeFigures, reduced }),
    z.object({ kind: z.literal('withheld'), reduced }),
    refusal,
  ]),
  progress,
  rows,
});

/** Looks at the file of a feed's address that a seller tries. */
export const feedTrialTask = new ThreadTask(entry, 'feed_trial', {
  input: z.object({
    sellerId,
    type: z.enum(uploadTypes),
    locale: z.enum(localeCodes),
    mapping: feedSettings.shape.mapping,
    content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    now,
  }),
  result: feedTrialResult,
  progress,
  rows,
});

/** Takes over what the marketplace handed over. */
export const handoverTask = new ThreadTask(entry, 'handover', {
  input: z.object({ sellerId, handoverId: z.string(), now }),
  result: z.discriminatedUnion('kind', [changes, superseded]),
  progress,
  rows,
});

/** Judges all offers of a seller again. */
export const reclassifyTask = new ThreadTask(entry, 'reclassify', {
  input: z.object({ sellerId, now }),
  result: z.object({ changed: z.int(), runNo: z.int().nullable() }),
  progress,
  rows,
});

/** Fixes the products of a cause. */
export const remedyTask = new ThreadTask(entry, 'remedy', {
  input: z.object({ sellerId, remedyId: z.string(), now }),
  result: z.object({ changed: z.int(), refused: z.int() }).nullable(),
  progress,
  rows,
});
