import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../processes/plain-error.ts';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isProgram: (file: string) => boolean;
}

/** The shell without windows comes first: it draws the same pages with six tenths of the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** Debian has both; Ubuntu has the second only. */
const packages = ['chromium-headless-shell', 'chromium'] as const;

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/usr/lib/chromium/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
  ],
};

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const thisMachine: Machine = { platform: process.platform, env: process.env, isProgram };

/** The browser of this machine: CHROMIUM_PATH, else the first of the names on PATH, else where its installers put it. */
export function findChromium({ platform, env, isProgram: exists }: Machine = thisMachine): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (exists(named)) return named;
    throw new PlainError(`CHROMIUM_PATH is "${named}", which is no program.`);
  }
  const windows = platform === 'win32';
  const { join, delimiter } = windows ? path.win32 : path.posix;
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, windows ? `${name}.exe` : name)));
  return [...onPath, ...(usualPlaces[platform] ?? [])].find(exists);
}

const whatToDo =
  'The browser tests need Chromium or Chrome, and none was found. Install it (Debian: "sudo apt-get install chromium-headless-shell"; ' +
  'Ubuntu: "sudo apt-get install chromium"; macOS: "brew install --cask chromium"; elsewhere Google Chrome), or set CHROMIUM_PATH to one. ' +
  'Without a browser: npm test -- check unit api';

/** Runs apt-get; returns what it complained about when it failed. */
export function aptGet(...args: readonly string[]): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  return status === 0 ? undefined : `apt-get ${args.join(' ')} failed:\n${stderr.trim()}`;
}

function install(): void {
  const listed = aptGet('update', '-q');
  if (listed) throw new PlainError(`${listed}\n${whatToDo}`);
  const failures: string[] = [];
  for (const name of packages) {
    const failed = aptGet('install', '-y', '-q', '--no-install-recommends', name);
    if (!failed) return;
    failures.push(failed);
  }
  throw new PlainError([...failures, whatToDo].join('\n'));
}

/** Finds the browser, or installs Debian's where this user may; throws a PlainError saying what to do otherwise. */
export function chromiumOrInstall(log: (sentence: string) => void): string {
  const found = findChromium();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');
  if (!mayInstall) throw new PlainError(whatToDo);
  log(`No Chromium on this machine: installing Debian's (apt-get install ${packages[0]}) …`);
  install();
  const installed = findChromium();
  if (installed) return installed;
  throw new PlainError(whatToDo);
}
