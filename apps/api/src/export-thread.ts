import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { exportSources } from './exports.ts';
import { exportTask } from './modules/exports/seller/export-task.ts';
import { prepareFile } from './modules/exports/seller/prepare-file.ts';
import { jobTimeouts, openPool } from './platform/db/connect/pool.ts';
import { serve, serveTasks } from './platform/threads/serve-tasks.ts';

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData);
const pool = openPool(databaseUrl, { size: 1, timeouts: jobTimeouts });

serveTasks([
  serve(exportTask, async (task, report) => {
    const prepared = await prepareFile({ pool, sources: exportSources }, task, (rows, total) =>
      report({ rows, total }),
    );
    return { waits: prepared === 'waits' };
  }),
]);
