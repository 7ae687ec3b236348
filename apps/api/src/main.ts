import { initialData } from './features/session/initial-data.ts';
import { jobs } from './jobs.ts';
import { buildApp } from './platform/build-app.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { migrate } from './platform/db/db-migrate.ts';
import { migrateJobs, startWorker } from './platform/jobs/run-worker.ts';
import { serveMetrics } from './platform/metrics.ts';
import { addPages } from './platform/page.ts';
import { buildServer } from './platform/server.ts';
import { routes } from './routes.ts';

type Stop = () => Promise<unknown>;

async function start(): Promise<Stop[]> {
  const config = readConfig(process.env);
  await migrate(config.databaseUrl);
  await migrateJobs(config.databaseUrl);
  const app = await buildApp(config);
  const stops: Stop[] = [async () => app.mailer?.close(), () => app.pool.end()];
  if (config.roles.worker) stops.unshift(await startWorker(app, jobs));
  if (config.metricsPort !== null) stops.unshift(await serveMetrics(config.metricsPort));
  if (config.roles.api) {
    const server = await buildServer(app, routes);
    await addPages(server, app, initialData);
    await server.listen({ port: config.port, host: config.host });
    stops.unshift(() => server.close());
  }
  app.log.info({ port: config.port, roles: config.roles }, 'ready');
  return stops;
}

/** Stops accepting work, ends what runs, then closes the database; a second signal ends the process at once. */
function stopOnSignal(stops: readonly Stop[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    for (const each of stops) await each().catch(() => {});
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

try {
  stopOnSignal(await start());
} catch (error) {
  const message =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
