import { expect, test } from 'vitest';
import { portalForFile } from '../../../testing/portal.ts';
import { giveOffers } from '../../../testing/offers.ts';
import { send } from '../../../testing/teams.ts';
import { codeOf, problemOf } from '../../../testing/browser.ts';
import { openCases } from '../testing/return-cases.ts';
import { restockReturn } from './restock-return.job.ts';

const portal = await portalForFile();
const { inState, read, seller, sellerId } = await openCases(portal);
await portal.ask(`update product set product_type = 'cosmetic'`);
await giveOffers(portal, sellerId, [
  { productId: 'R-1', price: 400, stock: 4 },
  { productId: 'R-2', price: 400, stock: 4, origin: 'wholesaler' },
]);

const stocks = async () =>
  (await portal.ask<{ stock: number }>('select stock from offer order by product_no')).map(({ stock }) => stock);
type Seen = Awaited<ReturnType<typeof read>>;
const decide = ({ returnId, version, items }: Seen, restock: readonly { lineId: string; units: number }[]) =>
  send(seller, 'POST /returns/:returnId/decide', {
    params: { returnId },
    body: {
      version,
      items: items.map(({ lineId }) => ({ lineId, choice: 'whole', amount: null, reason: null, condition: 'sealed' })),
      text: '',
      files: [],
      restock,
      total: 696 - 4640 - 420,
    },
  });
const putBack = (returnId: string) => restockReturn.run(portal.jobContext(), { sellerId, returnId });

test('ORD-22 saleable units go back into stock, once, with their history', async () => {
  const seen = await read(await inState({ state: 'received' }));
  expect(seen.items.map(({ restock }) => restock)).toEqual(['may', null]);
  const [{ lineId } = { lineId: '' }] = seen.items;
  const answer = await decide(seen, [{ lineId, units: 1 }]);
  expect(answer.json).toMatchObject({ state: 'refunded', items: [{ restocked: 1 }, { restocked: 0 }] });
  await Promise.all([putBack(seen.returnId), putBack(seen.returnId)]);
  await putBack(seen.returnId);
  expect(await stocks()).toEqual([5, 4]);
  const { history } = await seller.ask('GET /offers/:productId', { params: { productId: 'R-1' } });
  expect(history[0]).toMatchObject({ kind: 'return', before: { stock: 4 }, after: { stock: 5 } });
});

test('ORD-22 what the rules of offers refuse does not go back, which the case and the bell say', async () => {
  await portal.ask(`update product set recommended_price = 300 where product_id = 'R-1'`);
  const before = await stocks();
  const seen = await read(await inState({ state: 'received' }));
  const [{ lineId } = { lineId: '' }] = seen.items;
  await decide(seen, [{ lineId, units: 1 }]);
  await putBack(seen.returnId);
  await putBack(seen.returnId);
  expect(await stocks()).toEqual(before);
  const [item] = (await seller.ask('GET /returns/:returnId', { params: { returnId: seen.returnId } })).items;
  expect(item).toMatchObject({ productId: 'R-1', restocked: 0, notRestocked: { units: 1, why: 'price' } });
  expect(await portal.ask(`select params from notification where kind = 'return_not_restocked'`)).toEqual([
    { params: { number: seen.returnNo, returnId: seen.returnId } },
  ]);
  await portal.ask(`update product set recommended_price = null where product_id = 'R-1'`);
});

test('ORD-22 nothing goes back that did not come, is not sold from own stock, or lies in the warehouse', async () => {
  const seen = await read(await inState({ state: 'received' }));
  const [first, second] = seen.items;
  const refused = await decide(seen, [
    { lineId: first?.lineId ?? '', units: 2 },
    { lineId: second?.lineId ?? '', units: 1 },
  ]);
  expect([codeOf(refused), problemOf(refused).errors?.map(({ path }) => path)]).toEqual([
    'request.invalid',
    ['body.restock.0.units', 'body.restock.1'],
  ]);
  for (const standing of [{ state: 'requested' }, { state: 'received', warehouse: true }] as const)
    expect((await read(await inState(standing))).items.map(({ restock }) => restock)).toEqual([null, null]);
  await portal.ask(`update product set product_type = 'medicine'`);
  expect((await read(await inState({ state: 'received' }))).items[0]?.restock).toBe('medicine');
});
