import { randomUUID } from 'node:crypto';
import { limits } from '@offizin/domain/limits';
import { expect, test } from 'vitest';
import { type BrowserReply, codeOf, openBrowser } from '../../testing/browser.ts';
import { portalForFile, testNow } from '../../testing/portal.ts';
import { giveFactor, openTeam, send } from '../../testing/teams.ts';
import { secondsAfter } from '../clock.ts';
import { hashOf, newToken } from '../tokens.ts';

const portal = await portalForFile({ smtpUrl: 'smtp://127.0.0.1:9' });
const team = await openTeam(portal);
await giveFactor(portal, team.ownerId, 'passkey');

interface Field {
  readonly what: string;
  readonly most: number;
  /** What must surround the text for the field to take anything. */
  readonly around: readonly [before: string, after: string];
  readonly give: (text: string) => Promise<BrowserReply>;
  /** What is kept of it. */
  readonly kept: (reply: BrowserReply) => Promise<unknown> | unknown;
}

/** Opens an invitation and takes it under a name. */
async function registerAs(name: string): Promise<BrowserReply> {
  const key = newToken();
  await portal.ask(
    `insert into team_invitation (seller_id, id, brand, email, role, key_hash, created_at, expires_at)
     values ($1, $2, 'de', $3, 'reader', $4, $5, $6)`,
    [team.sellerId, randomUUID(), `${randomUUID()}@people.example`, hashOf(key), testNow, secondsAfter(testNow, 3600)],
  );
  const browser = openBrowser(portal, 'de.localhost', '192.0.2.7');
  await send(browser, 'POST /invitation/open', { body: { key } });
  return send(browser, 'POST /invitation/register', { body: { name, password: 'Zitronen-Baum7', locale: 'de_DE' } });
}

async function newestName(): Promise<unknown> {
  const [row] = await portal.ask<{ name: string }>('select name from user_account order by created_at desc limit 1');
  return row?.name;
}

async function renamePasskey(name: string): Promise<BrowserReply> {
  const [row] = await portal.ask<{ id: string }>('select id from passkey where user_id = $1', [team.ownerId]);
  return send(team.owner, 'PUT /access/passkeys/:passkeyId', { params: { passkeyId: row?.id ?? '' }, body: { name } });
}

const within = (reply: BrowserReply, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], reply.json);

const fields: readonly Field[] = [
  {
    what: 'an invited address',
    most: 200,
    around: ['a', '@people.example'],
    give: (email) =>
      send(team.owner, 'POST /team/invitations', { body: { emails: [email], role: 'reader', endsOn: null } }),
    kept: (reply) => within(reply, 'invitations', '0', 'email'),
  },
  { what: 'the name of who joins', most: 100, around: ['', ''], give: registerAs, kept: newestName },
  {
    what: 'the name of a passkey',
    most: limits.passkeyName,
    around: ['', ''],
    give: renamePasskey,
    kept: (reply) => within(reply, 'name'),
  },
  {
    what: 'the name of a token',
    most: 60,
    around: ['', ''],
    give: (name) => send(team.owner, 'POST /api-tokens', { body: { name, scopes: ['orders:read'], days: 30 } }),
    kept: (reply) => within(reply, 'token', 'name'),
  },
  {
    what: 'the address of a webhook',
    most: limits.webhookAddress,
    around: ['https://hooks.example/', ''],
    give: (address) => send(team.owner, 'POST /webhooks', { body: { address, events: ['order.created'] } }),
    kept: (reply) => within(reply, 'webhook', 'address'),
  },
];

type Outcome = 'kept' | 'refused' | 'either';

const typed: readonly [string, Outcome, (room: number) => string][] = [
  ['a null character', 'refused', () => '\u0000'],
  ['a control character', 'refused', () => 'a\u0007b'],
  ['half of a four-byte letter', 'refused', () => '\uD83D'],
  ['four-byte letters', 'either', () => '💊'],
  ['right-to-left text', 'either', () => 'של'],
  ['an override of its direction', 'either', () => '\u202Ea'],
  ['the longest', 'kept', (room) => 'x'.repeat(room)],
  ['one character more', 'refused', (room) => 'x'.repeat(room + 1)],
];

/** Whether a text came back as it was given, or was refused as input; anything else is named. */
async function outcomeOf({ around: [before, after], most, give, kept }: Field, textOf: (room: number) => string) {
  const text = `${before}${textOf(most - before.length - after.length)}${after}`;
  await portal.ask('delete from rate_window');
  await portal.ask('delete from team_invitation');
  await portal.ask('update session set authenticated_at = $1', [testNow]);
  const reply = await give(text);
  if (reply.status === 200) return (await kept(reply)) === text ? 'kept' : `changed: ${reply.text}`;
  return reply.status === 400 && codeOf(reply) === 'request.invalid' ? 'refused' : `${reply.status} ${reply.text}`;
}

test.each(typed)('VAL-01 %s is kept as it is or refused, by each field', async (_, wanted, textOf) => {
  const found: Record<string, string> = {};
  for (const field of fields) found[field.what] = await outcomeOf(field, textOf);
  const fine = (outcome: string) => outcome === wanted || (wanted === 'either' && /^(kept|refused)$/.test(outcome));
  expect(Object.entries(found).filter(([, outcome]) => !fine(outcome))).toEqual([]);
});
