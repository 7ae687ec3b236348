import { workerData } from 'node:worker_threads';
import { feedSettings } from '@offizin/contract/feeds';
import { localeCodes } from '@offizin/domain/locale/locales';
import { uploadTypes } from '@offizin/domain/offers/offer-kinds';
import { z } from 'zod';
import { jobTimeouts, openPool } from '../platform/db/db-pool.ts';
import { serveTasks } from '../platform/threads/serve-tasks.ts';
import { CatalogueCache } from './catalogue-cache.ts';
import { reclassify } from './reclassify.ts';
import { runFeed } from './run-feed.ts';
import { runHandover } from './run-handover.ts';
import { runRemedy } from './run-remedy.ts';
import { runUpload } from './run-upload.ts';

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData);
const pool = openPool(databaseUrl, { size: 4, timeouts: jobTimeouts, forCopying: true });
const engine = { pool, catalogues: new CatalogueCache(pool) };

const engineTask = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('upload'),
    sellerId: z.string(),
    uploadId: z.string(),
    dry: z.boolean(),
    now: z.number(),
  }),
  z.object({
    kind: z.literal('feed'),
    sellerId: z.string(),
    type: z.enum(uploadTypes),
    locale: z.enum(localeCodes),
    mapping: feedSettings.shape.mapping,
    now: z.number(),
  }),
  z.object({ kind: z.literal('handover'), sellerId: z.string(), handoverId: z.string(), now: z.number() }),
  z.object({ kind: z.literal('reclassify'), sellerId: z.string(), now: z.number() }),
  z.object({ kind: z.literal('remedy'), sellerId: z.string(), remedyId: z.string(), now: z.number() }),
]);

serveTasks(async (message, report) => {
  const task = engineTask.parse(message);
  switch (task.kind) {
    case 'upload':
      return runUpload(engine, task, report);
    case 'feed':
      return runFeed(engine, task, report);
    case 'handover':
      return runHandover(engine, task, report);
    case 'reclassify':
      return reclassify(engine, task);
    case 'remedy':
      return runRemedy(engine, task);
  }
});
