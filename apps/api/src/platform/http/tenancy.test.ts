import { randomUUID } from 'node:crypto';
import { browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { shopBase } from '@offizin/contract/shop-api';
import { tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import { type BrandId, brandIds } from '@offizin/domain/brand/brands';
import { screenDenial } from '@offizin/domain/access/screens';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser, signedIn } from '../../testing/browser.ts';
import { idOf, idsOf } from '../../testing/owned-rows.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow } from '../../testing/portal.ts';
import { portalRoles } from '../db/roles/roles.ts';
import { sampleRequest, words } from '../../testing/sample-request.ts';

const endpoints: readonly EndpointSpec[] = browserEndpoints;
const guarded = endpoints.filter((endpoint) => endpoint.access.kind !== 'public');
const named = (list: readonly EndpointSpec[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Whether an owner with every service may call it in the brand. */
function isOpenIn(brand: BrandId, { access }: EndpointSpec): boolean {
  if (access.kind !== 'screens') return true;
  const subject = {
    brand,
    services: ['marketplace', 'fulfillment', 'stockhub', 'adyen'],
    marketplaceType: 'pure',
    goldPartner: false,
    role: 'owner',
  } as const;
  return access.anyOf.some((screen) => screenDenial(screen, subject) === null);
}

const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'fulfillment', status: 'subscribed' },
  { code: 'stockhub', status: 'subscribed' },
] as const;

/** A seller of the Spanish brand, with a proposal that nobody has answered. */
async function putSpanish(name: string): Promise<string> {
  const sellerId = await putSeller(portal, 'es', name, aSeller({ users: [aUser(name)], services: [...services] }));
  return idOf(
    portal,
    `insert into price_proposal (seller_id, id, brand, proposal_no, reason, status, version, created_at, expires_at)
     values ($1, gen_random_uuid(), 'es', 'P-1', 'market', 'open', 1, $2, $2::timestamptz + interval '3 days') returning id`,
    [sellerId, testNow],
  );
}

/** The owner that is signed in to a brand in which the operation may be called. */
const browserFor = (endpoint: EndpointSpec): Browser =>
  isOpenIn('de', endpoint) ? own : isOpenIn('es', endpoint) ? spanish : swiss;

/** An id of the right shape that nobody has. */
const unknownNumbers: Readonly<Record<string, string>> = { invoiceNo: 'LI-2026-999999', orderNumber: '99999999' };
const unknownOf = (name: string): string => unknownNumbers[name] ?? randomUUID();

const portal = await portalForFile();
const mine = await putSeller(portal, 'de', 'mine', aSeller({ users: [aUser('mine')], services: [...services] }));
const theirs = await putSeller(portal, 'de', 'theirs', aSeller({ users: [aUser('theirs')], services: [...services] }));
const elsewhere = aSeller({ users: [aUser('swiss')], services: [...services], goldPartner: false });
await putSeller(portal, 'ch', 'swiss', elsewhere);
/** Of the other brands, for what the first one has not got. */
const swiss = await signedIn(portal, 'swiss', 'ch.localhost');
await putSeller(portal, 'de', 'bare', aSeller({ users: [aUser('bare')], services: [] }));
await putProducts(portal, 'de', [
  aProduct({ productType: 'parapharmacy' }),
  aProduct({ productId: 'P-2', nationalCode: null, gtin: null }),
]);
await putOrders(portal, 'de', [
  anOrder({ number: '10000001', seller: 'mine' }),
  anOrder({ number: '10000002', seller: 'theirs' }),
]);
// Before there is a passkey: of who has one, the password proves nothing.
const own = await signedIn(portal, 'mine');
const foreign: Record<string, string> = {
  ...(await idsOf(portal, { sellerId: theirs, number: '10000002', productId: 'P-2' })),
  proposalId: await putSpanish('otra'),
};
const ownIds: Record<string, string> = {
  ...(await idsOf(portal, { sellerId: mine, number: '10000001', productId: 'P-1' })),
  proposalId: await putSpanish('propia'),
};
const spanish = await signedIn(portal, 'propia', 'es.localhost');
const made = { name: 'Everything', scopes: [...tokenScopes], days: 30 };
const token = (await own.ask('POST /api-tokens', { body: made })).secret;

const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');

/** Every place in a request that holds an id of a seller's own things. */
const positions = endpoints.flatMap((endpoint) =>
  [
    ...(endpoint.ownedIds?.params ?? []),
    ...(endpoint.ownedIds?.body ?? []).map((place) => place.split('.').at(-1) ?? place),
  ].map((name) => [`${endpoint.method} ${endpoint.path}`, name, endpoint] as const),
);

describe("ACC-07 another seller's id is answered like an unknown one", () => {
  test('every :param of a guarded operation is declared as an owned id', () => {
    for (const endpoint of guarded) {
      const params = [...endpoint.path.matchAll(/:(\w+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !(name in words));
      expect(endpoint.ownedIds?.params ?? []).toEqual(params);
    }
    expect(positions.length).toBeGreaterThan(12);
  });

  test.each(positions)('%s with a foreign %s', async (_, name, endpoint) => {
    const send = (value: string | undefined) => {
      const { method, path, body, headers } = sampleRequest(endpoint, { ...ownIds, [name]: value ?? '' });
      return browserFor(endpoint).call(method, path, { body, headers });
    };
    const theirs = await send(foreign[name]);
    const unknown = await send(unknownOf(name));
    expect([theirs.status, unknown.status]).toEqual([404, 404]);
    expect(withoutRequestId(theirs.text)).toBe(withoutRequestId(unknown.text));
  });

  const shopPositions = positions.filter(([, , endpoint]) => endpoint.token !== undefined);

  test('the API for own systems has such places too', () => {
    expect(shopPositions.length).toBeGreaterThan(8);
  });

  test.each(shopPositions)('%s by a token with a foreign %s', async (_, name, endpoint) => {
    const send = async (value: string | undefined) => {
      const { method, path, body, headers } = sampleRequest(endpoint, { ...ownIds, [name]: value ?? '' });
      return portal.server.inject({
        method,
        url: shopBase + path,
        headers: {
          host: 'de.localhost',
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
          ...headers,
        },
        ...(body !== undefined && { payload: body }),
      });
    };
    const theirs = await send(foreign[name]);
    const unknown = await send(unknownOf(name));
    expect([theirs.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(withoutRequestId(theirs.body)).toBe(withoutRequestId(unknown.body));
  });

  test('nothing of the other seller was changed by trying', async () => {
    const [order] = await portal.ask('select version, status from seller_order where id = $1', [foreign['orderId']]);
    expect(order).toEqual({ version: 1, status: 'new' });
  });
});

describe('ACC-05 guards', () => {
  test.each(named(guarded))('%s without a session is 401', async (_, endpoint) => {
    const { method, path, body, headers } = sampleRequest(endpoint);
    const reply = await openBrowser(portal, 'de.localhost').call(method, path, { body, headers });
    expect([reply.status, codeOf(reply)]).toEqual([401, 'session_expired']);
  });

  test.each(named(guarded.filter((endpoint) => endpoint.method !== 'GET')))(
    '%s without CSRF header is 403',
    async (_, endpoint) => {
      const { method, path, body, headers } = sampleRequest(endpoint, ownIds);
      const reply = await own.call(method, path, { body, headers, csrf: false });
      expect([reply.status, codeOf(reply)]).toEqual([403, 'csrf.invalid']);
    },
  );

  // Signed in once: so many sign-ins of one person are refused.
  const bare = openBrowser(portal, 'de.localhost');
  beforeAll(() => bare.signIn('bare'));

  const bareSubject = {
    brand: 'de',
    services: [],
    marketplaceType: 'pure',
    goldPartner: false,
    role: 'owner',
  } as const;
  const refusedToBare = guarded.filter(
    ({ access }) =>
      access.kind === 'screens' && access.anyOf.every((screen) => screenDenial(screen, bareSubject) !== null),
  );

  test.each(named(refusedToBare))('%s without its service is 403', async (_, endpoint) => {
    const { method, path, body, headers } = sampleRequest(endpoint);
    const reply = await bare.call(method, path, { body, headers });
    expect(reply.status).toBe(403);
    expect(['access.service', 'access.brand']).toContain(codeOf(reply));
  });

  test.each(named(guarded.filter((endpoint) => endpoint.idempotency === 'required')))(
    '%s needs an Idempotency-Key',
    async (_, endpoint) => {
      const { method, path, body, headers } = sampleRequest(endpoint, ownIds);
      const reply = await browserFor(endpoint).call(method, path, { body, headers, idempotencyKey: null });
      expect([reply.status, codeOf(reply)]).toEqual([400, 'idempotency.key_required']);
    },
  );

  test('a session of one brand counts for nothing on another', async () => {
    const elsewhere = openBrowser(portal, 'es.localhost');
    for (const [name, value] of own.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.call('GET', '/orders?tab=to-manage')).status).toBe(401);
  });

  test.each(named(endpoints))('%s asks for at least one screen that some seller may open', (_, endpoint) => {
    expect(brandIds.some((brand) => isOpenIn(brand, endpoint))).toBe(true);
  });
});

describe('ACC-07 the database itself', () => {
  test('every seller-owned table has row-level security, enabled and forced', async () => {
    const open = await portal.ask<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'seller_id'
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
         and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });

  test('a month of a table is reached through the table alone, whose rules hold for it', async () => {
    const months = await portal.ask<{ open: boolean }>(
      `select exists (select from aclexplode(c.relacl) a where a.grantee <> c.relowner) as open
       from pg_class c where c.relkind = 'r' and c.relispartition`,
    );
    expect(months.length).toBeGreaterThan(0);
    expect(months.filter(({ open }) => open)).toEqual([]);
  });

  test('without a seller the seller role sees no row, and it is neither owner nor above the rules', async () => {
    await portal.ask('begin');
    await portal.ask('set local role offizin_seller');
    const [seen] = await portal.ask<{ orders: number }>('select count(*)::int as orders from seller_order');
    await portal.ask('rollback');
    expect(seen?.orders).toBe(0);
    const roles = await portal.ask(
      `select 1 from pg_roles where rolname = any ($1) and (rolbypassrls or rolsuper or rolcanlogin)`,
      [portalRoles],
    );
    expect(roles).toEqual([]);
  });

  test('the processes sign in with a login that owns nothing, passes no rule and reads no table by itself', async () => {
    const { username } = new URL(portal.app.config.databaseUrl);
    const [login] = await portal.ask(
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as strong,
         exists (select from pg_class where relowner = r.oid) as owns from pg_roles r where rolname = $1`,
      [username],
    );
    expect(login).toEqual({ strong: false, owns: false });
    const tables = await portal.ask<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
         and has_table_privilege($1, oid, 'select') order by relname`,
      [username],
    );
    expect(tables.map(({ name }) => name)).toEqual(['worker_heartbeat']);
    await expect(portal.app.pool.query('select 1 from user_account')).rejects.toThrow('permission denied');
  });

  test.each(['session', 'user_account', 'seller', 'seller_order', 'order_number', 'offer', 'notification'])(
    'without a brand the marketplace role sees nothing of %s, with one only its own',
    async (table) => {
      const brandsSeen = async (setting: string) => {
        await portal.ask(`begin; set local role offizin_marketplace; ${setting}`);
        const seen = await portal.ask<{ brand: string }>(`select distinct brand from ${table}`);
        await portal.ask('rollback');
        return seen.map(({ brand }) => brand);
      };
      expect(await brandsSeen(`set local app.brand = ''`)).toEqual([]);
      expect(await brandsSeen(`set local app.brand = 'es'`)).not.toContain('de');
    },
  );

  test('the marketplace role reads neither impersonation tokens nor the audit', async () => {
    for (const table of ['impersonation_token', 'audit']) {
      await portal.ask(`begin; set local role offizin_marketplace; set local app.brand = 'de'`);
      await expect(portal.ask(`select 1 from ${table}`)).rejects.toThrow('permission denied');
      await portal.ask('rollback');
    }
  });

  test('the seller role reaches neither users nor sessions nor keys', async () => {
    for (const table of ['user_account', 'session', 'api_key', 'app_secret']) {
      await portal.ask('begin');
      await portal.ask('set local role offizin_seller');
      await expect(portal.ask(`select 1 from ${table}`)).rejects.toThrow('permission denied');
      await portal.ask('rollback');
    }
  });

  test('the seller role sees its own record and the catalogue of its brand only', async () => {
    await putProducts(portal, 'es', [aProduct({ productId: 'ES-1' })]);
    await portal.ask('begin');
    await portal.ask(
      `set local role offizin_seller; set local app.seller_id = '${ownIds['sellerId']}'; set local app.brand = 'de'`,
    );
    const records = await portal.ask('select id from seller');
    const brands = await portal.ask('select distinct brand from product');
    await portal.ask('rollback');
    expect(records).toEqual([{ id: ownIds['sellerId'] }]);
    expect(brands).toEqual([{ brand: 'de' }]);
  });
});
