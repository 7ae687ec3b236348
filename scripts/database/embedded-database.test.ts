import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tryListening } from './free-port.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';

const portOf = (url: string): number => Number(new URL(url).port);

/** Starts the database in another process and returns it with the address it prints. */
async function startElsewhere(dataDir: string): Promise<{ kill: () => Promise<unknown>; url: string }> {
  const code = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded-database.ts'))});
    const { url } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line]: Buffer[] = await once(child.stdout, 'data');
  const gone = once(child, 'exit');
  return {
    url: String(line).trim(),
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
}

test('OPS-01 starts, refuses a second start, survives kill -9 of its starter, and is gone after stop', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  chmodSync(dataDir, 0o711);
  try {
    const first = await startElsewhere(dataDir);
    const options = { dataDir, log: () => {} };
    await expect(startEmbeddedDatabase(options)).rejects.toThrow('already running on the data folder');
    await first.kill();
    const logged: string[] = [];
    const second = await startEmbeddedDatabase({ dataDir, log: (sentence) => logged.push(sentence) });
    expect(logged).toEqual(['Stopped the PostgreSQL that an earlier start left behind.']);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    expect(await tryListening(portOf(second.url), '127.0.0.1')).toEqual({ error: 'EADDRINUSE' });
    await second.stop();
    await second.exited;
    expect(await tryListening(portOf(second.url), '127.0.0.1')).toEqual({ port: portOf(second.url) });
    expect(statSync(path.join(dataDir, 'database-password')).mode & 0o777).toBe(0o600);
    const third = await startEmbeddedDatabase({ ...options, throwaway: true });
    await third.stop();
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
