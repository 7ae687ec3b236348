import { existsSync } from 'node:fs';
import { initialData } from './features/session/initial-data.ts';
import { jobs } from './jobs.ts';
import { buildApp } from './platform/build-app.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { checkDatabase } from './platform/db/db-check.ts';
import { migrate } from './platform/db/db-migrate.ts';
import { moveSealKey } from './platform/db/db-seal-key.ts';
import { drain } from './platform/drain.ts';
import { migrateJobs, startWorker } from './platform/jobs/run-worker.ts';
import { serveMetrics } from './platform/metrics.ts';
import { addPages } from './platform/page.ts';
import { ProcessEnd } from './platform/process-end.ts';
import type { SealKeys } from './platform/seal.ts';
import { addSealKey, readSealKeys } from './platform/seal-key-file.ts';
import { buildServer } from './platform/server.ts';
import { routes } from './routes.ts';

/** What sysexits.h calls EX_CONFIG: the sentence on the last line says what to do. */
const wrongSettings = 78;

async function prepareSealKeys({ databaseUrl, sealKeyFile }: Config): Promise<SealKeys> {
  if (sealKeyFile === null)
    throw new ConfigError(
      'SEAL_KEY_FILE is missing: the file of the keys that seal credentials. Make it with: node apps/api/src/seal-keys.ts FILE',
    );
  await moveSealKey(databaseUrl, sealKeyFile);
  // A file that is named must be there: a new key beside the wrong path would open nothing of before.
  if (!existsSync(sealKeyFile) && !process.env['SEAL_KEY_FILE']) addSealKey(sealKeyFile);
  return readSealKeys(sealKeyFile);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await checkDatabase(config.databaseUrl);
  await migrate(config.databaseUrl);
  await migrateJobs(config.databaseUrl);
  const sealKeys = await prepareSealKeys(config);
  const app = await buildApp(config, sealKeys);
  const end = new ProcessEnd(app.log);
  end.add(() => app.pool.end());
  end.add(async () => app.mailer?.close());
  if (config.roles.worker) end.add(await startWorker(app, jobs));
  if (config.metricsPort !== null) end.add(await serveMetrics(config.metricsPort));
  if (config.roles.api) {
    const server = await buildServer(app, routes);
    await addPages(server, app, initialData);
    await server.listen({ port: config.port, host: config.host });
    end.add(() => drain(server, config.drainSeconds * 1000));
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
