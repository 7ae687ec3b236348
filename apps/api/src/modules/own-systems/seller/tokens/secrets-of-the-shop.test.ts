import { shopBase, shopEndpoints } from '@offizin/contract/shop-api';
import { tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import { expect, test } from 'vitest';
import { portalForFile } from '../../../../testing/portal.ts';
import { makeReady } from '../../../../testing/ready-for-write.ts';
import { openWritingShop, writtenRequest } from '../../../../testing/writing-shops.ts';

const portal = await portalForFile();
const shop = await openWritingShop(portal, 'linden', 1);
const { browser } = shop;

/** What only people of the shop may see; the address is that of its owner. */
const secrets = {
  iban: 'DE89370400440532013000',
  accountHolder: 'Sabine Roth Treuhand',
  birthDate: '1978-05-12',
  insurer: '260326822',
  address: 'linden@shop.example',
};
await browser.ask('PUT /company/seller-information', {
  body: {
    version: 0,
    values: {
      legalName: 'Linden-Apotheke Sabine Roth',
      legalForm: 'e. K.',
      street: 'Lindenstraße 12',
      postalCode: '79098',
      city: 'Freiburg im Breisgau',
      region: 'BW',
    },
  },
});
await browser.ask('PUT /company/billing', { body: { version: 0, values: { ikNumber1: secrets.insurer } } });
const owner = { licence: 'BW-2031/7', ownerFirstName: 'Sabine', ownerLastName: 'Roth', birthDate: secrets.birthDate };
await browser.ask('PUT /company/business', { body: { version: 0, values: owner } });
const account = { accountHolder: secrets.accountHolder, iban: secrets.iban };
await browser.ask('PUT /company/bank-account', { body: { version: 0, values: account } });
await makeReady(portal, shop, 'GET /ledger');
const { secret } = await browser.ask('POST /api-tokens', {
  body: { name: 'Till', scopes: [...tokenScopes], days: 90 },
});

const reads = shopEndpoints.filter(({ method }) => method === 'GET');

const read = async (path: string) => {
  await portal.ask('delete from rate_window');
  const headers = { host: 'de.localhost', authorization: `Bearer ${secret}` };
  return portal.server.inject({ url: shopBase + path, headers });
};

test.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))(
  'MKT-03 a token is given no bank account, birth date, number of insurers or address of the team by %s',
  async (_, endpoint) => {
    const reply = await read(writtenRequest(shop, endpoint).path);
    expect(Object.values(secrets).filter((text) => reply.payload.includes(text))).toEqual([]);
    expect(reply.statusCode).toBeLessThan(500);
  },
);

test('MKT-03 its people see them, and a token what everybody may read', async () => {
  const own = JSON.stringify(await browser.ask('GET /company', {}));
  expect(Object.values(secrets).filter((text) => own.includes(text))).toEqual([
    secrets.iban,
    secrets.accountHolder,
    secrets.birthDate,
    secrets.insurer,
  ]);
  const { values, isMasked } = (await read('/company')).json();
  expect([Object.keys(values), isMasked]).toEqual([
    ['legalName', 'legalForm', 'street', 'postalCode', 'city', 'region', 'licence', 'ownerFirstName', 'ownerLastName'],
    true,
  ]);
});
