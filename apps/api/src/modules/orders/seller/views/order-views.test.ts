import type { OrderViewShows } from '@offizin/contract/saved-views/seller';
import { limits } from '@offizin/domain/limits';
import { anOrder, aProduct } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { type Browser, codeOf, problemOf } from '../../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts } from '../../../../testing/portal.ts';
import { joinTeam, openTeam, send } from '../../../../testing/teams.ts';

const portal = await portalForFile();
await putProducts(portal, 'de', [aProduct()]);
const team = await openTeam(portal);
const { owner } = team;
const mate = await joinTeam(portal, team, 'orders');
const reader = await joinTeam(portal, team, 'reader');

const toManage: OrderViewShows = { tab: 'to-manage' };
const save = (name: string, scope: 'own' | 'shop' = 'own', shows = toManage, by: Browser = owner) =>
  by.ask('POST /orders/views', { body: { name, scope, shows } });
const seen = async (by: Browser) =>
  (await by.ask('GET /orders/views', {})).views.map(({ name, scope }) => `${scope} ${name}`);

describe('ORD-21 views of the order desk', () => {
  test('are kept: one’s own for oneself, the shop’s for everybody, by name', async () => {
    await save('b mine');
    await save('Ours', 'shop');
    await save('A mine');
    await save('b mine', 'own', toManage, mate.browser);
    expect(await seen(owner)).toEqual(['shop Ours', 'own A mine', 'own b mine']);
    expect(await seen(mate.browser)).toEqual(['shop Ours', 'own b mine']);
    const stranger = await openTeam(portal);
    expect(await seen(stranger.owner)).toEqual([]);
  });

  test('count what the list of the same filters has', async () => {
    const orders = Array.from({ length: 7 }, (_, at) =>
      anOrder({
        number: String(82_000_000 + at),
        seller: team.username,
        deliveryType: at % 3 === 0 ? 'next_day' : 'standard',
        dispatchBy: at === 1 ? '2026-11-20T09:00:00.000Z' : '2026-11-30T09:00:00.000Z',
      }),
    );
    await putOrders(portal, 'de', orders);
    const asked: readonly OrderViewShows[] = [
      { tab: 'to-manage' },
      { tab: 'to-manage', deliveryType: ['next_day'] },
      { tab: 'to-manage', overdue: 'yes' },
      { tab: 'to-manage', dueFrom: '2026-11-30', dueTo: '2026-11-30', sort: 'newest' },
      { tab: 'managed' },
      { tab: 'managed', deliveryType: ['standard'] },
    ];
    const saved = [];
    for (const [at, shows] of asked.entries()) saved.push(await save(`Counted ${at}`, 'own', shows));
    const { views } = await owner.ask('GET /orders/views', {});
    for (const { id, shows, counted } of saved) {
      const { deliveryType, paymentType: _p, shipmentStatus: _s, ...others } = shows;
      const query = { ...others, ...(deliveryType && { deliveryType: deliveryType.join(',') }) };
      const figures = await owner.ask('GET /orders/figures', { query });
      expect(counted).toEqual({ rows: figures.total, isMore: false });
      expect(views.find((view) => view.id === id)?.counted).toEqual(counted);
    }
    expect(saved.map(({ counted }) => counted?.rows)).toEqual([7, 3, 1, 6, 0, 0]);
  });

  test('a view of the shop is changed by who acts on orders, one’s own by oneself alone', async () => {
    const shared = await save('Shared', 'shop');
    const mine = await save('Mine alone');
    const change = (by: Browser, { id: viewId, version }: typeof mine, name: string) =>
      send(by, 'PUT /orders/views/:viewId', { params: { viewId }, body: { version, name, shows: toManage } });
    expect(codeOf(await change(reader.browser, shared, 'Taken over'))).toBe('access.role');
    expect(codeOf(await change(mate.browser, mine, 'Taken over'))).toBe('not_found');
    const body = { name: 'By a reader', scope: 'shop' as const, shows: toManage };
    expect(codeOf(await send(reader.browser, 'POST /orders/views', { body }))).toBe('access.role');
    await save('By a reader', 'own', toManage, reader.browser);
    expect((await change(mate.browser, shared, 'Shared by two')).json).toMatchObject({ version: 2, scope: 'shop' });
    expect(codeOf(await change(owner, shared, 'Too late'))).toBe('settings.version_conflict');
    const remove = (by: Browser, viewId: string) =>
      send(by, 'DELETE /orders/views/:viewId', { params: { viewId }, body: {} });
    expect(codeOf(await remove(mate.browser, mine.id))).toBe('not_found');
    expect((await remove(owner, shared.id)).status).toBe(200);
    expect(await seen(mate.browser)).not.toContain('shop Shared by two');
  });

  test('a name is there once for each person and shop, whatever its capital letters', async () => {
    await save('Express');
    const again = await send(owner, 'POST /orders/views', {
      body: { name: ' express ', scope: 'own', shows: toManage },
    });
    expect(problemOf(again).errors).toMatchObject([{ path: 'body.name', code: 'field.not_available' }]);
    await save('Express', 'shop');
  });

  test('there are as many as a menu can show', async () => {
    const full = await openTeam(portal);
    for (let at = 0; at < limits.savedViews; at += 1) await save(`View ${at}`, 'own', toManage, full.owner);
    const more = { name: 'One more', shows: toManage };
    expect(codeOf(await send(full.owner, 'POST /orders/views', { body: { ...more, scope: 'own' } }))).toBe(
      'saved_view.too_many',
    );
    await save('One more', 'shop', toManage, full.owner);
  });

  test('what a view no longer knows is left out, and one that says nothing any more is not shown', async () => {
    const old = await openTeam(portal);
    await save('Old', 'own', { tab: 'to-manage', overdue: 'yes' }, old.owner);
    await save('Gone', 'own', toManage, old.owner);
    const put = (name: string, shows: string) =>
      portal.ask('update saved_view set shows = $3 where seller_id = $1 and name = $2', [old.sellerId, name, shows]);
    await put('Old', '{"tab": "to-manage", "overdue": "perhaps", "colour": "red", "deliveryType": ["next_day"]}');
    await put('Gone', '{"tab": "elsewhere"}');
    const { views } = await old.owner.ask('GET /orders/views', {});
    expect(views.map(({ name, shows }) => [name, shows])).toEqual([
      ['Old', { tab: 'to-manage', deliveryType: ['next_day'] }],
    ]);
  });
});
