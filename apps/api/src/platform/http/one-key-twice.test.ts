import { mkdir, readdir } from 'node:fs/promises';
import { browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { describe, expect, test } from 'vitest';
import type { BrowserReply } from '../../testing/browser.ts';
import { portalForFile } from '../../testing/portal.ts';
import { answerOf, openWritingShop, sendWrite, shopRows } from '../../testing/writing-shops.ts';

const endpoints: readonly EndpointSpec[] = browserEndpoints;
const isDeletion = ({ method }: EndpointSpec) => method === 'DELETE';
const writes = endpoints
  .filter(({ access, method }) => access.kind !== 'public' && method !== 'GET')
  .toSorted((one, other) => Number(isDeletion(one)) - Number(isDeletion(other)));

const isAnother = 'each is good for one try, and the last one counts';
const looksAgain = 'pages are told to look again, once more than needed';

/** Writes that honour no key and do something again, with the tables that change, and why that is right. */
const anew: Readonly<Record<string, readonly [tables: readonly string[], because: string]>> = {
  'POST /reauthenticate/options': [[], isAnother],
  'POST /access/authenticator': [[], isAnother],
  'POST /access/passkeys/options': [[], isAnother],
  'POST /access/password-code': [['audit'], isAnother],
  'PUT /notifications/:notificationId/read': [['live_event'], looksAgain],
  'PUT /notifications/read': [['live_event'], looksAgain],
  'POST /shops/:sellerId/open': [
    ['audit', 'session'],
    'whoever comes back opens the shop again, under another session id',
  ],
};

const portal = await portalForFile({ smtpUrl: 'smtp://127.0.0.1:9' });
const shop = await openWritingShop(portal, 'linden', 1);
const contents = await shopRows(portal, 'content');

/** The names of all files that are stored. */
async function storedFiles(): Promise<string[]> {
  const { files } = portal.app.config;
  if (files?.kind !== 'local') throw new Error('files lie elsewhere');
  await mkdir(files.directory, { recursive: true });
  return (await readdir(files.directory, { recursive: true })).toSorted();
}

const state = async () => ({ rows: await contents<string>(shop), files: await storedFiles() });

describe(`ERR-02, security 46: ${writes.length} writes, each sent again under its key`, () => {
  test.each(writes.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      // A file takes the place of no draft.
      if (endpoint.bodyFile !== undefined) await portal.ask('delete from legal_draft');
      const first = await sendWrite(portal, shop, endpoint, 'the-only-key');
      const after = await state();
      const second = await sendWrite(portal, shop, endpoint, 'the-only-key');
      const [changing, because] = anew[name] ?? [[], null];
      const said = (reply: BrowserReply) => (because === isAnother ? reply.status : answerOf(reply));
      expect(said(second)).toEqual(said(first));
      // Each refusal is written down.
      const passed = new Set([...changing, ...(first.status === 200 ? [] : ['audit'])]);
      const { rows, files } = await state();
      const kept = (all: Record<string, string>) =>
        Object.fromEntries(Object.entries(all).filter(([table]) => !passed.has(table)));
      expect({ rows: kept(rows), files }).toEqual({ rows: kept(after.rows), files: after.files });
    },
  );
});

test('ERR-02 what does something again under one key honours none, and is a write', () => {
  const unkeyed = writes.filter(({ idempotency }) => idempotency === 'none' || idempotency === undefined);
  const names = new Set(unkeyed.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(anew).filter((name) => !names.has(name))).toEqual([]);
});
