import { existsSync, globSync } from 'node:fs';
import { PlainError } from '../processes/plain-error.ts';
import { aptGet } from './chromium.ts';

const library = 'libfaketime';
const findLibrary = (): string | undefined =>
  [...globSync(`/usr/lib/*/faketime/${library}.so.1`), `/usr/lib/faketime/${library}.so.1`].find((file) =>
    existsSync(file),
  );

/** The days that TEST_DAYS_AHEAD asks for, 0 without it. */
export function daysAhead(given: string | undefined): number {
  if (given === undefined || given === '') return 0;
  if (!/^\d{1,4}$/.test(given)) throw new PlainError(`TEST_DAYS_AHEAD is "${given}": it must be a number of days.`);
  return Number(given);
}

function libraryOrInstall(log: (sentence: string) => void): string {
  const found = findLibrary();
  if (found) return found;
  if (process.getuid?.() === 0) {
    log(`Installing Debian's ${library}, which moves the clock …`);
    const failed = aptGet('update', '-q') ?? aptGet('install', '-y', '-q', '--no-install-recommends', library);
    if (failed) throw new PlainError(failed);
  }
  const installed = findLibrary();
  if (installed) return installed;
  throw new PlainError(`TEST_DAYS_AHEAD needs ${library} (Debian and Ubuntu: "sudo apt-get install ${library}").`);
}

/** The variables that move the clock of a process; its waits stay as long as they are. */
export function laterClock(days: number, file: string): Record<string, string> {
  return { LD_PRELOAD: file, FAKETIME: `+${days}d`, FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_DISABLE_SHM: '1' };
}

/** Moves the clock of everything this process starts, browsers and databases included, as far as TEST_DAYS_AHEAD says. */
export function moveClock(log: (sentence: string) => void): void {
  const days = daysAhead(process.env['TEST_DAYS_AHEAD']);
  if (days === 0) return;
  Object.assign(process.env, laterClock(days, libraryOrInstall(log)));
  log(`The clock is ${days} days ahead.`);
}
