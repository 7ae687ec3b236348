import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeLogin } from '../../apps/api/src/platform/db/roles/process-login.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded-database.ts';
import { sandboxBeside } from '../database/sandbox-database.ts';
import { freePort, tryListening } from '../database/free-port.ts';
import { type Child, startChild } from '../processes/child.ts';
import { PlainError } from '../processes/plain-error.ts';
import { endedSentence, superviseChild } from '../processes/supervised-child.ts';
import { apiProgram } from './api-program.ts';
import { prepareFolder } from './data-folder.ts';
import { simulatorKeys } from './marketplace-keys.ts';
import { demoPayoutProviders } from './payout-providers.ts';
import { type Settings, withFeedHost } from './settings.ts';

const readyMs = 120_000;
const pollMs = 50;

/** What the simulator prints once the demo marketplace is loaded. */
const simulatorReady = 'the marketplace lives';

export interface PortalOptions {
  readonly settings: Settings;
  /** How the api is started: its file, or with `--watch` before it. */
  readonly apiArgs?: readonly string[];
  readonly log: (sentence: string) => void;
  /** Ends the start early. */
  readonly stop: AbortSignal;
}

export interface Portal {
  /** Where the demo's mails are shown; null when they go to a mail server, or nowhere. */
  readonly mailbox: string | null;
  /** Resolves with a sentence when a part ends that was not asked to. */
  readonly broken: Promise<string>;
  /** Stops simulator, api and database, in that order. */
  stop(): Promise<void>;
}

/** Says early, and in a sentence, that the port is taken. */
export async function checkPort({ port, host }: Settings): Promise<void> {
  const result = await tryListening(port, host);
  if ('port' in result) return;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use on ${host}. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} needs rights this user does not have. Choose one above 1023: PORT=3000 npm start`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine.`,
    ENOTFOUND: `HOST is "${host}", which is no address of this machine.`,
  };
  throw new PlainError(reasons[result.error] ?? `HOST "${host}" and PORT ${port} cannot be used: ${result.error}.`);
}

interface Part {
  stop(): Promise<void>;
  /** Resolves with a sentence when it ends while the portal starts; without one it never does. */
  readonly broken: Promise<string>;
  /** From the end of the start on: what can be started again is; the portal ends with the others. */
  readonly keepRunning?: () => void;
}

type Keep = (part: Part) => void;

/**
 * Starts database, api and simulator, watching each from its beginning: one that ends before all run ends the start.
 * Afterwards api and simulator are started again when they end.
 */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const parts: Part[] = [];
  let started = false;
  const broken = Promise.withResolvers<string>();
  const giveUp = new AbortController();
  const stop = async (): Promise<void> => {
    giveUp.abort();
    for (const part of parts.splice(0).toReversed()) await part.stop();
  };
  const keep = (part: Part): void => {
    parts.push(part);
    void part.broken.then((sentence) => {
      if (started && part.keepRunning !== undefined) return;
      broken.resolve(sentence);
    });
  };
  const failed = broken.promise.then((sentence) => {
    if (!started) throw new PlainError(sentence);
    return null;
  });
  try {
    const signal = AbortSignal.any([options.stop, giveUp.signal]);
    const mailbox = await Promise.race([startParts({ ...options, stop: signal }, keep), failed]);
    started = true;
    for (const part of parts) part.keepRunning?.();
    return { mailbox, broken: broken.promise, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves with the address of the demo's mailbox, if there is one. */
async function startParts(
  { settings, apiArgs = apiProgram, log, stop }: PortalOptions,
  keep: Keep,
): Promise<string | null> {
  const { dataDir, port } = settings;
  const logs = path.join(dataDir, 'logs');
  prepareFolder(dataDir, logs);
  let { databaseUrl, databaseOwnerUrl } = settings;
  let sandbox = {};
  if (databaseUrl === undefined) {
    log('Starting PostgreSQL …');
    const database = await startEmbeddedDatabase({ dataDir, log });
    keep({ stop: database.stop, broken: databaseBroken(database) });
    await makeLogin(database.url, database.processUrl);
    [databaseUrl, databaseOwnerUrl] = [database.processUrl, database.url];
    if ((process.env['SANDBOX_DATABASE_URL'] ?? '') === '') sandbox = await sandboxBeside(database);
  }
  stop.throwIfAborted();
  const simulated = settings.demo && settings.servesPages ? await simulatedPlaces(dataDir) : null;
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: databaseOwnerUrl,
    ...sandbox,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: settings.host,
    ...simulated?.env,
  };
  const onLine = settings.production ? (line: string) => process.stdout.write(`${line}\n`) : undefined;
  const run = (name: string, args: readonly string[], more: Partial<Parameters<typeof startChild>[0]>): Child => {
    const start = () => startChild({ name, args, env, logFile: path.join(logs, `${name}.log`), ...more });
    const { current, keepRunning, stop: stopChild } = superviseChild(start, { log });
    const child = current();
    keep({ stop: stopChild, broken: child.exited.then((code) => endedSentence(child, code)), keepRunning });
    return child;
  };
  log('Bringing the database up to date and starting the api …');
  const api = run('api', apiArgs, onLine ? { onLine } : {});
  if (settings.servesPages) await untilReady(api, settings, stop);
  if (simulated === null) return null;
  log('Starting the demo marketplace …');
  const keys = await simulatorKeys(env);
  stop.throwIfAborted();
  await startSimulator({
    run,
    env: { ...env, MARKETPLACE_URL: localAddress(settings), MARKETPLACE_KEYS: keys },
    log,
    stop,
  });
  return simulated.mailbox;
}

/** Where the demo plays the others of the portal: the shops' stock hub, the payout provider, and the mail server with its mailbox unless there is a real one. */
async function simulatedPlaces(dataDir: string): Promise<{ env: NodeJS.ProcessEnv; mailbox: string | null }> {
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()].map(String);
  const [hub = '', mail, mailbox, payout = ''] = ports;
  const isOwnPayout = (process.env['PAYOUT_PROVIDERS_FILE'] ?? '') !== '';
  const hubEnv = {
    ...(!isOwnPayout && demoPayoutProviders(dataDir, payout)),
    PRIVATE_FEED_HOSTS: withFeedHost(process.env['PRIVATE_FEED_HOSTS'], `127.0.0.1:${hub}`),
    STOCK_HUB_PORT: hub,
  };
  if ((process.env['SMTP_URL'] ?? '') !== '') return { env: hubEnv, mailbox: null };
  return {
    env: { ...hubEnv, SMTP_URL: `smtp://127.0.0.1:${mail}`, MAIL_PORT: mail, MAILBOX_PORT: mailbox },
    mailbox: `http://localhost:${mailbox}`,
  };
}

/** Where the portal is reached from this machine itself. */
function localAddress({ host, port }: Settings): string {
  if (['0.0.0.0', '::', ''].includes(host)) return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function untilReady(api: Child, settings: Settings, stop: AbortSignal): Promise<void> {
  const deadline = Date.now() + readyMs;
  while (Date.now() < deadline) {
    stop.throwIfAborted();
    const reply = await fetch(`${localAddress(settings)}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    if (reply?.ok) return;
    await wait(pollMs);
  }
  throw new PlainError(
    `The api was not ready after ${readyMs / 1000} s. Its last lines:\n${api.lastLines().join('\n')}`,
  );
}

interface SimulatorStart {
  readonly run: (
    name: string,
    args: readonly string[],
    more: { env: NodeJS.ProcessEnv; onLine: (line: string) => void },
  ) => Child;
  readonly env: NodeJS.ProcessEnv;
  readonly log: (sentence: string) => void;
  readonly stop: AbortSignal;
}

/** Shows the simulator's lines until the demo marketplace is loaded. */
async function startSimulator({ run, env, log, stop }: SimulatorStart): Promise<void> {
  const loaded = Promise.withResolvers<void>();
  let ready = false;
  const onLine = (line: string): void => {
    if (ready) return;
    ready = line === simulatorReady;
    if (ready) loaded.resolve();
    else log(`  ${line}`);
  };
  run('simulator', ['apps/simulator/src/main.ts'], { env, onLine });
  stop.addEventListener('abort', () => loaded.resolve(), { once: true });
  await loaded.promise;
  stop.throwIfAborted();
}

const databaseBroken = (database: EmbeddedDatabase): Promise<string> =>
  database.exited.then(() => `PostgreSQL ended unexpectedly; what it said is in ${database.logFile}.`);
