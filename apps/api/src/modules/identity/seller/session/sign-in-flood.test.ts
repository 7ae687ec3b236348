import { limits } from '@offizin/domain/limits';
import { aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { openBrowser } from '../../../../testing/browser.ts';
import { portalForFile, putSeller } from '../../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));

test('OPS-03 a flood of sign-ins waits for itself: few hold connections, too many are refused for a moment', async () => {
  const places = limits.signInsAtOnce + limits.signInsWaiting;
  const browsers = Array.from({ length: places + 20 }, (_, n) =>
    openBrowser(portal, 'de.localhost', `203.0.113.${n + 1}`),
  );
  for (const browser of browsers) await browser.ask('GET /auth/csrf-token', {});
  let mostInUse = 0;
  const { pool } = portal.app;
  const watch = setInterval(() => {
    mostInUse = Math.max(mostInUse, pool.totalCount - pool.idleCount + pool.waitingCount);
  }, 1);
  const replies = await Promise.all(browsers.map((browser) => browser.signIn('linden')));
  clearInterval(watch);
  const refused = replies.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(20);
  for (const { headers, json } of refused) {
    expect(headers['retry-after']).toBe('1');
    expect(json).toMatchObject({ message: 'overloaded' });
  }
  expect(mostInUse).toBeLessThanOrEqual(limits.signInsAtOnce);
  expect((await openBrowser(portal, 'de.localhost', '198.51.100.1').signIn('linden')).status).toBe(200);
});
