import { aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { portalForFile } from '../../testing/portal.ts';
import { giveFactor, joinTeam, openTeam, putInto, send, type Team, type TeamMate } from '../../testing/teams.ts';
import { putSeller } from '../../testing/portal.ts';
import { withIdentity } from '../../platform/db/scopes/scopes.ts';
import { updateMembership } from '../team/write/membership-write-queries.ts';
import { retention } from './jobs/retention.job.ts';

const portal = await portalForFile();

const run = () => retention.run(portal.jobContext(), {});

/** When the person's last access ended or will end, in days from now; null while one has no end. */
async function daysToEnd({ userId }: TeamMate): Promise<number | null | undefined> {
  const [row] = await portal.ask<{ days: number | null }>(
    `select round(extract(epoch from left_at - now()) / 86400)::integer as days from user_account where id = $1`,
    [userId],
  );
  return row?.days;
}

const age = ({ userId }: TeamMate, days: number) =>
  portal.ask('update user_account set left_at = now() - make_interval(days => $2) where id = $1', [userId, days]);

async function remove(team: Team, { userId }: TeamMate): Promise<void> {
  expect((await send(team.owner, 'DELETE /team/members/:userId', { params: { userId } })).status).toBe(200);
}

describe('OPS-04 the account of who is in no team any more', () => {
  test('goes with its password and second factor 800 days after the last team, and not before', async () => {
    const team = await openTeam(portal);
    const [old, young] = [await joinTeam(portal, team, 'orders'), await joinTeam(portal, team, 'orders')];
    await giveFactor(portal, old.userId, 'app');
    for (const person of [old, young]) await remove(team, person);
    expect(await Promise.all([old, young].map(daysToEnd))).toEqual([0, 0]);
    await age(old, 801);
    await age(young, 799);
    await run();
    expect(await Promise.all([old, young].map(daysToEnd))).toEqual([undefined, -799]);
    expect(await portal.ask('select 1 from authenticator where user_id = $1', [old.userId])).toEqual([]);
    const { json } = await send(team.owner, 'GET /history');
    expect(Object(json)['items']).not.toEqual([]);
  });

  test('stays while one team is left, is counted from the day on which access ends, and again after coming back', async () => {
    const [team, other] = [await openTeam(portal), await openTeam(portal)];
    const person = await joinTeam(portal, team, 'reader');
    await putInto(portal, other, { userId: person.userId, role: 'reader' });
    await remove(team, person);
    expect(await daysToEnd(person)).toBe(null);
    const endsAt = new Date(Date.now() + 10 * 86_400_000);
    await withIdentity(portal.app.pool, (db) =>
      updateMembership(db, { sellerId: other.sellerId, userId: person.userId }, { role: 'reader', endsAt }),
    );
    expect(await daysToEnd(person)).toBe(10);
    await remove(other, person);
    expect(await daysToEnd(person)).toBe(0);
    await putInto(portal, other, { userId: person.userId, role: 'reader' });
    expect(await daysToEnd(person)).toBe(null);
  });

  test('is that of nobody whom the marketplace puts into a shop', async () => {
    await putSeller(portal, 'de', 'kept', aSeller({ users: [aUser('kept')] }));
    expect(await portal.ask(`select left_at from user_account where username = 'kept'`)).toEqual([{ left_at: null }]);
  });
});
