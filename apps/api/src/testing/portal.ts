import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AddressParts, fillAddress } from '@offizin/testkit/fill-address';
import type { ReplyOf, RequestOf } from '@offizin/contract/client-types';
import { type EndpointSpec, machineScopes, type MachineScope } from '@offizin/contract/endpoint';
import { marketplaceApi, marketplaceBase } from '@offizin/contract/marketplace-api';
import type { SentMarketOffer, ProductRecord } from '@offizin/contract/catalogue/marketplace';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { addProviderMessages } from '../modules/payout/seller/provider-messages.ts';
import type { App } from '../platform/app.ts';
import type { Config } from '../platform/config.ts';
import { replaceApiKey } from '../platform/db/roles/api-keys.ts';
import { openPool, requestTimeouts } from '../platform/db/connect/pool.ts';
import { readSecret } from '../platform/db/roles/secret.ts';
import { openFileStore } from '../platform/files/file-store.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import { markSandbox } from '../platform/db/schema/prepare-sandbox.ts';
import { openSandbox } from '../platform/sandbox/sandbox.ts';
import { openShop } from '../modules/sandbox/write/open-shop.ts';
import { buildServer } from '../platform/server.ts';
import { Threads } from '../platform/threads/threads.ts';
import { addAllPages } from '../pages.ts';
import { routes } from '../routes.ts';
import { afterAll, expect } from 'vitest';
import { plainTexts } from '../texts/plain-texts.ts';
import { forThisFile } from './for-this-file.ts';
import { refuseSilentRows } from './silent-history.ts';
import { watchAnswers } from './declared-answers.ts';
import { databaseUrl, processUrl, templateName, testServerUrl } from './template-database.ts';
import { type Ground, testConfig } from './test-config.ts';
import { copyDatabase, dropDatabase } from './test-nodes.ts';

/** Tuesday 24 November 2026, 10:00 in Berlin. */
export const testNow = new Date('2026-11-24T09:00:00.000Z');

export interface TestPortal {
  readonly app: App;
  readonly server: FastifyInstance;
  readonly keys: Readonly<Record<BrandId, string>>;
  /** Moves the portal's clock. */
  setNow(now: Date): void;
  /** What a job gets that is run by hand. */
  jobContext(lastTry?: boolean): JobContext;
  makeKey(brand: BrandId, scopes: readonly MachineScope[]): Promise<string>;
  /** Asks the database itself, past all roles. */
  ask<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** What callers were answered that the contract does not say. */
  readonly undeclared: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Milliseconds: a busy machine must not fail tests of something else. */
const patience = 30_000;

/** What a test's portal has of its own; `lock` is how long a statement waits for what another one holds, in milliseconds. */
export interface PortalChanges extends Partial<Config> {
  readonly lock?: number;
  /** The database that its own is copied from. */
  readonly copyOf?: string;
  /** Whether a sandbox is beside it. */
  readonly hasSandbox?: boolean;
}

/** A portal of its own on a fresh copy of the template database. */
export async function openPortal({
  copyOf = templateName,
  hasSandbox = false,
  ...changes
}: PortalChanges = {}): Promise<TestPortal> {
  const name = `offizin_test_${randomBytes(6).toString('hex')}`;
  const directory = path.join(tmpdir(), 'offizin-files', name);
  const databases = [name, ...(hasSandbox ? [`${name}_sandbox`] : [])];
  for (const database of databases) await copyDatabase(testServerUrl(), copyOf, database);
  const place = { databaseUrl: processUrl(`${name}_sandbox`), databaseOwnerUrl: databaseUrl(`${name}_sandbox`) };
  if (hasSandbox) await markSandbox(place.databaseOwnerUrl);
  const ground: Ground = {
    databaseUrl: processUrl(name),
    databaseOwnerUrl: databaseUrl(name),
    files: { kind: 'local', directory },
  };
  const portal = await portalOn(ground, { ...(hasSandbox && { sandbox: place }), ...changes });
  return {
    ...portal,
    close: async () => {
      await portal.close();
      await rm(directory, { recursive: true, force: true });
      for (const database of databases) await dropDatabase(testServerUrl(), database);
    },
  };
}

/** A portal on a database that is there, and stays when the portal is closed. */
export async function portalOn(
  ground: Ground,
  { lock = patience, ...changes }: Omit<PortalChanges, 'copyOf' | 'hasSandbox'> = {},
): Promise<TestPortal> {
  const config = { ...testConfig(ground), ...changes };
  const pool = openPool(config.databaseUrl, {
    size: 8,
    timeouts: { ...requestTimeouts, statement: patience, lock, wait: patience },
  });
  let now = testNow;
  const threads = new Threads({ databaseUrl: config.databaseUrl }, config.engineThreads);
  const alone: App = {
    config,
    pool,
    clock: () => now,
    log: pino({ level: 'silent' }),
    csrfSecret: await readSecret(pool, 'csrf'),
    // Solved at once: tests of something else ask for many.
    puzzleTries: () => 2,
    plainTexts,
    sealKeys: [{ id: 1, secret: randomBytes(32) }],
    threads,
    files: config.files === null ? null : await openFileStore(config.files),
    mailer: config.smtpUrl === null ? null : openMailer(config.smtpUrl),
    isSandbox: false,
    sandbox: null,
  };
  const app: App = { ...alone, sandbox: openSandbox(alone, { openShop }) };
  const server = await buildServer(app, routes);
  const undeclared = watchAnswers(server, routes);
  await addProviderMessages(server, app);
  await addAllPages(server, app);
  await server.ready();
  // The brand of rows that a test writes itself.
  const owner = new pg.Client({ connectionString: config.databaseOwnerUrl, options: '-c app.brand=de' });
  await owner.connect();
  const makeKey = (brand: BrandId, scopes: readonly MachineScope[]) =>
    replaceApiKey(owner, { brand, name: randomBytes(4).toString('hex'), scopes, days: null });
  const keys = {
    de: await makeKey('de', machineScopes),
    ch: await makeKey('ch', machineScopes),
    es: await makeKey('es', machineScopes),
  };
  return {
    app,
    server,
    jobContext: (lastTry = false) => ({ app, isLast: () => lastTry, threads }),
    keys,
    setNow: (next) => {
      now = next;
    },
    makeKey,
    ask: async (text, values) => (await owner.query(text, values)).rows,
    undeclared,
    close: async () => {
      await server.close();
      app.mailer?.close();
      await threads.close();
      await pool.end();
      await app.sandbox?.app.pool.end();
      await owner.end();
    },
  };
}

/** The portal of a test file: opened at its top, closed after its last test, which leaves a history that says what was done. */
export async function portalForFile(changes: PortalChanges = {}): Promise<TestPortal> {
  const portal = forThisFile(await openPortal(changes));
  afterAll(() => refuseSilentRows(portal));
  afterAll(() => expect([...portal.undeclared], 'every answer is in the contract').toEqual([]));
  return portal;
}

export interface MachineReply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** What a typed call of the marketplace API may have, whichever it is. */
interface MachineParts extends AddressParts {
  readonly brand?: BrandId;
  readonly body?: object | undefined;
}

/** One call of the marketplace API with the brand's key. */
export async function machineCall(
  portal: TestPortal,
  call: {
    brand?: BrandId;
    key?: string;
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    path: string;
    body?: unknown;
    /** Of a body that is a file. */
    contentType?: string;
    idempotencyKey?: string;
  },
): Promise<MachineReply> {
  const response = await portal.server.inject({
    method: call.method,
    url: `/api/marketplace/v1${call.path}`,
    headers: {
      authorization: `Bearer ${call.key ?? portal.keys[call.brand ?? 'de']}`,
      ...(call.contentType !== undefined && { 'content-type': call.contentType }),
      ...(call.method !== 'GET' && { 'idempotency-key': call.idempotencyKey ?? randomBytes(12).toString('hex') }),
    },
    ...(call.body !== undefined && { payload: call.body as object }),
  });
  return { status: response.statusCode, body: response.json() };
}

/** A call of the marketplace API that is expected to succeed: its reply, typed; throws with the server's words otherwise. */
export async function askMachine<E extends EndpointSpec>(
  portal: TestPortal,
  { method, path }: E,
  request: RequestOf<E> & MachineParts,
): Promise<ReplyOf<E>> {
  const sent: MachineParts = request;
  const { brand = 'de', body } = sent;
  const response = await portal.server.inject({
    method,
    url: marketplaceBase + fillAddress(path, sent),
    headers: {
      authorization: `Bearer ${portal.keys[brand]}`,
      ...(method !== 'GET' && { 'idempotency-key': randomBytes(12).toString('hex') }),
    },
    ...(body !== undefined && { payload: body }),
  });
  if (response.statusCode >= 300) throw new Error(`${path} was refused: ${response.statusCode} ${response.body}`);
  return response.json();
}

export async function putSeller(
  portal: TestPortal,
  brand: BrandId,
  externalId: string,
  record: SellerRecord,
): Promise<string> {
  const request = { brand, params: { externalId }, body: record };
  return (await askMachine(portal, marketplaceApi.putSeller, request)).sellerId;
}

export function putProducts(portal: TestPortal, brand: BrandId, products: readonly ProductRecord[]): Promise<void> {
  return putLines(portal, brand, { path: '/products/bulk', records: products });
}

export async function putOrders(portal: TestPortal, brand: BrandId, orders: readonly OrderRecord[]): Promise<void> {
  const { errors } = await askMachine(portal, marketplaceApi.bulkOrders, { brand, body: { orders: [...orders] } });
  if (errors.length > 0) throw new Error(`orders refused: ${JSON.stringify(errors)}`);
}

async function putLines(
  portal: TestPortal,
  brand: BrandId,
  { path, records }: { path: string; records: readonly object[] },
): Promise<void> {
  const response = await portal.server.inject({
    method: 'POST',
    url: `/api/marketplace/v1${path}`,
    headers: { authorization: `Bearer ${portal.keys[brand]}`, 'content-type': 'application/x-ndjson' },
    payload: records.map((record) => JSON.stringify(record)).join('\n'),
  });
  if (response.json().errors?.length !== 0) throw new Error(`records refused: ${response.body}`);
}

export function putMarketOffers(portal: TestPortal, brand: BrandId, offers: readonly SentMarketOffer[]): Promise<void> {
  return putLines(portal, brand, { path: '/market-offers/bulk', records: offers });
}
