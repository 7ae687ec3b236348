import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '@offizin/domain/limits';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { startHttpServer } from '../../../testing/file-servers.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, putSeller } from '../../../testing/portal.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;

const lookup = forThisFile(await startHttpServer((request, response) => answer(request, response)));
const portal = await portalForFile({ addressLookupUrl: `http://${lookup.host}` });
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const shop = await signedIn(portal, 'linden');
beforeEach(() => portal.ask('delete from rate_window'));

const found = (address: object) => ({ place_id: 1, display_name: 'somewhere', address });
const linden = {
  road: 'Lindenstraße',
  house_number: '12',
  postcode: '79098',
  city: 'Freiburg im Breisgau',
  state: 'Baden-Württemberg',
  country_code: 'de',
};
const search = (typed = 'Lindenstr. 12', country = 'DE') =>
  shop.call('GET', `/addresses?${new URLSearchParams({ q: typed, country }).toString()}`);

test('PRO-06 what is typed is looked up in the country and the language, whole addresses only, each once', async () => {
  let asked = new URLSearchParams();
  answer = ({ url = '' }, response) => {
    asked = new URL(url, 'http://lookup').searchParams;
    response.end(JSON.stringify([found(linden), found(linden), found({ city: 'Freiburg', country_code: 'de' })]));
  };
  expect((await search()).json).toEqual({
    addresses: [
      {
        street: 'Lindenstraße 12',
        postalCode: '79098',
        city: 'Freiburg im Breisgau',
        region: 'BW',
        countryCode: 'DE',
      },
    ],
  });
  expect(Object.fromEntries(asked)).toMatchObject({
    q: 'Lindenstr. 12',
    countrycodes: 'de',
    'accept-language': 'de-DE',
  });
});

test('PRO-06 where the number comes first, it does', async () => {
  const french = { ...linden, road: 'rue des Tilleuls', house_number: '8', country_code: 'fr' };
  answer = (_request, response) => response.end(JSON.stringify([found(french)]));
  expect((await search('8 rue des Tilleuls', 'FR')).json).toMatchObject({
    addresses: [{ street: '8 rue des Tilleuls' }],
  });
});

test('PRO-06 no match is an answer', async () => {
  answer = (_request, response) => response.end('[]');
  expect(await search()).toMatchObject({ status: 200, json: { addresses: [] } });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['answers with an error', (response) => response.writeHead(500).end('[]')],
  ['answers with something else', (response) => response.end('<html>')],
  ['answers too much', (response) => response.end(`["${'x'.repeat(100_000)}"]`)],
  ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['breaks off', (response) => response.destroy()],
])('PRO-06 a look-up that %s has failed', async (_name, reply) => {
  answer = (_request, response) => reply(response);
  expect(await search()).toMatchObject({ status: 503, json: { message: 'address.lookup_failed' } });
});

test('PRO-06 too little, too much and too often are refused', async () => {
  answer = (_request, response) => response.end('[]');
  expect((await search('ab')).status).toBe(400);
  expect((await search('x'.repeat(201))).status).toBe(400);
  for (let asked = 0; asked < limits.addressSearchesPerHour; asked += 1) await search();
  expect(codeOf(await search())).toBe('rate_limited');
});
