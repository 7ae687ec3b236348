import { describe, expect, test } from 'vitest';
import { codeOf, openBrowser } from '../../../testing/browser.ts';
import { portalForFile, testNow } from '../../../testing/portal.ts';
import { giveFactor, joinTeam, openTeam, putInto, send } from '../../../testing/teams.ts';

const portal = await portalForFile();

const reset = 'DELETE /team/members/:userId/second-factor';

const mailedTo = (userId: string) =>
  portal.ask(`select 1 from graphile_worker._private_jobs where payload->>'userId' = $1`, [userId]);

const auditOf = (userId: string) =>
  portal.ask<{ user_id: string }>(
    `select user_id from audit where kind = 'second_factor.reset' and detail->>'userId' = $1`,
    [userId],
  );

/** A team with somebody who has a second factor. */
async function teamWith(factor: 'app' | 'passkey' = 'app') {
  const team = await openTeam(portal);
  const person = await joinTeam(portal, team, 'orders');
  await giveFactor(portal, person.userId, factor);
  return { team, person, params: { userId: person.userId } };
}

describe('AUT-18 the second factor of the people of a team', () => {
  test('the team shows who has which: the passkey of who has both', async () => {
    const { team, person } = await teamWith('app');
    const other = await joinTeam(portal, team, 'reader');
    for (const factor of ['app', 'passkey'] as const) await giveFactor(portal, other.userId, factor);
    await portal.ask('insert into authenticator (user_id, brand, sealed_key, created_at) values ($1, $2, $3, now())', [
      team.ownerId,
      'de',
      Buffer.from([0]),
    ]);
    const { json } = await send(team.owner, 'GET /team');
    expect(json).toMatchObject({
      members: [
        { userId: team.ownerId, secondFactor: null },
        { userId: person.userId, secondFactor: 'app' },
        { userId: other.userId, secondFactor: 'passkey' },
      ],
    });
  });

  test.each(['app', 'passkey'] as const)('an owner resets a lost %s; the person is mailed', async (factor) => {
    const { team, person, params } = await teamWith(factor);
    const { status, json } = await send(team.owner, reset, { params });
    expect(status).toBe(200);
    expect(json).toMatchObject({ members: [{}, { userId: person.userId, secondFactor: null }] });
    expect(await mailedTo(person.userId)).toHaveLength(1);
    expect(await auditOf(person.userId)).toEqual([{ user_id: team.ownerId }]);
    expect((await send(person.browser, 'GET /orders/counts')).status).toBe(200);
    const again = openBrowser(portal, 'de.localhost', '192.0.2.1');
    expect((await again.signIn(person.name)).json).toEqual({ secondFactor: false });
  });

  test('of two owners who reset at the same moment one does, and one mail goes out', async () => {
    const { team, person, params } = await teamWith();
    const second = await joinTeam(portal, team, 'owner');
    const replies = await Promise.all([team.owner, second.browser].map((each) => send(each, reset, { params })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await mailedTo(person.userId)).toHaveLength(1);
  });

  test('nobody resets their own, that of another shop’s person, or one that is not there', async () => {
    const { team } = await teamWith();
    await giveFactor(portal, team.ownerId, 'app');
    const stranger = await teamWith();
    const without = await joinTeam(portal, team, 'orders');
    for (const userId of [team.ownerId, stranger.person.userId, without.userId])
      expect(codeOf(await send(team.owner, reset, { params: { userId } }))).toBe('not_found');
    for (const userId of [team.ownerId, stranger.person.userId]) expect(await auditOf(userId)).toEqual([]);
  });

  test.each(['owner', 'accounting'] as const)(
    'of who is %s of another shop only the marketplace does',
    async (role) => {
      const { team, person, params } = await teamWith();
      await putInto(portal, await openTeam(portal), { userId: person.userId, role });
      const reply = await send(team.owner, reset, { params });
      expect([reply.status, codeOf(reply)]).toEqual([409, 'team.second_factor_elsewhere']);
      expect(await mailedTo(person.userId)).toEqual([]);
    },
  );

  test('of who changes neither money nor people of another shop, or does no longer, an owner does', async () => {
    const { team, person, params } = await teamWith();
    const [manages, ended] = [await openTeam(portal), await openTeam(portal)];
    await putInto(portal, manages, { userId: person.userId, role: 'manager' });
    await putInto(portal, ended, { userId: person.userId, role: 'owner' });
    await portal.ask('update membership set ends_at = $2 where seller_id = $1 and user_id = $3', [
      ended.sellerId,
      testNow,
      person.userId,
    ]);
    expect((await send(team.owner, reset, { params })).status).toBe(200);
  });

  test('only an owner, who proved a moment ago who it is, and no operator', async () => {
    const { team, params } = await teamWith();
    const manager = await joinTeam(portal, team, 'manager');
    expect(codeOf(await send(manager.browser, reset, { params }))).toBe('access.role');
    const ofShop = [team.sellerId];
    await portal.ask('update session set authenticated_at = null where seller_id = $1', ofShop);
    expect(codeOf(await send(team.owner, reset, { params }))).toBe('reauthentication.required');
    await portal.ask(`update session set user_id = null, impersonated_by = 'Laura' where seller_id = $1`, ofShop);
    expect(codeOf(await send(team.owner, reset, { params }))).toBe('access.impersonation');
  });
});
