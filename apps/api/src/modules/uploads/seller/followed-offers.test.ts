import { beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '../../../testing/portal.ts';
import { code, type FileRows, UploadShop } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.portal.ask('delete from price_rule_offer');
  await shop.portal.ask('delete from price_rule');
  return shop.clear();
});

const row = (index: number, price: string, stock = '5') => [code(index), '', stock, price, 'eigen'];
const check = (rows: FileRows) => shop.check(rows);

/** Has the offers of some products follow a rule. */
async function follow(...productIds: string[]): Promise<void> {
  await shop.portal.ask(
    `insert into price_rule (seller_id, id, brand, rank, name, state, created_at, saved_at, state_at)
     select id, gen_random_uuid(), brand, 1, 'Vitamine', 'active', now(), now(), now() from seller where id = $1`,
    [shop.sellerId],
  );
  await shop.portal.ask(
    `insert into price_rule_offer (seller_id, product_no, brand, rule_id, start_price, known_price, day_price)
     select o.seller_id, o.product_no, r.brand, r.id, o.price, o.price, o.price
     from offer o join price_rule r on r.seller_id = o.seller_id join product p on p.no = o.product_no
     where p.product_id = any($1)`,
    [productIds],
  );
}

describe('UPL-08 OFF-11 a file about offers that follow a price rule', () => {
  test('the preview counts those whose prices it changes, and so does what is applied', async () => {
    await shop.apply(await check([row(0, '10,00'), row(1, '11,00'), row(2, '12,00'), row(3, '13,00')]));
    await follow('P-0', 'P-1', 'P-2');
    const upload = await check([row(0, '10,10'), row(1, '11,00', '4'), row(2, '12,00'), row(3, '13,10')]);
    expect(upload.summary).toMatchObject({ changed: 3, unchanged: 1, priceChanges: 2, followed: 1 });
    expect((await shop.apply(upload)).summary).toEqual(upload.summary);
  });

  test('where none of them does, nothing is said of rules', async () => {
    await shop.apply(await check([row(0, '10,00'), row(1, '11,00')]));
    await follow('P-0');
    const upload = await check([row(0, '10,00', '4'), row(1, '11,10'), row(2, '12,10')]);
    expect(upload.summary).not.toHaveProperty('followed');
  });
});
