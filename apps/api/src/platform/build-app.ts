import type pino from 'pino';
import type pg from 'pg';
import type { App } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openPool, requestTimeouts } from './db/connect/pool.ts';
import { readSecret } from './db/roles/secret.ts';
import { openFileStore } from './files/file-store.ts';
import { openLog } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { Threads } from './threads/threads.ts';
import { type OpenShop, openSandbox } from './sandbox/sandbox.ts';
import { puzzleTries } from './session/proof-of-work.ts';

const poolSize = 12;

function openRequestPool(config: Config, log: pino.Logger): pg.Pool {
  return openPool(config.databaseUrl, {
    name: 'requests',
    size: poolSize,
    timeouts: requestTimeouts,
    onBroken: (error) => log.warn({ reason: error.message }, 'a database connection broke'),
  });
}

/** What the platform cannot know by itself. */
interface Given extends Pick<App, 'sealKeys' | 'plainTexts'> {
  /** Makes a shop in the sandbox, where it is not there yet. */
  readonly openShop: OpenShop;
  /** Names of fields that no line of the log shows. */
  readonly notLogged: ReadonlySet<string>;
}

/** Opens what a process of the portal works with; the database must have been migrated. */
export async function buildApp(config: Config, { sealKeys, plainTexts, notLogged, openShop }: Given): Promise<App> {
  const log = openLog({ level: config.logLevel, hidden: notLogged });
  const pool = openRequestPool(config, log);
  const app: App = {
    config,
    pool,
    log,
    clock: systemClock,
    csrfSecret: await readSecret(pool, 'csrf'),
    puzzleTries,
    sealKeys,
    plainTexts,
    threads: new Threads({}, config.engineThreads),
    files: config.files === null ? null : await openFileStore(config.files),
    mailer: config.smtpUrl === null ? null : openMailer(config.smtpUrl),
    isSandbox: false,
    sandbox: null,
  };
  return { ...app, sandbox: openSandbox(app, { openShop }) };
}
