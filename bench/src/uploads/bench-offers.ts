import type pg from 'pg';

/** Gives the first seller offers of a number of products, evenly spread over the catalogue. */
export async function giveOffers(
  client: pg.Client,
  { products, offers }: { products: number; offers: number },
): Promise<void> {
  await client.query(
    `insert into offer (seller_id, brand, product_no, price, stock, origin, status, created_at, created_run, changed_at, changed_run)
     select s.id, s.brand, p.no, greatest(1, p.recommended_price * (85 + p.no % 15) / 100), p.no * 7 % 90, case when p.no % 7 < 5 then 'own' else 'wholesaler' end,
       case when p.no % 1000 = 0 then 'inactive' else 'active' end, now(), 1, now() - p.no % 1000 * interval '1 minute', 1
     from seller s cross join (select * from product where no % $1 = 0 order by no limit $2) p where s.external_id = 'bench-1' order by p.no`,
    [Math.max(1, Math.floor(products / offers)), offers],
  );
  await client.query(
    `insert into offer_count (seller_id, brand, status, offers) select seller_id, brand, status, count(*) from offer group by 1, 2, 3`,
  );
  await client.query('vacuum analyze');
}
