import { type Role, roles } from '@offizin/domain/access/roles';
import { describe, expect, test, vi } from 'vitest';
import { limits } from '@offizin/domain/limits';
import { codeAt, setUpApp } from '../../../testing/authenticator-app.ts';
import { codeOf, openBrowser } from '../../../testing/browser.ts';
import { openEventSource } from '../../../testing/event-source.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { portalForFile, testNow } from '../../../testing/portal.ts';
import { giveFactor, joinTeam, openTeam, putInto, send, type Team } from '../../../testing/teams.ts';
import { mailSecondFactorDemand } from '../jobs/mail-second-factor-demand.job.ts';

const mails = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: mails.url });
await portal.server.listen({ port: 0 });

const demand = ({ owner }: Team, required = true) => send(owner, 'PUT /team/second-factor', { body: { required } });

/** A team whose owner has a factor and has made it obligatory. */
async function openStrictTeam(): Promise<Team> {
  const team = await openTeam(portal);
  await giveFactor(portal, team.ownerId, 'app');
  expect((await demand(team)).status).toBe(200);
  return team;
}

const payloads = (userId: string) =>
  portal.ask<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'mail_second_factor_demand' and payload->>'userId' = $1`,
    [userId],
  );

describe('AUT-17 a shop demands a second factor of who changes its money or team', () => {
  test('only of them: all others work on, and who has one does too', async () => {
    const team = await openTeam(portal);
    await giveFactor(portal, team.ownerId, 'passkey');
    const people = await Promise.all(roles.map(async (role) => ({ role, ...(await joinTeam(portal, team, role)) })));
    expect((await demand(team)).json).toMatchObject({ secondFactorRequired: true });
    const replies = new Map<Role, unknown>();
    for (const { role, browser } of people) {
      const { json } = await send(browser, 'GET /notifications/unread');
      replies.set(role, Object(json)['message'] ?? 'open');
    }
    expect(Object.fromEntries(replies)).toEqual({
      owner: 'access.second_factor',
      accounting: 'access.second_factor',
      manager: 'open',
      orders: 'open',
      catalogue: 'open',
      reader: 'open',
    });
    expect((await send(team.owner, 'GET /orders/counts')).status).toBe(200);
  });

  test('a passkey that is there has to be used: its owner’s password opens no such shop', async () => {
    const team = await openStrictTeam();
    const calm = await openTeam(portal);
    const { browser, userId, name } = await joinTeam(portal, team, 'owner');
    await giveFactor(portal, userId, 'passkey');
    const again = openBrowser(portal, 'de.localhost', '192.0.2.77');
    expect(codeOf(await again.signIn(name))).toBe('signin.passkey_required');
    expect((await send(again, 'POST /session-details')).status).toBe(401);
    await putInto(portal, calm, { userId, role: 'owner' });
    const params = { sellerId: calm.sellerId };
    expect((await send(browser, 'POST /shops/:sellerId/open', { params })).status).toBe(200);
    // The clock of the tests stands still: the shop visited last is the calm one.
    await portal.ask('delete from shop_visit where user_id = $1 and seller_id = $2', [userId, team.sellerId]);
    expect((await again.signIn(name)).status).toBe(200);
    const back = await send(again, 'POST /shops/:sellerId/open', { params: { sellerId: team.sellerId } });
    expect(codeOf(back)).toBe('reauthentication.required');
  });

  test('who has none sees why, sets up an app, and goes on at once in the same session', async () => {
    const team = await openStrictTeam();
    const { browser } = await joinTeam(portal, team, 'accounting');
    expect((await send(browser, 'POST /session-details')).json).toMatchObject({ lacksSecondFactor: true });
    const menu = await send(browser, 'GET /dynamic-menu/:sellerId', { params: { sellerId: team.sellerId } });
    expect(menu.json).toMatchObject({ groups: [{ items: [{ screen: 'access' }] }] });
    expect(codeOf(await send(browser, 'GET /orders/counts'))).toBe('access.second_factor');
    expect((await send(browser, 'GET /access')).json).toMatchObject({ secondFactorRequired: true });
    const { key } = await setUpApp(browser, testNow);
    expect(codeAt(key, testNow)).toHaveLength(6);
    expect((await send(browser, 'POST /session-details')).json).toMatchObject({ lacksSecondFactor: false });
    expect((await send(browser, 'GET /orders/counts')).status).toBe(200);
    // Giving it up closes the same door again.
    expect((await send(browser, 'DELETE /access/authenticator')).status).toBe(200);
    expect(codeOf(await send(browser, 'GET /orders/counts'))).toBe('access.second_factor');
  });

  test('acts with the next request, streams included, and its end does too', async () => {
    const team = await openTeam(portal);
    await giveFactor(portal, team.ownerId, 'app');
    const { browser } = await joinTeam(portal, team, 'owner');
    const stream = await openEventSource(portal.server, browser, { host: 'de.localhost' });
    await vi.waitFor(() => expect(stream.events[0]?.event).toBe('ready'), 5000);
    expect((await demand(team)).status).toBe(200);
    await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), 5000);
    expect(codeOf(await send(browser, 'GET /team'))).toBe('access.second_factor');
    expect((await demand(team, false)).status).toBe(200);
    expect((await send(browser, 'GET /team')).json).toMatchObject({ secondFactorRequired: false });
  });

  test('not in the other shops of the same person, nor of an operator, nor of the shop’s own systems', async () => {
    const team = await openTeam(portal);
    await giveFactor(portal, team.ownerId, 'app');
    const other = await openTeam(portal);
    const { browser, userId } = await joinTeam(portal, team, 'owner');
    await putInto(portal, other, { userId, role: 'owner' });
    const body = { name: 'ERP', scopes: ['orders:read'], days: 30 };
    const made = await send(browser, 'POST /api-tokens', { body });
    expect(made.status).toBe(200);
    const { secret } = made.json as { secret: string };
    await demand(team);
    const bySystem = () =>
      portal.server.inject({
        url: '/api/shop/v1/orders?tab=to-manage',
        headers: { host: 'de.localhost', authorization: `Bearer ${secret}` },
      });
    expect((await bySystem()).statusCode).toBe(200);
    expect((await send(browser, 'POST /shops/:sellerId/open', { params: { sellerId: other.sellerId } })).status).toBe(
      200,
    );
    expect((await send(browser, 'GET /orders/counts')).status).toBe(200);
    expect((await send(browser, 'GET /shops')).json).toMatchObject({
      shops: [
        { sellerId: team.sellerId, waiting: null },
        { sellerId: other.sellerId, waiting: { orders: 0 } },
      ],
    });
    await portal.ask(`update session set user_id = null, impersonated_by = 'Laura' where seller_id = $1`, [
      team.sellerId,
    ]);
    expect((await send(team.owner, 'GET /orders/counts')).status).toBe(200);
  });

  test('is for owners with a factor of their own, who proved a moment ago who they are', async () => {
    const team = await openTeam(portal);
    expect(codeOf(await demand(team))).toBe('team.second_factor_missing');
    const manager = await joinTeam(portal, team, 'manager');
    expect(codeOf(await demand({ ...team, owner: manager.browser }))).toBe('access.role');
    await giveFactor(portal, team.ownerId, 'app');
    await portal.ask('update session set authenticated_at = $2 where seller_id = $1', [
      team.sellerId,
      new Date(testNow.getTime() - limits.reauthentication * 1000),
    ]);
    expect(codeOf(await demand(team))).toBe('reauthentication.required');
  });

  test('the history has it once with old and new; who has no factor gets one mail that says what to do', async () => {
    const team = await openTeam(portal);
    await giveFactor(portal, team.ownerId, 'app');
    const [without, having, free] = [
      await joinTeam(portal, team, 'accounting'),
      await joinTeam(portal, team, 'owner'),
      await joinTeam(portal, team, 'orders'),
    ];
    await giveFactor(portal, having.userId, 'passkey');
    await demand(team);
    await demand(team);
    const rows = await portal.ask<{ changes: unknown }>(
      `select changes from audit where kind = 'team.second_factor_rule' and seller_id = $1`,
      [team.sellerId],
    );
    expect(rows.map(({ changes }) => changes)).toEqual([[{ field: 'second_factor', old: false, new: true }]]);
    const waiting = await payloads(without.userId);
    expect([waiting.length, await payloads(having.userId), await payloads(free.userId)]).toEqual([1, [], []]);
    await mailSecondFactorDemand.run(portal.jobContext(), waiting[0]?.payload);
    const mail = mails.mails.at(-1);
    expect(mail?.subject).toMatch(/^Apotheke \d+ verlangt einen zweiten Faktor$/);
    expect(mail?.text).toContain('/seller/perfil/acceso');
    // Who has one by the time it is sent gets none; who comes to such a role later gets one.
    mails.mails.length = 0;
    await giveFactor(portal, without.userId, 'app');
    await mailSecondFactorDemand.run(portal.jobContext(), waiting[0]?.payload);
    expect(mails.mails).toEqual([]);
    const params = { userId: free.userId };
    await send(team.owner, 'PUT /team/members/:userId', { params, body: { role: 'accounting', endsOn: null } });
    expect(await payloads(free.userId)).toHaveLength(1);
  });
});
