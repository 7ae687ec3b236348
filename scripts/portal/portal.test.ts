import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { places } from '../backup/places.ts';
import { freePort } from '../database/free-port.ts';
import { processCommand, processParent } from '../database/process-identity.ts';
import { startPortal } from './portal.ts';
import { readSettings } from './settings.ts';

/** The own children of this process that run a program. */
const childrenRunning = (program: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => processParent(pid) === process.pid && processCommand(pid).includes(program));

test.each([
  ['api', 'apps/api/src/main.ts'],
  ['simulator', 'apps/simulator/src/main.ts'],
])(
  'OPS-03 a start whose %s dies while the demo marketplace loads ends with a sentence, and leaves nothing running',
  async (name, program) => {
    const base = mkdtempSync(path.join(tmpdir(), 'portal-'));
    const port = await freePort();
    const settings = readSettings({ PORT: String(port), DATA_DIR: path.join(base, 'data') });
    const stop = new AbortController();
    let loading = false;
    let killed = 0;
    const killer = setInterval(() => {
      for (const pid of loading && killed === 0 ? childrenRunning(program) : []) {
        process.kill(pid, 'SIGKILL');
        killed += 1;
      }
    }, 20);
    const log = (sentence: string): void => {
      loading ||= sentence.startsWith('Starting the demo marketplace');
    };
    try {
      await expect(startPortal({ settings, log, stop: stop.signal })).rejects.toThrow(`The ${name} ended unexpectedly`);
      expect(killed).toBe(1);
      // A command that was making keys ends by itself.
      await expect.poll(() => childrenRunning('apps/'), { timeout: 10_000 }).toEqual([]);
      const kept = readdirSync(settings.dataDir);
      expect(
        kept.filter((name) => !Object.hasOwn(places, name)),
        'what the portal keeps is in the inventory of backups',
      ).toEqual([]);
      expect(kept).toEqual(expect.arrayContaining(['database-password', 'seal-keys', 'logs']));
    } finally {
      clearInterval(killer);
      stop.abort();
      rmSync(base, { recursive: true, force: true });
    }
  },
);
