import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import type { MenuView } from '@offizin/contract/identity/session';
import type { ServicesView } from '@offizin/contract/services/seller';
import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import { aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { askMachine, portalForFile, putSeller } from '../../../testing/portal.ts';
import { send } from '../../../testing/teams.ts';

const subscribed = (...codes: ServiceCode[]): SellerRecord['services'] =>
  codes.map((code) => ({ code, status: 'subscribed', since: '2025-05-02T08:00:00.000Z' }));

const bahnhof = aSeller({ users: [aUser('reto')], services: subscribed('marketplace', 'adyen') });

const portal = await portalForFile();
await putSeller(portal, 'es', 'bahnhof', bahnhof);
const reto = await signedIn(portal, 'reto', 'localhost', '203.0.113.1');

const read = async (browser = reto) => (await send(browser, 'GET /services')).json as ServicesView;
const one = async (code: ServiceCode) => (await read()).services.find((service) => service.code === code);
const ask = (code: ServiceCode, kind: 'subscribe' | 'cancel', browser = reto) =>
  send(browser, 'POST /services/:code/ask', { params: { code }, body: { kind } });
const withdraw = (code: ServiceCode) => send(reto, 'POST /services/:code/withdraw', { params: { code } });

const decide = (code: ServiceCode, status: 'subscribed' | 'unsubscribed' | 'pending', reason?: string) =>
  askMachine(portal, marketplaceApi.putSellerService, {
    brand: 'es',
    params: { externalId: 'bahnhof', code },
    body: { status, reason },
  });
/** The menu that the server gives the shop now. */
async function menu(): Promise<string[]> {
  const { sellerId } = (await send(reto, 'POST /session-details')).json as { sellerId: string };
  const { json } = await send(reto, 'GET /dynamic-menu/:sellerId', { params: { sellerId } });
  return (json as MenuView).groups.flatMap(({ items }) => items.map(({ screen }) => screen));
}
const requests = async () =>
  (await askMachine(portal, marketplaceApi.serviceRequests, { brand: 'es' })).items.map(({ code, kind }) => [
    code,
    kind,
  ]);
const notices = async () =>
  (
    await portal.ask<{ kind: string; service: string }>(
      `select kind, params ->> 'service' as service from notification where kind like 'service%'`,
    )
  )
    .map(({ kind, service }) => `${kind} ${service}`)
    .toSorted();

describe('PRO-09 services', () => {
  test('those of the brand, with their status, since when, and what they ask for', async () => {
    const { services } = await read();
    expect(services.map(({ code }) => code)).toEqual([
      'marketplace',
      'same_day',
      'gold_partner',
      'fulfillment',
      'stockhub',
      'adyen',
      'hyperwallet',
      'electronic_receipt',
    ]);
    expect(await one('marketplace')).toMatchObject({ status: 'subscribed', since: '2025-05-02T08:00:00.000Z' });
    expect(await one('gold_partner')).toMatchObject({ conditions: [{ name: 'pharmacy', isMet: true }] });
    expect(await one('fulfillment')).toMatchObject({ conditions: [{ name: 'company_data', isMet: false }] });
  });

  test('a request is pending everywhere until the marketplace grants it; the menu opens then', async () => {
    expect((await ask('stockhub', 'subscribe')).status).toBe(200);
    expect(await one('stockhub')).toMatchObject({ status: 'unsubscribed', asked: { kind: 'subscribe' } });
    expect(codeOf(await ask('stockhub', 'subscribe'))).toBe('service.invalid_state');
    const { sellerId } = (await send(reto, 'POST /session-details')).json as { sellerId: string };
    const seller = await send(reto, 'GET /seller/:sellerId', { params: { sellerId } });
    expect(seller.json).toMatchObject({ services: expect.arrayContaining([{ code: 'stockhub', status: 'pending' }]) });
    expect(await menu()).not.toContain('sync_results');
    expect(await requests()).toEqual([['stockhub', 'subscribe']]);
    await decide('stockhub', 'pending');
    expect(await requests()).toEqual([['stockhub', 'subscribe']]);
    await decide('stockhub', 'subscribed');
    expect(await requests()).toEqual([]);
    expect(await one('stockhub')).toMatchObject({ status: 'subscribed', asked: null, refused: null });
    expect(await menu()).toContain('sync_results');
    expect(await notices()).toEqual(['service_on stockhub']);
  });

  test('what is asked can be taken back, once', async () => {
    await ask('gold_partner', 'subscribe');
    expect((await withdraw('gold_partner')).status).toBe(200);
    expect(await one('gold_partner')).toMatchObject({ status: 'unsubscribed', asked: null });
    expect(codeOf(await withdraw('gold_partner'))).toBe('service.invalid_state');
    expect(await requests()).toEqual([]);
  });

  test('a refusal says why, and stays until the shop asks again', async () => {
    await ask('gold_partner', 'subscribe');
    await decide('gold_partner', 'unsubscribed', 'Only from the second year on.');
    const refused = { kind: 'subscribe', reason: 'Only from the second year on.' };
    expect(await one('gold_partner')).toMatchObject({ status: 'unsubscribed', asked: null, refused });
    await ask('gold_partner', 'subscribe');
    expect(await one('gold_partner')).toMatchObject({ refused: null, asked: { kind: 'subscribe' } });
    await decide('gold_partner', 'subscribed');
    expect(await portal.ask(`select gold_partner as "isGold" from seller where external_id = 'bahnhof'`)).toEqual([
      { isGold: true },
    ]);
    await decide('gold_partner', 'unsubscribed');
    expect(await notices()).toEqual([
      'service_off gold_partner',
      'service_on gold_partner',
      'service_on stockhub',
      'service_refused gold_partner',
    ]);
  });

  test('until the marketplace has ended it a service stays; it may refuse that too', async () => {
    await ask('stockhub', 'cancel');
    expect(await one('stockhub')).toMatchObject({ status: 'subscribed', asked: { kind: 'cancel' } });
    expect(await menu()).toContain('sync_results');
    await decide('stockhub', 'subscribed', 'Until the end of the quarter.');
    expect(await one('stockhub')).toMatchObject({ status: 'subscribed', asked: null, refused: { kind: 'cancel' } });
    await ask('stockhub', 'cancel');
    await decide('stockhub', 'unsubscribed');
    expect(await menu()).not.toContain('sync_results');
  });

  test('a record that was made before the request leaves it open; one that has the service grants it', async () => {
    await ask('stockhub', 'subscribe');
    await putSeller(portal, 'es', 'bahnhof', bahnhof);
    expect(await one('stockhub')).toMatchObject({ asked: { kind: 'subscribe' } });
    await putSeller(portal, 'es', 'bahnhof', { ...bahnhof, services: subscribed('marketplace', 'adyen', 'stockhub') });
    expect(await one('stockhub')).toMatchObject({ status: 'subscribed', asked: null });
  });

  test.each<[string, ServiceCode, 'subscribe' | 'cancel', string]>([
    ['has what it asks for', 'marketplace', 'subscribe', 'service.invalid_state'],
    ['ends what it has not', 'electronic_receipt', 'cancel', 'service.invalid_state'],
    ['lacks a condition', 'fulfillment', 'subscribe', 'service.conditions'],
    ['is paid through another provider', 'hyperwallet', 'subscribe', 'service.invalid_state'],
    ['needs it to be paid', 'adyen', 'cancel', 'service.invalid_state'],
    ['asks for what the brand has not', 'otc', 'subscribe', 'not_found'],
  ])('a shop that %s is refused', async (_, code, kind, expected) => {
    expect(codeOf(await ask(code, kind))).toBe(expected);
  });

  test('of many simultaneous requests one is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('gold_partner', 'subscribe')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await withdraw('gold_partner');
  });

  test('the marketplace hears of what is asked and taken back, and the history says what became of it', async () => {
    const { events } = await askMachine(portal, marketplaceApi.events, { brand: 'es', query: {} });
    const asked = events.flatMap(({ service }) => (service === null ? [] : [`${service.code} ${service.asked}`]));
    expect(asked.slice(0, 3)).toEqual(['stockhub subscribe', 'gold_partner subscribe', 'gold_partner null']);
    const rows = await portal.ask<{ changes: { field: string; old: string; new: string }[] }>(
      `select changes from audit where kind = 'services.changed' order by id`,
    );
    const moves = rows.flatMap(({ changes }) => changes.map(({ field, old, new: now }) => `${field}: ${old} → ${now}`));
    expect(moves.slice(0, 2)).toEqual([
      'service_stockhub: unsubscribed → pending',
      'service_stockhub: pending → subscribed',
    ]);
    expect(moves).toContain('service_stockhub: subscribed → ending');
  });

  test('medicines are judged again when their service begins', async () => {
    await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('sabine')] }));
    const jobs = () =>
      portal.ask(`select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'reclassify_seller'`);
    expect(await jobs()).toHaveLength(0);
    const params = { externalId: 'linden', code: 'otc' } as const;
    await askMachine(portal, marketplaceApi.putSellerService, { brand: 'de', params, body: { status: 'subscribed' } });
    expect(await jobs()).toHaveLength(1);
  });
});
