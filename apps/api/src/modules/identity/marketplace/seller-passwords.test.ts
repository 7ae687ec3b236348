import { hash } from '@node-rs/argon2';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import { portalForFile, putSeller } from '../../../testing/portal.ts';

// Hashes as ever; only the calls are counted.
vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof import('@node-rs/argon2')>();
  return { ...actual, hash: vi.fn<typeof actual.hash>(actual.hash) };
});

const portal = await portalForFile();
beforeEach(() => {
  vi.mocked(hash).mockClear();
});

const { initialPassword: _, ...withoutPassword } = aUser('later');

function storedHashes(username: string) {
  return portal.ask<{ password_hash: string | null }>(
    `select password_hash from user_account where username = '${username}'`,
  );
}

test('MKT-01 passwords of new users are hashed, those of known users are not hashed again', async () => {
  await putSeller(portal, 'de', 'hashed', aSeller({ users: [aUser('first')] }));
  expect(hash).toHaveBeenCalledTimes(1);
  const before = await storedHashes('first');
  const browser = openBrowser(portal, 'de.localhost', '203.0.113.30');
  expect((await browser.signIn('first')).status).toBe(200);
  vi.mocked(hash).mockClear();

  const known = { ...aUser('first'), username: 'FIRST', initialPassword: 'Another#Password1' };
  await putSeller(portal, 'de', 'hashed', aSeller({ users: [known] }));
  expect(hash).not.toHaveBeenCalled();
  expect(await storedHashes('first')).toEqual(before);
  expect((await browser.call('POST', '/session-details')).status).toBe(200);

  await putSeller(portal, 'de', 'hashed', aSeller({ users: [known, aUser('second')] }));
  expect(hash).toHaveBeenCalledTimes(1);
  expect((await openBrowser(portal, 'de.localhost', '203.0.113.31').signIn('second')).status).toBe(200);
});

test('MKT-01 a user without a password gets the first that is given', async () => {
  await putSeller(portal, 'de', 'later', aSeller({ users: [withoutPassword] }));
  expect(hash).not.toHaveBeenCalled();
  await putSeller(portal, 'de', 'later', aSeller({ users: [aUser('later')] }));
  expect(hash).toHaveBeenCalledTimes(1);
  expect((await openBrowser(portal, 'de.localhost', '203.0.113.32').signIn('later')).status).toBe(200);
});
