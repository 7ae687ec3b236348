import { answerFor, type BuiltFiles, cacheOf, goneCaches, languagesIn, shellPath } from './rules.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Written by the build. */
declare const FILES: BuiltFiles;

const own = cacheOf(FILES.build);
// Replies say that they vary by encoding and language; files of one name are always the same.
const byName = { ignoreVary: true } as const;

/** Takes over what a former build's cache has and fetches the rest: names change with what is in the files. */
async function keep(cache: Cache, paths: readonly string[]): Promise<void> {
  const missing: string[] = [];
  for (const path of paths) {
    if ((await cache.match(path, byName)) !== undefined) continue;
    const known = await caches.match(path, byName);
    if (known === undefined) missing.push(path);
    else await cache.put(path, known);
  }
  await cache.addAll(missing);
}

async function languagesKept(): Promise<readonly string[]> {
  const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const paths = keys.flat().map(({ url }) => new URL(url).pathname);
  return languagesIn(paths, FILES.texts);
}

async function install(): Promise<void> {
  const cache = await caches.open(own);
  // Asked without cookies: the shell is nobody's.
  const shell = await fetch(shellPath, { credentials: 'omit', cache: 'no-store' });
  if (!shell.ok) throw new Error(`the shell was answered with ${shell.status}`);
  const texts = (await languagesKept()).flatMap((language) => FILES.texts[language] ?? []);
  await keep(cache, [...FILES.shared, ...texts]);
  await cache.put(shellPath, shell);
  await self.skipWaiting();
}

/** Files of former builds stay for as long as pages of them are open. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  const { held = [] } = await navigator.locks.query();
  const locks = held.flatMap(({ name }) => name ?? []);
  await Promise.all(goneCaches(names, own, locks).map((name) => caches.delete(name)));
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
  await tidy();
}

/** What was not kept yet is kept beside being answered with: a full disk leaves the page alone. */
async function file(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await caches.match(request, byName);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    waitUntil(caches.open(own).then((cache) => cache.put(request, copy)));
  }
  return answer;
}

async function page(request: Request, preload: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preload) ?? (await fetch(request));
  } catch (error) {
    const shell = await caches.match(shellPath, byName);
    if (shell === undefined) throw error;
    return shell;
  }
}

async function keepTexts(language: string): Promise<void> {
  await keep(await caches.open(own), FILES.texts[language] ?? []);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, self.location.origin);
  if (answer === 'file') event.respondWith(file(event.request, (work) => event.waitUntil(work)));
  if (answer === 'page') {
    event.respondWith(page(event.request, event.preloadResponse));
    event.waitUntil(tidy());
  }
});
// A page says which language it speaks.
self.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(keepTexts(event.data));
});
