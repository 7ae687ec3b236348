import { limits } from '@offizin/domain/limits';
import { expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { portalForFile } from '../../../testing/portal.ts';
import { proveHuman } from '../../../testing/solve-challenge.ts';

const server = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: server.url });
let address = 0;
const visitor = () => openBrowser(portal, 'de.localhost', `198.51.100.${(address += 1)}`);

test('AUT-09 who solves no puzzle keeps nobody from registering', async () => {
  const email = 'opfer@neu.example';
  const ask = (browser: Browser, humanCheck: string) =>
    browser.call('POST', '/registration/code', { body: { email, humanCheck, locale: 'de_DE' } });
  for (let count = 0; count < limits.passwordCodesPerHour; count += 1)
    expect(codeOf(await ask(visitor(), ''))).toBe('human_check_required');
  const owner = visitor();
  expect((await ask(owner, await proveHuman(owner))).status).toBe(200);
});
