import { randomUUID } from 'node:crypto';
import { limits } from '@offizin/domain/limits';
import type { RegistrationState } from '@offizin/domain/registrations/states';
import { beforeEach, expect, test } from 'vitest';
import { hashOf, newToken } from '../../../platform/tokens.ts';
import { codeOf, openBrowser } from '../../../testing/browser.ts';
import { startHttpServer } from '../../../testing/file-servers.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, testNow } from '../../../testing/portal.ts';
import { sealAnswers } from '../write/registration-answers.ts';

const address = { road: 'Hirschstraße', house_number: '4', postcode: '89073', city: 'Ulm', country_code: 'de' };
const lookup = forThisFile(
  await startHttpServer((_, response) => response.end(JSON.stringify([{ address: { ...address, state: 'Bayern' } }]))),
);
const portal = await portalForFile({ addressLookupUrl: `http://${lookup.host}` });
beforeEach(() => portal.ask('delete from rate_window'));

async function registering(state: RegistrationState) {
  const [id, key] = [randomUUID(), newToken()];
  const answers = sealAnswers(portal.app.sealKeys, id, { country: 'DE' });
  await portal.ask(
    `insert into registration (id, brand, email, locale, state, sealed_answers, created_at, saved_at)
     values ($1, 'de', $2, 'de_DE', $3, $4, $5, $5)`,
    [id, `${id}@shop.example`, state, answers, testNow],
  );
  await portal.ask(
    `insert into registration_key (key_hash, registration_id, kind, expires_at) values ($1, $2, 'browser', $3)`,
    [hashOf(key), id, new Date(testNow.getTime() + 3_600_000)],
  );
  const browser = openBrowser(portal, 'de.localhost');
  browser.cookies.set('offizin_registration', key);
  return browser;
}

const question = '/registration/addresses?q=Hirschstr&country=DE';

test('PRO-06 who registers finds addresses; nobody else without a session does', async () => {
  const browser = await registering('draft');
  const street = { street: 'Hirschstraße 4', postalCode: '89073', city: 'Ulm' };
  expect((await browser.call('GET', question)).json).toEqual({
    addresses: [{ ...street, region: 'BY', countryCode: 'DE' }],
  });
  expect(await openBrowser(portal, 'de.localhost').call('GET', question)).toMatchObject({ status: 404 });
});

test('PRO-06 too many questions of one place are refused', async () => {
  const browser = await registering('draft');
  for (let asked = 0; asked < limits.addressSearchesPerHour; asked += 1) await browser.call('GET', question);
  expect(codeOf(await browser.call('GET', question))).toBe('rate_limited');
});

test('PRO-06 the page knows whether addresses can be looked up', async () => {
  const { body } = await portal.server.inject({
    method: 'GET',
    url: '/initial-data',
    headers: { host: 'de.localhost' },
  });
  expect(JSON.parse(body)).toMatchObject({ addressLookup: true });
});
