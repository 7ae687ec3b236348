import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sentStatementFindings } from './sent-statements.ts';
import { statementExceptions } from './statement-exceptions.ts';
import { statementFindings } from './statement-findings.ts';

const sources = path.join(import.meta.dirname, '../..');

const rulesOf = (text: string): string[] => statementFindings(text).map(({ rule }) => rule);

test.each([
  ['a condition', 'select price from offer where seller_id = $1'],
  ['a cast', 'select price from offer o where o.product_no = $2 and $1::uuid = o.seller_id'],
  ['a literal', "copy (select price from offer where seller_id = 'x'::uuid) to stdout (format binary)"],
  [
    'another table of the seller',
    'select 1 from seller_order o join order_line l on l.seller_id = o.seller_id where o.seller_id = $1',
  ],
  ['the seller itself', 'select 1 from sync_finding f join seller s on s.id = f.seller_id where s.id = $1'],
  ['a query in a condition', 'select exists (select from offer where seller_id = $1)'],
  [
    'a named query',
    'with o as (select * from seller_order where seller_id = $1) select from order_line l join o on o.seller_id = l.seller_id',
  ],
  [
    'a lateral query',
    'select from product p, lateral (select * from offer o where o.seller_id = $1 and o.product_no = p.no) o',
  ],
  ['a cursor', 'declare exported no scroll cursor for select price from offer where seller_id = $1'],
  [
    'an update',
    'update offer o set price = g.price from unnest($1::int[]) g (price) where o.seller_id = $2 and o.product_no = $3',
  ],
  ['a delete', 'delete from offer using unnest($1::int[]) g (no) where offer.seller_id = $2 and product_no = g.no'],
  ['values', 'insert into offer (seller_id, price) values ($1, $2)'],
  ['a reference table', 'select name from product where brand = $1'],
])('a statement that names the seller by %s passes', (_, text) => {
  expect(statementFindings(text)).toEqual([]);
});

test.each([
  ['no condition', 'select price from offer'],
  ['another condition', 'select price from offer where product_no = $1'],
  ['an alternative', 'select price from offer where seller_id = $1 or product_no = $2'],
  ['a comparison', 'select price from offer where seller_id > $1'],
  ['a function of the session', 'select price from offer where seller_id = current_seller()'],
  ['one of two tables', 'select 1 from seller_order o join order_line l on l.order_id = o.id where o.seller_id = $1'],
  ['only each other', 'select 1 from seller_order o join order_line l on l.seller_id = o.seller_id'],
  ['a query in a condition', 'select exists (select from offer) from seller_order where seller_id = $1'],
  ['a named query', 'with o as (select * from offer) select price from o where o.seller_id = $1'],
  ['one side of a union', 'select price from offer where seller_id = $1 union select price from offer'],
  ['a copy', 'copy (select price from offer) to stdout'],
  ['a copied table', 'copy offer (product_no, price) from stdin'],
  ['a cursor', 'declare exported no scroll cursor for select price from offer'],
  ['an update', 'update offer set price = 1 where product_no = $1'],
  ['a delete', 'delete from offer'],
  ['values', 'insert into offer (product_no, price) values ($1, $2)'],
])('a statement that names the seller not, by %s, is found', (_, text) => {
  expect(rulesOf(text)).toContain('seller');
});

test.each([
  ['returning', 'insert into offer (seller_id, price) select $1, price from staged_offer'],
  ['returning', 'insert into offer (seller_id, price) select $1, price from staged_offer on conflict do nothing'],
  ['stable', 'insert into notification (seller_id, created_at) values ($1, now())'],
  ['stable', 'insert into notification (seller_id, created_at) values ($1, current_timestamp)'],
  ['stable', "update offer set changed_at = changed_at + interval '1 day' where seller_id = $1"],
  [
    'stable',
    'insert into offer_count (seller_id) values ($1) on conflict (seller_id, status) do update set offers = extract(epoch from now())',
  ],
  [
    'subscript',
    'update offer o set origin = ($1::text[])[g.origin] from unnest($2::int[]) g (origin) where o.seller_id = $3',
  ],
  [
    'subscript',
    'update sync_finding f set numbers = array[g.one] from unnest($2::int[]) g (one) where f.seller_id = $3',
  ],
  ['case', "update offer set stock = case origin when 'own' then 1 else 0 end where seller_id = $1"],
  ['setting', "select set_config('app.brand', $1, true)"],
  ['setting', "begin; set local app.brand = 'de'"],
  ['setting', 'set local role offizin_seller'],
  [
    'case',
    'insert into offer (seller_id, stock) select $1, case g.no when 1 then 1 end from unnest($2::int[]) g (no) returning 1',
  ],
  ['place', 'delete from offer where seller_id = $1 and ctid = any ($2)'],
  ['place', 'delete from market_move where ctid = any (array(select ctid from market_move limit 5))'],
  [
    'notice',
    "with written as (insert into live_event (topic) values ($1) returning 1) select pg_notify('x', 'y') from written",
  ],
  ['stable', 'insert into product (name) values ($1) on conflict (no) do update set updated_at = now()'],
  ['stable', "update offer set detail = jsonb_build_object('was', price) where seller_id = $1"],
  [
    'value',
    'insert into offer (seller_id, price) values ($1, $2) on conflict (seller_id) do update set seller_id = $3',
  ],
  ['value', 'update offer set seller_id = $1 where seller_id = $2'],
  [
    'value',
    'insert into offer (seller_id) select $1::uuid where exists (select 1 from offer where seller_id = $1) returning 1',
  ],
  ['value', 'insert into message (seller_id, no) values ($1, (select max(no) from message where seller_id = $1))'],
  [
    'value',
    'select (select max(u.id) from offer_upload u where u.seller_id = r.seller_id) from catalogue_run r where r.seller_id = $1',
  ],
  ['value', 'select (select max(m.month) from tax_month m where m.seller_id = s.id) from seller s where s.id = $1'],
])('%s: %s is found', (rule, text) => {
  expect(rulesOf(text)).toEqual([rule]);
});

test.each([
  'insert into offer (seller_id, price) select $1, price from staged_offer returning 1',
  'insert into offer (seller_id, price) select $1, price from staged_offer on conflict (seller_id, product_no) do nothing',
  "update offer set stock = case when origin = 'own' then 1 else 0 end where seller_id = $1",
  'update rate_window set window_start = now()',
  "set local app.brand = 'de'",
  "select set_config('role', 'offizin_seller', true)",
  "select pg_notify('x', word)::text from unnest($1::text[]) as word",
  'delete from rate_window where ctid = any (array(select ctid from rate_window limit 5))',
])('%s passes', (text) => {
  expect(statementFindings(text)).toEqual([]);
});

test.each([
  'select s.id from seller s where exists (select from offer o where o.seller_id = s.id)',
  `select c.seller_id from offer_count c where exists (select 1 from offer o where o.seller_id = c.seller_id)
   or exists (select 1 from sync_finding f where f.seller_id = c.seller_id)`,
])('for all sellers %s is found', (text) => {
  expect(rulesOf(text)).toContain('whole');
});

test('a statement is found under the name of its query unless that is an exception, with a reason', () => {
  const text = 'select count(*) from seller_order';
  expect(sentStatementFindings([{ sender: 'countSomething', text }])).toEqual([
    expect.stringMatching(/^countSomething \(seller\): seller_order without a value/),
  ]);
  const [exception] = statementExceptions;
  expect(sentStatementFindings([{ sender: exception?.sender ?? '', text }])).toEqual([]);
});

test('every exception is of a query that is there', async () => {
  const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('-queries.ts'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(sources, file), 'utf8')));
  const gone = statementExceptions.filter(({ sender }) => !texts.some((text) => text.includes(`function ${sender}(`)));
  expect(gone).toEqual([]);
});
