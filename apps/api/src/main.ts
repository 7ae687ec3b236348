import { setTimeout as sleep } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import { limits } from '@offizin/domain/limits';
import { allFigures } from './figures.ts';
import { addProviderMessages } from './modules/payout/seller/provider-messages.ts';
import { jobs, sendingJobs } from './jobs.ts';
import { addAllPages } from './pages.ts';
import { sandboxJobs } from './sandbox-jobs.ts';
import { columnsNotLogged } from './modules/columns-by-word.ts';
import type { App } from './platform/app.ts';
import { buildApp } from './platform/build-app.ts';
import type { Config } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import { checkDatabase } from './platform/db/connect/check-database.ts';
import { migrate } from './platform/db/schema/migrate.ts';
import { openForProcesses } from './platform/db/roles/process-login.ts';
import { moveSealKey } from './platform/db/roles/seal-key.ts';
import { drain } from './platform/drain.ts';
import { isStoreWell, watchStore } from './platform/files/watch-store.ts';
import { openDatabaseProbe } from './platform/health.ts';
import { JobPlaces } from './platform/jobs/job-places.ts';
import { migrateJobs, type RunningWorker, startWorker, together } from './platform/jobs/run-worker.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { listenForOperations } from './platform/metrics/operations-listener.ts';
import { ProcessEnd, type Stop } from './platform/process-end.ts';
import type { SealKeys } from './platform/seal.ts';
import { addSealKey, readSealKeys } from './platform/seal-key-file.ts';
import { buildServer } from './platform/server.ts';
import { openShop } from './modules/sandbox/write/open-shop.ts';
import { sandboxJobsAtOnce } from './platform/sandbox/sandbox.ts';
import { prepareSandbox, refuseSandbox } from './platform/db/schema/prepare-sandbox.ts';
import { routes } from './routes.ts';
import { readApiConfig } from './api-config.ts';
import { plainTexts } from './texts/plain-texts.ts';

/** What sysexits.h calls EX_CONFIG: the sentence on the last line says what to do. */
const wrongSettings = 78;

async function prepareSealKeys({ databaseOwnerUrl, sealKeyFile }: Config): Promise<SealKeys> {
  if (sealKeyFile === null)
    throw new ConfigError(
      'SEAL_KEY_FILE is missing: the file of the keys that seal credentials. Make it with: node apps/api/src/seal-keys.ts FILE',
    );
  await moveSealKey(databaseOwnerUrl, sealKeyFile);
  // A file that is named must be there: a new key beside the wrong path would open nothing of before.
  if (!existsSync(sealKeyFile) && !process.env['SEAL_KEY_FILE']) addSealKey(sealKeyFile);
  return readSealKeys(sealKeyFile);
}

/** Metrics and health beside the portal itself: a worker has no other address. */
async function listenForOperator(app: App, worker: RunningWorker | null, port: number): Promise<Stop> {
  const probe = openDatabaseProbe(app);
  const isReady = async () => (worker?.isAlive() ?? true) && (await probe.isWritable());
  const areFilesWell = () => isStoreWell(app);
  const listener = await listenForOperations({ metrics: openMetrics(app, allFigures), isReady, areFilesWell }, port);
  return async () => {
    await listener.close();
    await probe.close();
  };
}

/** What is sent to other people's servers has places of its own: the slowest of them holds up no file and no mail. */
async function startWorkers(app: App): Promise<RunningWorker> {
  const sending = new JobPlaces(limits.webhooksAtOnce);
  return together([await startWorker(app, jobs), await startWorker(app, sendingJobs, sending)]);
}

async function start(): Promise<void> {
  const config = readApiConfig(process.env);
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseOwnerUrl !== databaseUrl) await checkDatabase(databaseOwnerUrl, 'DATABASE_OWNER_URL');
  await checkDatabase(databaseUrl, 'DATABASE_URL');
  await refuseSandbox(databaseUrl);
  const { unknown } = await migrate(databaseOwnerUrl);
  await migrateJobs(databaseOwnerUrl);
  await openForProcesses(databaseOwnerUrl, databaseUrl);
  await prepareSandbox(config);
  const sealKeys = await prepareSealKeys(config);
  const app = await buildApp(config, { sealKeys, plainTexts, notLogged: columnsNotLogged, openShop });
  if (unknown.length > 0)
    app.log.warn(
      { migrations: unknown },
      'a newer version migrated the database: this one goes on until it is replaced',
    );
  const endWatch = await watchStore(app);
  const end = new ProcessEnd(app.log);
  end.add(() => app.pool.end());
  end.add(async () => app.sandbox?.app.pool.end());
  end.add(async () => app.mailer?.close());
  end.add(() => app.threads.close());
  end.add(async () => endWatch());
  const worker = config.roles.worker ? await startWorkers(app) : null;
  if (worker !== null) end.add(worker.stop);
  // Apart from the others: without its database the portal works on.
  if (config.roles.worker && app.sandbox !== null)
    end.add((await startWorker(app.sandbox.app, sandboxJobs, new JobPlaces(sandboxJobsAtOnce))).stop);
  if (config.metricsPort !== null) end.add(await listenForOperator(app, worker, config.metricsPort));
  if (config.roles.api) {
    const server = await buildServer(app, routes);
    await addProviderMessages(server, app);
    await addAllPages(server, app);
    await server.listen({ port: config.port, host: config.host });
    end.add(() => drain(server, () => sleep(config.drainSeconds * 1000)));
  }
  app.log.info({ port: config.port, roles: config.roles }, 'ready');
}

try {
  await start();
} catch (error) {
  const message =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(error instanceof ConfigError ? wrongSettings : 1);
}
