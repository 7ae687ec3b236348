import { describe, expect, test } from 'vitest';
import { portalForFile } from '../../../../testing/portal.ts';
import { nextHoliday } from './next-holiday.ts';

const portal = await portalForFile();

describe('AUT-01 the panel beside the form', () => {
  const operationNow = async () =>
    (await portal.server.inject({ url: '/initial-data', headers: { host: 'de.localhost' } })).json().operation;

  test('says whether a worker is there for what takes longer', async () => {
    await portal.ask('delete from worker_heartbeat');
    expect(await operationNow()).toMatchObject({ isNormal: false });
    await portal.ask(`insert into worker_heartbeat (worker_id, seen_at) values ('w', now() - interval '1 minute')`);
    expect(await operationNow()).toMatchObject({ isNormal: false });
    await portal.ask(`update worker_heartbeat set seen_at = now()`);
    expect(await operationNow()).toMatchObject({ isNormal: true });
  });

  test.each([
    ['es', '2026-11-22T12:00:00Z', '2026-12-08'],
    ['de', '2026-12-20T12:00:00Z', '2026-12-25'],
    ['de', '2026-06-10T12:00:00Z', null],
  ] as const)('of brand %s on %s names the holiday %s, Sundays left out', (brand, now, date) => {
    expect(nextHoliday(brand, new Date(now))).toBe(date);
  });
});
