import { fillAddress } from '@offizin/testkit/fill-address';
import type { Role } from '@offizin/domain/access/roles';
import { aSeller, aUser } from '@offizin/testkit/records';
import { type Browser, type BrowserReply, signedIn } from './browser.ts';
import { putSeller, type TestPortal } from './portal.ts';
import { insertMembership } from '../modules/team/write/membership-write-queries.ts';
import { withMarketplace } from '../platform/db/scopes/scopes.ts';

/** Goes on from file to file of a process. */
let count = 0;

const addressIn = (network: string) => `${network}.${(count % 254) + 1}`;

export interface Team {
  readonly sellerId: string;
  readonly owner: Browser;
  readonly ownerId: string;
  readonly username: string;
}

export interface TeamMate {
  readonly browser: Browser;
  readonly userId: string;
  readonly name: string;
}

async function userIdOf(portal: TestPortal, username: string): Promise<string> {
  const [row] = await portal.ask<{ id: string }>('select id from user_account where username = $1', [username]);
  return row?.id ?? '';
}

/** A shop of its own with one owner, who is signed in. */
export async function openTeam(portal: TestPortal): Promise<Team> {
  count += 1;
  const name = `team${count}`;
  const sellerId = await putSeller(portal, 'de', name, aSeller({ name: `Apotheke ${count}`, users: [aUser(name)] }));
  const owner = await signedIn(portal, name, 'de.localhost', addressIn('203.0.113'));
  return { sellerId, owner, ownerId: await userIdOf(portal, name), username: name };
}

/** Puts somebody who has an account into a team. */
export async function putInto(
  portal: TestPortal,
  { sellerId }: Team,
  { userId, role }: { userId: string; role: Role },
) {
  const membership = { sellerId, userId, brand: 'de', role, invitedBy: null, since: new Date(), endsAt: null } as const;
  await withMarketplace(portal.app.pool, 'de', (db) => insertMembership(db, membership));
}

/** Another person of the shop, signed in. */
export async function joinTeam(portal: TestPortal, team: Team, role: Role): Promise<TeamMate> {
  count += 1;
  const name = `person${count}`;
  await putSeller(portal, 'de', `other${count}`, aSeller({ users: [aUser(name)] }));
  const userId = await userIdOf(portal, name);
  await portal.ask('delete from membership where user_id = $1', [userId]);
  await putInto(portal, team, { userId, role });
  const browser = await signedIn(portal, name, 'de.localhost', addressIn('198.51.100'));
  return { browser, userId, name };
}

/** A call and its reply, right or wrong. */
export function send(
  browser: Browser,
  key: string,
  { params = {}, body }: { params?: Record<string, string>; body?: unknown } = {},
): Promise<BrowserReply> {
  const [method, path = ''] = key.split(' ');
  return browser.call(method as 'GET' | 'POST' | 'PUT' | 'DELETE', fillAddress(path, { params }), { body });
}

/** Gives a person an app for codes, or a passkey, as if they had set it up. */
export async function giveFactor(portal: TestPortal, userId: string, factor: 'app' | 'passkey'): Promise<void> {
  if (factor === 'app')
    await portal.ask(
      `insert into authenticator (user_id, brand, sealed_key, created_at, confirmed_at)
       values ($1, 'de', '\\x00', now(), now())`,
      [userId],
    );
  else
    await portal.ask(
      `insert into passkey (id, user_id, brand, host, credential_id, public_key, counter, transports, name,
         backup_eligible, backed_up, created_at)
       values (gen_random_uuid(), $1, 'de', 'de.localhost', $1::uuid::text, '\\x00', 0, '{}', 'Phone', true, true, now())`,
      [userId],
    );
}
