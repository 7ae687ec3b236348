import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import staticFiles from '@fastify/static';
import type { InitialData } from '@offizin/contract/initial-data';
import { brands } from '@offizin/domain/brand/brands';
import { landing, screens } from '@offizin/domain/access/screens';
import type { HostBrand } from '@offizin/domain/brand/hosts';
import { acceptedLocale } from '@offizin/domain/locale/accept-language';
import { locales } from '@offizin/domain/locale/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { firstFrame } from './first-frame.ts';
import { type FirstLoads, firstScreen, preloadLinks } from './first-loads.ts';
import { findVisitHost, readVisit } from './http/visit.ts';
import { plainPage, plainStyle } from './plain-page.ts';

const built = new URL('../../../web/dist/', import.meta.url);

/** Builds what a page embeds for its visitor; given by the session feature. */
export type BuildInitialData = (
  app: App,
  exchange: { request: FastifyRequest; reply: FastifyReply },
) => Promise<InitialData>;

/** JSON that is safe inside a script element. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const marks = {
  lang: '%LANG%',
  brand: '%BRAND%',
  title: '%TITLE%',
  data: '<!--initial-data-->',
  links: '<!--links-->',
  frame: '<!--frame-->',
} as const;

/** The worker of the built page, and the page that it keeps; their names are the web's. */
const offline = { worker: '/service-worker.js', page: '/offline-page' } as const;

/** It may fetch from the portal and do nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

interface OfflineSources {
  readonly worker: () => Promise<string | null>;
  readonly page: () => Promise<BuiltPage | null>;
  readonly data: BuildInitialData;
}

interface BuiltPage {
  readonly template: string;
  readonly firstLoads: FirstLoads;
}

/** Fills the built page for one visitor of an address. */
function fillPage({ template, firstLoads }: BuiltPage, data: InitialData, path: string): string {
  const isOffline = data.isOfflinePage === true;
  const screen = firstScreen(path, data.session !== null || isOffline);
  const locale = isOffline ? null : (data.session?.locale ?? data.locale);
  return template
    .replaceAll(marks.lang, locales[data.locale].tag)
    .replaceAll(marks.brand, data.brand)
    .replaceAll(marks.title, brands[data.brand].name)
    .replace(marks.links, preloadLinks(firstLoads, screen, locale))
    .replace(marks.frame, (data.session === null && !isOffline) || screens[screen].public ? '' : firstFrame(data))
    .replace(marks.data, () => embeddedJson(data));
}

/** The same for nobody: what a browser keeps for when it reaches no server holds nothing of who asked. */
function offlinePage(page: BuiltPage, data: InitialData): string {
  const nobody = { operation: null, nextHoliday: null, session: null, seller: null, menu: null, liveFrom: null };
  return fillPage(page, { ...data, ...nobody, csrfToken: '', isOfflinePage: true }, screens[landing.screen].path);
}

async function readBuilt(): Promise<BuiltPage | null> {
  const page = new URL('index.html', built);
  if (!existsSync(page)) return null;
  const [template, firstLoads] = await Promise.all(
    [page, new URL('first-loads.json', built)].map((file) => readFile(file, 'utf8')),
  );
  return { template: template ?? '', firstLoads: JSON.parse(firstLoads ?? '{}') };
}

async function readWorker(): Promise<string | null> {
  const file = new URL('service-worker.js', built);
  return existsSync(file) ? readFile(file, 'utf8') : null;
}

/** In the language of the browser: without a brand there is nothing else to go by. */
async function sendUnknownHost(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const locale = acceptedLocale(request.headers['accept-language'] ?? '');
  const page = plainPage({ locale, ...(await app.plainTexts('unknownHost', locale)) });
  return reply.code(421).header('vary', 'accept-language').type('text/html; charset=utf-8').send(page);
}

/** What a browser keeps for when there is no connection; it asks for the worker again with each visit. */
function addOffline(server: FastifyInstance, app: App, built: OfflineSources): void {
  server.get(offline.worker, async (_request, reply) => {
    const script = await built.worker();
    if (script === null) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy)
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
  server.get(offline.page, async (request, reply) => {
    const page = await built.page();
    if (page === null || findVisitHost(app, request) === null) return reply.callNotFound();
    const html = offlinePage(page, await built.data(app, { request, reply }));
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
}

/** Every address that is no API call is answered with the portal's page; the browser's router does the rest. */
export async function addPages(server: FastifyInstance, app: App, initialData: BuildInitialData): Promise<void> {
  if (existsSync(built)) {
    await server.register(staticFiles, {
      root: new URL('assets/', built),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
  }
  let page: BuiltPage | null = null;
  const builtPage = async () => (page ??= await readBuilt());
  let worker: string | null = null;
  const builtWorker = async () => (worker ??= await readWorker());
  addOffline(server, app, { worker: builtWorker, page: builtPage, data: initialData });
  server.get('/initial-data', async (request, reply) => {
    readVisit(app, request, reply);
    return reply.header('cache-control', 'no-store').send(await initialData(app, { request, reply }));
  });
  server.get(plainStyle.path, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/css; charset=utf-8').send(plainStyle.text),
  );
  server.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.callNotFound();
    const host: HostBrand | null = findVisitHost(app, request);
    if (host === null) return sendUnknownHost(app, request, reply);
    const found = await builtPage();
    if (found === null) return reply.code(503).type('text/plain').send('The portal has not been built yet.');
    const data = await initialData(app, { request, reply });
    const [path = '/'] = request.url.split('?');
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(fillPage(found, data, path));
  });
}
