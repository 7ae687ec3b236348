import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { jobTimeouts, openPool } from './platform/db/db-pool.ts';
import { serveTasks } from './platform/threads/serve-tasks.ts';
import { exportSources } from './exports.ts';
import { prepareFile } from './features/exports/prepare-file.ts';

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData);
const pool = openPool(databaseUrl, { size: 1, timeouts: jobTimeouts });

const exportTask = z.object({ sellerId: z.string(), exportId: z.string(), now: z.number() });

serveTasks((message, report) => prepareFile({ pool, sources: exportSources }, exportTask.parse(message), report));
