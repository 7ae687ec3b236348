import type pg from 'pg';

/** Of which sellers, and on which day an order's lines are booked: SQL on seller `s` and order `o`. */
interface Booked {
  readonly whose: string;
  readonly bookedOn: string;
}

/** Books four lines for each order of some sellers; a hundredth waits for its payout. */
export async function giveLedgers(client: pg.Client, { whose, bookedOn }: Booked): Promise<void> {
  const line = (no: number, kind: string, { amount, rate }: { amount: string; rate: string }) =>
    `jsonb_build_object('lineNo', ${no}, 'kind', '${kind}', 'amount', ${amount}, 'bookedOn', ${bookedOn}, 'rate', ${rate}, 'text', null, 'payoutNo', null)`;
  await client.query(
    `insert into ledger_order (seller_id, number, brand, ordered_at, month, currency, lines, standing, state, sold, refunded, kept,
       commission, paid, country, shipping, paid_on, changed_at)
     select o.seller_id, o.number, o.brand, o.created_at, to_char(o.created_at at time zone 'Europe/Berlin', 'YYYY-MM'), o.currency,
       jsonb_build_array(
         ${line(1, 'sale', { amount: 'o.subtotal', rate: 'null' })},
         ${line(2, 'shipping', { amount: 'o.shipping', rate: 'null' })},
         ${line(3, 'commission', { amount: '-o.subtotal / 10', rate: 'null' })},
         ${line(4, 'commission_vat', { amount: '-o.subtotal / 50', rate: '1900' })}),
       '{"state": "payable", "reason": null, "since": null, "payableOn": null}',
       case when row_number() over (order by o.number) % 100 = 0 then 'payable' else 'paid' end, o.subtotal + o.shipping, 0,
       -o.subtotal / 10 - o.subtotal / 50, -o.subtotal / 10 - o.subtotal / 50, 0, 'DE',
       case when o.shipping = 0 then '[]' else jsonb_build_array(jsonb_build_object('rate', 1900, 'gross', o.shipping, 'vat', o.shipping * 19 / 119)) end,
       null, now()
     from seller_order o join seller s on s.id = o.seller_id where ${whose}`,
  );
  await client.query(
    `insert into ledger_balance (seller_id, month, state, brand, currency, orders, sold, refunded, kept, commission, paid)
     select seller_id, month, state, brand, currency, count(*), sum(sold), sum(refunded), sum(kept), sum(commission), sum(paid)
     from ledger_order group by seller_id, month, state, brand, currency`,
  );
  await client.query(
    `insert into ledger_shipping (seller_id, month, country, rate, brand, currency, orders, gross, vat)
     select seller_id, month, country, 1900, brand, currency, count(*), sum((shipping -> 0 ->> 'gross')::bigint), sum((shipping -> 0 ->> 'vat')::bigint)
     from ledger_order where shipping <> '[]' group by seller_id, month, country, brand, currency`,
  );
  await client.query('vacuum analyze');
}

/** Keeps the figures of the tax months in which all of it is booked, as bookings would have, with the part of each line. */
export async function giveTaxMonths(client: pg.Client): Promise<void> {
  const bookedMonth = `left(o.lines -> 0 ->> 'bookedOn', 7)`;
  await client.query(
    `update ledger_order o set tax_lines = 4, tax_parts = (
       select jsonb_agg(jsonb_build_object('lineNo', l -> 'lineNo', 'month', ${bookedMonth}, 'rate', 1900, 'amount', l -> 'amount'))
       from jsonb_array_elements(o.lines) l)`,
  );
  await client.query(
    `insert into tax_month (seller_id, month, brand, begun_at)
     select distinct o.seller_id, ${bookedMonth}, o.brand, now() from ledger_order o`,
  );
  await client.query(
    `insert into tax_figure (seller_id, month, booked_month, order_month, country, kind, rate, brand, currency, lines, credit, debit)
     select o.seller_id, ${bookedMonth}, ${bookedMonth}, o.month, o.country, l ->> 'kind', 1900, o.brand, o.currency, count(*),
       sum(greatest((l ->> 'amount')::bigint, 0)), sum(least((l ->> 'amount')::bigint, 0))
     from ledger_order o, jsonb_array_elements(o.lines) l
     group by o.seller_id, ${bookedMonth}, o.month, o.country, l ->> 'kind', o.brand, o.currency`,
  );
  await client.query('vacuum analyze');
}
