import { startEmbeddedDatabase } from '../../scripts/database/embedded-database.ts';
import pg from 'pg';
const server = await startEmbeddedDatabase({ dataDir: '/tmp/bench1', log: () => {} });
const c = new pg.Client({ connectionString: server.url });
await c.connect();
const {
  rows: [r],
} = await c.query('select seller_id, id from price_rule limit 1');
const fitting = `(o.seller_id = '${r.seller_id}'::uuid and o.status <> 'inactive' and not p.prescription
  and not exists (select from warehouse_stock w where w.seller_id = o.seller_id and w.product_no = o.product_no and w.on_hand > 0)
  and not exists (select from price_proposal q join price_proposal_item i on i.seller_id = q.seller_id and i.proposal_id = q.id
    where q.seller_id = o.seller_id and q.status = 'open' and q.expires_at > now() and i.product_no = o.product_no))
    and ((true or p.product_id = any('{}'::text[])) and p.product_id <> all('{}'::text[]))
    and (c.rule_id is null or c.rule_id <> all('{}'::uuid[]))`;
const q = (after: number) => `select o.product_no, o.price, coalesce(x.prices, '{}') as others, x.sellers,
      greatest(o.price, case when p.recommended_price is null then (
        select max(h.old_price) from offer_change h
        where h.seller_id = o.seller_id and h.product_no = o.product_no and h.at > now() - make_interval(days => 30)) end
      ) as "highestPast", c.reason, m.best
    from (
      select o.* from offer o join product p on p.no = o.product_no
        left join price_rule_offer c on c.seller_id = o.seller_id and c.product_no = o.product_no
      where o.seller_id = '${r.seller_id}'::uuid and o.product_no > ${after} and ${fitting}
      order by o.product_no limit 2000
    ) o
    join product p on p.no = o.product_no
    left join price_rule_offer c on c.seller_id = o.seller_id and c.product_no = o.product_no
    left join product_market m on m.product_no = o.product_no
    left join lateral (
      select array_agg(y.price order by y.price, y.market_seller_no) as prices,
        array_agg(y.market_seller_no order by y.price, y.market_seller_no) as sellers
      from (
        select x.price, x.market_seller_no from market_offer x where x.product_no = o.product_no and x.market_seller_no <> all('{1,2}'::integer[]) and true
        order by x.price, x.market_seller_no limit 200
      ) y
    ) x on true
    order by o.product_no`;
await c.query(`set jit = off`);

const one = (order: string) => `select o.product_no, o.price, coalesce(x.prices, '{}') as others, x.sellers,
      greatest(o.price, case when p.recommended_price is null then (
        select max(h.old_price) from offer_change h
        where h.seller_id = o.seller_id and h.product_no = o.product_no and h.at > now() - make_interval(days => 30)) end
      ) as "highestPast", c.reason, m.best
    from offer o
    join product p on p.no = o.product_no
    left join price_rule_offer c on c.seller_id = o.seller_id and c.product_no = o.product_no
    left join product_market m on m.product_no = o.product_no
    left join lateral (
      select array_agg(y.price order by y.price, y.market_seller_no) as prices,
        array_agg(y.market_seller_no order by y.price, y.market_seller_no) as sellers
      from (
        select x.price, x.market_seller_no from market_offer x where x.product_no = o.product_no and x.market_seller_no <> all('{1,2}'::integer[]) and true
        order by x.price, x.market_seller_no limit 200
      ) y
    ) x on true
    where ${fitting} ${order}`;
async function timed(name: string, f: () => Promise<unknown>) {
  const t = performance.now();
  const r = await f();
  console.log(name, r, (performance.now() - t).toFixed(0));
}
const portions = async () => {
  let after = -1;
  let n = 0;
  for (;;) {
    const { rows } = await c.query(q(after));
    n += rows.length;
    if (rows.length < 2000) break;
    after = rows.at(-1).product_no;
  }
  return n;
};
const cursor = async (order: string) => {
  let n = 0;
  await c.query('begin');
  await c.query(`declare k no scroll cursor for ${one(order)}`);
  for (;;) {
    const { rows } = await c.query('fetch forward 2000 from k');
    n += rows.length;
    if (rows.length === 0) break;
  }
  await c.query('commit');
  return n;
};
for (let i = 0; i < 2; i++) {
  await timed('portions', portions);
  await timed('cursor', () => cursor(''));
  await timed('cursor ordered', () => cursor('order by o.product_no'));
}
await c.query(
  'drop index market_offer_price; create index market_offer_price on market_offer (product_no, price, market_seller_no) include (delivery)',
);
await c.query('vacuum analyze market_offer');
for (let i = 0; i < 2; i++) {
  await timed('cursor, new index', () => cursor(''));
}
console.log((await c.query('explain (analyze) ' + one(''))).rows.map((x) => x['QUERY PLAN']).join('\n'));
await c.end();
await server.stop();
