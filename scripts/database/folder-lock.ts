import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { processBirth, processExists } from './process-identity.ts';
import { makeWhole } from './whole-file.ts';

const lockName = 'running';

interface Holder {
  readonly pid: number;
  readonly birth: string;
}

/** Takes the data folder for this process; returns how to give it back. Refuses while another one has it. */
export function lockFolder(dataDir: string): () => void {
  const file = path.join(dataDir, lockName);
  const mine: Holder = { pid: process.pid, birth: processBirth(process.pid) };
  for (const attempt of [1, 2]) {
    try {
      // With its name in it from the first moment: an empty note would be taken over as left behind.
      makeWhole(file, JSON.stringify(mine));
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readHolder(file);
      if (attempt === 2 || (holder && isAlive(holder))) throw taken(dataDir, holder);
      rmSync(file, { force: true });
    }
  }
  throw taken(dataDir, undefined);
}

/** Whether a living process has the data folder. */
export function isHeld(dataDir: string): boolean {
  const file = path.join(dataDir, lockName);
  const holder = existsSync(file) ? readHolder(file) : undefined;
  return holder !== undefined && isAlive(holder);
}

function taken(dataDir: string, holder: Holder | undefined): PlainError {
  const who = holder ? ` (process ${holder.pid})` : '';
  return new PlainError(
    `A portal is already running on the data folder ${dataDir}${who}. ` +
      'Stop it first, or give this one another folder and port: DATA_DIR=.data-2 PORT=3001 npm start',
  );
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, birth }: Partial<Holder> = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' && typeof birth === 'string' ? { pid, birth } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, birth }: Holder): boolean {
  return processExists(pid) && processBirth(pid) === birth;
}
