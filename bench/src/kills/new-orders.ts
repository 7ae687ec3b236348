import type pg from 'pg';

const seller = (username: string) => `select id from seller where external_id = '${username}'`;

/** Gives a seller a number of new orders, each with a line and its first step, as the marketplace would have. */
export async function addNewOrders(client: pg.Client, username: string, count: number): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into seller_order (seller_id, brand, number, status, warehouse, origin, created_at, dispatch_by, delivery_type, payment_type,
       payment_status, customer_first_name, customer_city, delivery_address, billing_address, currency, units, subtotal, shipping, discount,
       total, placed_discount, placed_shipping)
     select s.id, 'de', (20000000 + n)::text, 'new', false, 'web', now() - interval '1 hour', now() + interval '26 hours', 'standard', 'paid_online',
       'paid', 'Greta', 'Ulm', a.address, a.address, 'EUR', 1, 1500, 395, 0, 1895, 0, 395
     from (${seller(username)}) s cross join generate_series(1, $1::int) n
     cross join lateral (select jsonb_build_object('name', 'Greta Lindner', 'street', 'Ahornweg 1', 'postalCode', '89073', 'city', 'Ulm',
       'region', null, 'countryCode', 'DE', 'phone', '+49 731 1') as address) a`,
    [count],
  );
  await client.query(
    `insert into order_line (seller_id, brand, order_id, position, product_id, name, pack, code_system, stock_origin, image, quantity, unit_price)
     select o.seller_id, 'de', o.id, 1, 'P-1', 'Hedralis', '50 ml', 'pzn', 'own', '{"shape": "box", "primary": "#3b6ea5", "secondary": "#f0f4f8"}', 1, 1500
     from seller_order o where o.seller_id = (${seller(username)})`,
  );
  await client.query(
    `insert into order_history (seller_id, brand, order_id, at, kind, actor_kind)
     select o.seller_id, 'de', o.id, o.created_at, 'received', 'customer' from seller_order o where o.seller_id = (${seller(username)})`,
  );
  await client.query(
    `insert into order_count (seller_id, brand, warehouse, status, orders) select id, 'de', false, 'new', $1 from (${seller(username)}) s`,
    [count],
  );
  await client.query('reset session_replication_role');
  await client.query('analyze');
}

/** The ids of a seller's new orders. */
export async function listNewOrders(client: pg.Client, username: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from seller_order where seller_id = (${seller(username)}) and status = 'new' order by number`,
  );
  return rows.map(({ id }) => id);
}

export interface OrderTally {
  readonly confirmed: number;
  /** Orders whose status, version, steps and events do not fit together, or that were answered and are not confirmed. */
  readonly broken: number;
  /** Whether the counts that are kept are those of the rows. */
  readonly countsAreRight: boolean;
}

/** What became of a seller's orders; `answered` are those whose confirmation was answered with 200. */
export async function tallyOrders(
  client: pg.Client,
  username: string,
  answered: readonly string[],
): Promise<OrderTally> {
  const { rows } = await client.query<OrderTally>(
    `with own as (
       select o.*, (select count(*) from order_history h where h.seller_id = o.seller_id and h.order_id = o.id and h.kind = 'confirmed') as steps,
         (select count(*) from marketplace_event e where e.seller_id = o.seller_id and e.order_number = o.number) as events,
         answered.id is not null as answered
       from seller_order o left join unnest($1::uuid[]) as answered (id) on answered.id = o.id where o.seller_id = (${seller(username)})
     )
     select count(*) filter (where status = 'pending')::int as confirmed,
       count(*) filter (where not case
         when status = 'new' then version = 1 and steps = 0 and events = 0 and not answered
         else status = 'pending' and version = 2 and steps = 1 and events = 1 end)::int as broken,
       not exists (
         select from order_count c where c.seller_id = (${seller(username)})
           and c.orders <> (select count(*) from own where own.status = c.status and own.warehouse = c.warehouse)
       ) as "countsAreRight"
     from own`,
    [answered],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('there are no orders');
  return row;
}
