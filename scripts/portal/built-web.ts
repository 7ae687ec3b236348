import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { startChild } from '../processes/child.ts';
import { inProject } from '../project.ts';

const webDir = inProject('apps', 'web');
const stampFile = path.join(webDir, 'dist', '.sources');

/** What the built app is made of; a change in any of it means building again. */
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web',
  'packages/domain',
  'packages/contract',
  'packages/i18n',
];

const skipped = new Set(['dist', 'node_modules', 'test-results']);

/** A hash over names and contents of the given files and folders, relative to `base`; tests do not count. */
export function sourceHash(base: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (name: string): void => {
    const file = path.join(base, name);
    if (!existsSync(file)) return;
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  };
  const visit = (name: string): void => {
    const entries = readdirSync(path.join(base, name), { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    for (const entry of entries) {
      if (skipped.has(entry.name) || entry.name.includes('.test.')) continue;
      const inner = path.posix.join(name, entry.name);
      if (entry.isDirectory()) visit(inner);
      else add(inner);
    }
  };
  for (const name of names) {
    if (path.extname(name) === '') visit(name);
    else add(name);
  }
  return hash.digest('hex');
}

/** Builds the web app when it is missing or older than its sources; says which in its return value. */
export async function buildWeb(stop: AbortSignal): Promise<'built' | 'fresh'> {
  const hash = sourceHash(inProject(), sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return 'fresh';
  const vite = startChild({
    name: 'vite build',
    args: [inProject('node_modules/vite/bin/vite.js'), 'build'],
    cwd: webDir,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  stop.addEventListener('abort', () => void vite.stop(2_000), { once: true });
  if ((await vite.exited) !== 0) {
    stop.throwIfAborted();
    throw new PlainError(`The web app could not be built:\n${vite.lastLines().join('\n')}`);
  }
  writeFileSync(stampFile, hash);
  return 'built';
}
