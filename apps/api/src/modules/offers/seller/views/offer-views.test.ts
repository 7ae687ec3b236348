import type { OfferViewShows } from '@offizin/contract/saved-views/seller';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../../../testing/browser.ts';
import { portalForFile } from '../../../../testing/portal.ts';
import { joinTeam, openTeam, send } from '../../../../testing/teams.ts';

const portal = await portalForFile();
const team = await openTeam(portal);

describe('OFF-03 views of the offers', () => {
  test('keep filters, sort and columns; those of the orders are others', async () => {
    const shows: OfferViewShows = { price: 'not_best', brand: ['Aquanelle'], sort: 'price', order: 'desc' };
    const columns = [
      { id: 'product', width: 300 },
      { id: 'sku', width: 120 },
    ];
    const body = { name: 'Too dear', scope: 'own', shows: { ...shows, columns } } as const;
    await team.owner.ask('POST /offers/views', { body });
    expect((await team.owner.ask('GET /offers/views', {})).views).toMatchObject([
      { name: 'Too dear', shows: { ...shows, columns }, counted: null },
    ]);
    expect((await team.owner.ask('GET /orders/views', {})).views).toEqual([]);
  });

  test('those of the shop are for who changes offers', async () => {
    const packer = await joinTeam(portal, team, 'orders');
    const keeper = await joinTeam(portal, team, 'catalogue');
    const body = { name: 'Sold out', scope: 'shop', shows: { status: 'out_of_stock' } } as const;
    expect(codeOf(await send(packer.browser, 'POST /offers/views', { body }))).toBe('access.role');
    await keeper.browser.ask('POST /offers/views', { body });
    expect((await packer.browser.ask('GET /offers/views', {})).views).toMatchObject([{ by: `User ${keeper.name}` }]);
  });
});
