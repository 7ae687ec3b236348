import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { jobTimeouts, openPool } from '../platform/db/connect/pool.ts';
import { serve, serveTasks } from '../platform/threads/serve-tasks.ts';
import { threadShelf } from '../platform/threads/thread-shelf.ts';
import { CatalogueCache } from './catalogue-cache.ts';
import { feedTask, feedTrialTask, handoverTask, reclassifyTask, remedyTask, uploadTask } from './engine-tasks.ts';
import { reclassify } from './reclassify.ts';
import { runFeed } from './run-feed.ts';
import { runHandover } from './run-handover.ts';
import { runRemedy } from './run-remedy.ts';
import { tryFile } from './try-file.ts';
import { runUpload } from './run-upload.ts';

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData);
const pool = openPool(databaseUrl, { size: 4, timeouts: jobTimeouts, forCopying: true });
const engine = { pool, catalogues: new CatalogueCache(pool, threadShelf()) };

serveTasks([
  serve(uploadTask, (task, report) => runUpload(engine, task, report)),
  serve(feedTask, (task, report) => runFeed(engine, task, report)),
  serve(feedTrialTask, (task) => tryFile(engine, task)),
  serve(handoverTask, (task, report) => runHandover(engine, task, report)),
  serve(reclassifyTask, (task) => reclassify(engine, task)),
  serve(remedyTask, (task) => runRemedy(engine, task)),
]);
