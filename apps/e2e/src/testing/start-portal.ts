import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chatAddress, lookupAddress, startHub } from './feed-hub.ts';
import { freePort } from './free-port.ts';
import { receiveMails } from './receive-mails.ts';
import { brandKeys, type RunningPortal, sharePortal } from './running-portal.ts';
import { untilReady } from './until-ready.ts';

const project = path.resolve(import.meta.dirname, '../../../..');

/** The data folder of this run: the given one, or a new one that PostgreSQL's own account can pass through. */
function dataFolder(): { dataDir: string; remove: () => void } {
  const given = process.env['DATA_DIR'];
  if (given) return { dataDir: given, remove: () => {} };
  const folder = mkdtempSync(path.join(tmpdir(), 'offizin-e2e-'));
  chmodSync(folder, 0o711);
  return { dataDir: path.join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts what `npm start` starts, without the demo marketplace; it stops by itself when this process dies. */
function startProcess(env: NodeJS.ProcessEnv, lines: string[]): ChildProcess {
  const args = ['--import', path.join(project, 'scripts/processes/stop-with-parent.ts'), 'scripts/start.ts'];
  const child = spawn(process.execPath, args, {
    cwd: project,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  return child;
}

function databaseUrlOf(dataDir: string): string {
  const read = (name: string) => readFileSync(path.join(dataDir, name), 'utf8').trim();
  return `postgres://offizin:${read('database-password')}@127.0.0.1:${read('postgres-port')}/offizin`;
}

async function makeKeys(databaseUrl: string): Promise<RunningPortal['keys']> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['apps/api/src/marketplace-keys.ts', '--name', 'journeys'],
    { cwd: project, env },
  );
  return brandKeys(JSON.parse(stdout));
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

/** Starts a portal of its own for the journeys, and hands them its address and keys; returns what ends it. */
async function startPortal(): Promise<() => Promise<void>> {
  const port = await freePort();
  const hubPort = await freePort();
  const { dataDir, remove } = dataFolder();
  const lines: string[] = [];
  const mails = await receiveMails(dataDir);
  const env = {
    ...process.env,
    ADDRESS_LOOKUP_URL: lookupAddress(hubPort),
    SUPPORT_CHAT_URL: chatAddress(hubPort),
    ANALYTICS_URL: 'https://analytics.example/loader.js',
    SMTP_URL: mails.url,
    PORT: String(port),
    HOST: '127.0.0.1',
    // Journeys that sign in beside the form come from addresses of their own: those of the form are left alone.
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    DEMO: 'off',
    PRIVATE_FEED_HOSTS: `127.0.0.1:${hubPort}`,
    NODE_ENV: 'test',
    DATABASE_URL: '',
    STARTED_BY: String(process.pid),
  };
  const closeHub = await startHub(hubPort);
  const child = startProcess(env, lines);
  try {
    await untilReady(port, () => child.exitCode === null).catch((error: unknown) => {
      throw new Error(`The portal wrote:\n${lines.join('')}`, { cause: error });
    });
    const databaseUrl = databaseUrlOf(dataDir);
    sharePortal({ port, hubPort, dataDir, databaseUrl, keys: await makeKeys(databaseUrl) });
  } catch (error) {
    closeHub();
    await stopProcess(child);
    mails.close();
    remove();
    throw error;
  }
  return async () => {
    closeHub();
    await stopProcess(child);
    mails.close();
    remove();
  };
}

export default startPortal;
