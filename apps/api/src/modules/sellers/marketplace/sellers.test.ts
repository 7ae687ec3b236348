import { aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putSeller } from '../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));

describe('MKT-01 sellers', () => {
  test('are created once and replaced after; a password that exists stays', async () => {
    const first = await putSeller(portal, 'de', 'twice', aSeller({ users: [aUser('twice')] }));
    const user = { ...aUser('twice'), initialPassword: 'Another#Password1' };
    const second = await putSeller(
      portal,
      'de',
      'twice',
      aSeller({ name: 'New name', goldPartner: true, users: [user] }),
    );
    expect(second).toBe(first);
    const browser = openBrowser(portal, 'de.localhost', '203.0.113.20');
    expect((await browser.signIn('twice')).status).toBe(200);
    expect((await browser.call('GET', `/seller/${first}`)).json).toMatchObject({
      name: 'Linden-Apotheke',
      goldPartner: true,
    });
  });

  test('an e-mail address of another user is refused at its field, and nothing is written', async () => {
    const user = { ...aUser('copycat'), email: 'LINDEN@shop.example' };
    const body = aSeller({ users: [aUser('honest'), user] });
    const reply = await machineCall(portal, { method: 'PUT', path: '/sellers/copycat', body });
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.users.1.email', code: 'field.not_available' }] },
    });
    const twins = aSeller({ users: [aUser('twin'), { ...aUser('other-twin'), email: 'twin@shop.example' }] });
    expect((await machineCall(portal, { method: 'PUT', path: '/sellers/copycat', body: twins })).status).toBe(400);
    expect(await portal.ask(`select 1 from seller where external_id = 'copycat'`)).toEqual([]);
  });

  test.each([
    ['XX', null, 'countryCode'],
    ['US', 'NY', 'countryCode'],
    ['DE', 'LU', 'region'],
    ['DE', 'Bavaria', 'region'],
  ])('a shop in %s, region %s is refused by name', async (countryCode, region, field) => {
    const body = aSeller({ address: { ...aSeller().address, countryCode, region }, users: [] });
    expect(await machineCall(portal, { method: 'PUT', path: '/sellers/far-away', body })).toMatchObject({
      status: 422,
      body: {
        message: 'seller.place_unknown',
        errors: [
          {
            path: `body.address.${field}`,
            code: 'field.not_available',
            params: { country: countryCode, ...(region !== null && { region }) },
          },
        ],
      },
    });
    expect(await portal.ask(`select 1 from seller where external_id = 'far-away'`)).toEqual([]);
  });

  test('a shop of every country that is offered is taken, Austria and Greece too', async () => {
    for (const countryCode of ['AT', 'GR']) {
      const body = aSeller({ address: { ...aSeller().address, countryCode, region: null }, users: [] });
      const path = `/sellers/shop-${countryCode}`;
      expect((await machineCall(portal, { method: 'PUT', path, body })).status).toBe(200);
    }
  });

  test('a user name of another seller is refused at its field, and nothing is written', async () => {
    const body = aSeller({ users: [aUser('honest'), { ...aUser('LINDEN'), email: 'thief@shop.example' }] });
    expect(await machineCall(portal, { method: 'PUT', path: '/sellers/thief', body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.users.1.username', code: 'field.not_available' }] },
    });
    expect(await portal.ask(`select 1 from seller where external_id = 'thief'`)).toEqual([]);
    expect(await portal.ask(`select 1 from user_account where username = 'honest'`)).toEqual([]);
    const [user] = await portal.ask<{ external_id: string }>(
      `select s.external_id from user_account u join membership m on m.user_id = u.id join seller s on s.id = m.seller_id where u.username = 'linden'`,
    );
    expect(user?.external_id).toBe('linden');
  });
});

test('MKT-01 twelve simultaneous callers replace the permissions of a seller, one after the other', async () => {
  const certificates = ['mail_order', 'cold_chain', 'narcotics'].map((certificate) => ({
    certificate,
    validUntil: null,
  }));
  const contracts = ['Avelis', 'Dermara', 'Solenne'];
  const bodies = [
    { certificates, contracts },
    { certificates: certificates.toReversed(), contracts: contracts.toReversed() },
  ];
  const path = '/sellers/linden/permissions';
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, call) => machineCall(portal, { method: 'PUT', path, body: bodies[call % 2] })),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const kept = await portal.ask(
    `select c.certificate from seller_certificate c join seller s on s.id = c.seller_id where s.external_id = 'linden'`,
  );
  expect(kept).toHaveLength(3);
});

describe('MKT-01 users', () => {
  test('of one name within a seller are refused', async () => {
    const users = [aUser('one'), { ...aUser('ONE'), email: 'two@shop.example' }];
    const body = aSeller({ users });
    expect(await machineCall(portal, { method: 'PUT', path: '/sellers/one', body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.users.1.username', code: 'field.not_available' }] },
    });
  });

  test('of one name are given to one of two sellers that ask together', async () => {
    const replies = await Promise.all(
      ['left', 'right'].map((name) => {
        const users = [{ ...aUser('contested'), email: `${name}@shop.example` }];
        return machineCall(portal, { method: 'PUT', path: `/sellers/${name}`, body: aSeller({ users }) });
      }),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await portal.ask(`select 1 from seller where external_id in ('left', 'right')`)).toHaveLength(1);
  });

  test.each([
    ['password', 'field.too_common'],
    ['Password1!', 'field.too_common'],
    ['Ab1!', 'field.too_short'],
    [`Ab1!${'x'.repeat(125)}`, 'field.too_long'],
    ['lavendel#2026', 'field.too_simple'],
    ['LAVENDEL#2026', 'field.too_simple'],
    ['Lavendel#abc', 'field.too_simple'],
    ['Lavendel2026', 'field.too_simple'],
  ])('do not begin with the password "%s": %s', async (initialPassword, code) => {
    const body = aSeller({ users: [{ ...aUser('beginner'), initialPassword }] });
    expect(await machineCall(portal, { method: 'PUT', path: '/sellers/beginner', body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.users.0.initialPassword', code }] },
    });
    expect(await portal.ask(`select 1 from seller where external_id = 'beginner'`)).toEqual([]);
  });
});
