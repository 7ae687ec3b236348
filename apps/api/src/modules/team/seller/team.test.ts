import { type Role, roles } from '@offizin/domain/access/roles';
import { describe, expect, test } from 'vitest';
import { codeOf, openBrowser } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { portalForFile, testNow } from '../../../testing/portal.ts';
import { joinTeam, openTeam as openTeamIn, putInto, send, type Team } from '../../../testing/teams.ts';
import { mailInvitation } from '../jobs/mail-invitation.job.ts';

const mails = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: mails.url });

let count = 0;

/** A shop of its own; the number makes addresses of its own. */
function openTeam(): Promise<Team> {
  count += 1;
  return openTeamIn(portal);
}
const join = (team: Team, role: Role) => joinTeam(portal, team, role);

const fieldsOf = (reply: { json: unknown }): Readonly<Record<string, unknown>> => Object(reply.json);

const asked = { endsOn: null, role: 'orders' as const };

/** Runs the mail job of the newest invitation to an address; returns the key of the mailed link. */
async function keyMailedTo(email: string): Promise<string> {
  const [row] = await portal.ask<{ seller_id: string; id: string }>(
    'select seller_id, id from team_invitation where email = $1',
    [email],
  );
  await mailInvitation.run(portal.jobContext(), { sellerId: row?.seller_id ?? '', invitationId: row?.id ?? '' });
  const mail = mails.mails.findLast((each) => each.to?.some(({ address }) => address === email));
  return /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const newPassword = 'Zitronen-Baum7';

describe('AUT-18 invitations', () => {
  test('an address is kept in lower case, however it was typed', async () => {
    const { owner } = await openTeam();
    const sent = await send(owner, 'POST /team/invitations', {
      body: { ...asked, emails: [`Laura.Prats${count}@Montseny.Example`] },
    });
    expect(sent.json).toMatchObject({ invitations: [{ email: `laura.prats${count}@montseny.example` }] });
  });

  test('a person without an account accepts by the mailed link, once, on any device', async () => {
    const { owner } = await openTeam();
    const email = `laura${count}@montseny.example`;
    const sent = await send(owner, 'POST /team/invitations', { body: { ...asked, emails: [email] } });
    expect(sent.status).toBe(200);
    expect(sent.json).toMatchObject({ invitations: [{ email, role: 'orders', hasExpired: false }] });
    const key = await keyMailedTo(email);
    const browser = openBrowser(portal, 'de.localhost', '192.0.2.1');
    const opened = await send(browser, 'POST /invitation/open', { body: { key } });
    expect(opened.json).toMatchObject({ email, role: 'orders', hasAccount: false });
    const body = { name: 'Laura Prats', password: newPassword, locale: 'de_DE' };
    expect((await send(browser, 'POST /invitation/register', { body })).status).toBe(200);
    expect((await send(browser, 'POST /session-details', {})).json).toMatchObject({
      userName: 'Laura Prats',
      role: 'orders',
    });
    const other = openBrowser(portal, 'de.localhost', '192.0.2.2');
    expect(codeOf(await send(other, 'POST /invitation/open', { body: { key } }))).toBe('invitation.used');
    expect((await send(owner, 'GET /team', {})).json).toMatchObject({
      members: [
        { role: 'owner', isSelf: true },
        { name: 'Laura Prats', email, role: 'orders' },
      ],
      invitations: [],
    });
  });

  test('two simultaneous tries of one link make one member', async () => {
    const { owner, sellerId } = await openTeam();
    const email = `twice${count}@montseny.example`;
    await send(owner, 'POST /team/invitations', { body: { ...asked, emails: [email] } });
    const key = await keyMailedTo(email);
    const browsers = await Promise.all(
      [1, 2, 3].map(async (n) => {
        const browser = openBrowser(portal, 'de.localhost', `192.0.2.${10 + n}`);
        await send(browser, 'POST /invitation/open', { body: { key } });
        return browser;
      }),
    );
    const body = { name: 'Zwei', password: newPassword, locale: 'de_DE' };
    const replies = await Promise.all(browsers.map((each) => send(each, 'POST /invitation/register', { body })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const members = await portal.ask('select 1 from membership where seller_id = $1', [sellerId]);
    expect(members).toHaveLength(2);
  });

  test('who has an account signs in and gains the shop; nobody else can take the invitation', async () => {
    const team = await openTeam();
    const elsewhere = await openTeam();
    const stranger = await openTeam();
    const [row] = await portal.ask<{ email: string }>('select email from user_account where id = $1', [
      elsewhere.ownerId,
    ]);
    const email = row?.email ?? '';
    await send(team.owner, 'POST /team/invitations', { body: { ...asked, emails: [email] } });
    const key = await keyMailedTo(email);
    await portal.ask(`update seller set locale = 'pt_PT' where id = $1`, [team.sellerId]);
    await send(stranger.owner, 'POST /invitation/open', { body: { key } });
    expect(codeOf(await send(stranger.owner, 'POST /invitation/accept', {}))).toBe('invitation.other_account');
    const opened = await send(elsewhere.owner, 'POST /invitation/open', { body: { key } });
    expect(opened.json).toMatchObject({ hasAccount: true });
    expect((await send(elsewhere.owner, 'POST /invitation/accept', {})).status).toBe(200);
    const details = await send(elsewhere.owner, 'POST /session-details', {});
    // Who worked in German goes on in German, also in a Portuguese shop.
    expect(details.json).toMatchObject({ sellerId: team.sellerId, role: 'orders', locale: 'de_DE' });
    const { json } = await send(elsewhere.owner, 'GET /shops', {});
    expect(json).toMatchObject({
      email,
      shops: expect.arrayContaining([
        expect.objectContaining({ role: 'orders', isCurrent: true }),
        expect.objectContaining({ role: 'owner', isCurrent: false }),
      ]),
    });
  });

  test('AUT-19 another shop does not change the language of a person who has chosen none', async () => {
    const [home, abroad] = [await openTeam(), await openTeam()];
    await putInto(portal, abroad, { userId: home.ownerId, role: 'orders' });
    await portal.ask(`update seller set locale = 'pt_PT' where id = $1`, [abroad.sellerId]);
    const { owner } = home;
    await send(owner, 'POST /shops/:sellerId/open', { params: { sellerId: abroad.sellerId } });
    const there = await send(owner, 'POST /session-details', {});
    expect(there.json).toMatchObject({ sellerId: abroad.sellerId, locale: 'de_DE' });
  });

  test('an expired, withdrawn or renewed link and one on another brand do not work', async () => {
    const { owner } = await openTeam();
    const emails = ['a', 'b', 'c', 'd'].map((each) => `${each}${count}@links.example`);
    await send(owner, 'POST /team/invitations', { body: { ...asked, emails } });
    const keys = [];
    for (const email of emails) keys.push(await keyMailedTo(email));
    const [expired, withdrawn, renewed, foreign] = keys;
    const invitations = fieldsOf(await send(owner, 'GET /team', {}))['invitations'] as { id: string; email: string }[];
    const idOf = (at: number) => invitations.find(({ email }) => email === emails[at])?.id ?? '';
    await portal.ask('update team_invitation set expires_at = $2 where id = $1', [idOf(0), testNow]);
    await send(owner, 'DELETE /team/invitations/:invitationId', { params: { invitationId: idOf(1) } });
    await send(owner, 'POST /team/invitations/:invitationId/resend', { params: { invitationId: idOf(2) } });
    for (const key of [expired, withdrawn, renewed])
      expect(codeOf(await send(owner, 'POST /invitation/open', { body: { key: key ?? '' } }))).toBe('invitation.used');
    const spanish = openBrowser(portal, 'es.localhost');
    expect(codeOf(await send(spanish, 'POST /invitation/open', { body: { key: foreign ?? '' } }))).toBe(
      'invitation.used',
    );
    const again = await keyMailedTo(emails[2] ?? '');
    expect((await send(owner, 'POST /invitation/open', { body: { key: again } })).status).toBe(200);
  });

  test('one address that cannot be invited stops all, and says which', async () => {
    const { owner, ownerId } = await openTeam();
    const [row] = await portal.ask<{ email: string }>('select email from user_account where id = $1', [ownerId]);
    const emails = [`new${count}@x.example`, (row?.email ?? '').toUpperCase(), `NEW${count}@x.example`];
    const refused = await send(owner, 'POST /team/invitations', { body: { ...asked, emails } });
    expect(fieldsOf(refused)['errors']).toEqual([
      { path: 'body.emails.1', code: 'field.in_team' },
      { path: 'body.emails.2', code: 'field.not_available' },
    ]);
    expect(fieldsOf(await send(owner, 'GET /team', {}))['invitations']).toEqual([]);
  });
});

describe('AUT-18 the people of a team', () => {
  test('a role acts with the next request', async () => {
    const team = await openTeam();
    const { browser, userId } = await join(team, 'orders');
    expect((await send(browser, 'GET /orders/counts', {})).status).toBe(200);
    expect(codeOf(await send(browser, 'GET /team', {}))).toBe('access.role');
    const change = { params: { userId }, body: { role: 'manager' as const, endsOn: null } };
    expect((await send(team.owner, 'PUT /team/members/:userId', change)).status).toBe(200);
    expect((await send(browser, 'GET /team', {})).status).toBe(200);
    expect(codeOf(await send(browser, 'POST /team/invitations', { body: { ...asked, emails: ['x@y.example'] } }))).toBe(
      'access.role',
    );
  });

  test('who is removed is out with the next request', async () => {
    const team = await openTeam();
    const { browser, userId, name } = await join(team, 'manager');
    expect((await send(team.owner, 'DELETE /team/members/:userId', { params: { userId } })).status).toBe(200);
    expect(codeOf(await send(browser, 'GET /orders/counts', {}))).toBe('session_expired');
    const again = openBrowser(portal, 'de.localhost', '192.0.2.50');
    expect(codeOf(await again.signIn(name))).toBe('signin.no_shop');
  });

  test('an access with an end closes after its last day', async () => {
    const team = await openTeam();
    const { browser, userId } = await join(team, 'orders');
    const change = { params: { userId }, body: { role: 'orders' as const, endsOn: '2026-11-24' } };
    const changed = await send(team.owner, 'PUT /team/members/:userId', change);
    expect(fieldsOf(changed)['members']).toContainEqual(
      expect.objectContaining({ userId, endsOn: '2026-11-24', hasEnded: false }),
    );
    expect((await send(browser, 'GET /orders/counts', {})).status).toBe(200);
    portal.setNow(new Date('2026-11-24T23:00:00.000Z'));
    try {
      expect(codeOf(await send(browser, 'GET /orders/counts', {}))).toBe('session_expired');
    } finally {
      portal.setNow(testNow);
    }
  });

  test('the last owner stays: neither removed, lowered, limited nor able to leave', async () => {
    const { owner, ownerId } = await openTeam();
    const params = { userId: ownerId };
    const tries = [
      send(owner, 'DELETE /team/members/:userId', { params }),
      send(owner, 'PUT /team/members/:userId', { params, body: { role: 'reader', endsOn: null } }),
      send(owner, 'PUT /team/members/:userId', { params, body: { role: 'owner', endsOn: '2027-01-31' } }),
      send(owner, 'POST /team/leave', {}),
    ];
    for (const reply of await Promise.all(tries))
      expect([reply.status, codeOf(reply)]).toEqual([409, 'team.last_owner']);
  });

  test('of two owners who leave at the same moment one stays', async () => {
    for (let round = 0; round < 10; round += 1) {
      const team = await openTeam();
      const other = await join(team, 'owner');
      const replies = await Promise.all([
        send(team.owner, 'POST /team/leave', {}),
        send(other.browser, 'POST /team/leave', {}),
      ]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  test('an operator who impersonates sees the team and changes nobody', async () => {
    const { owner, ownerId, sellerId } = await openTeam();
    await portal.ask(`update session set user_id = null, impersonated_by = 'Laura' where seller_id = $1`, [sellerId]);
    expect((await send(owner, 'GET /team', {})).status).toBe(200);
    const tries = [
      send(owner, 'POST /team/invitations', { body: { ...asked, emails: ['x@y.example'] } }),
      send(owner, 'DELETE /team/members/:userId', { params: { userId: ownerId } }),
      send(owner, 'POST /team/leave', {}),
    ];
    for (const reply of await Promise.all(tries)) expect(codeOf(reply)).toBe('access.impersonation');
  });
});

describe('AUT-18 what each role may do', () => {
  test.each(roles)('%s', async (role) => {
    const { browser } = await join(await openTeam(), role);
    const may = async (key: 'GET /orders/counts' | 'GET /offers/counts' | 'GET /team') =>
      (await send(browser, key, {})).status === 200;
    expect([role, await may('GET /orders/counts'), await may('GET /offers/counts'), await may('GET /team')]).toEqual([
      role,
      true,
      true,
      role === 'owner' || role === 'manager',
    ]);
  });
});
