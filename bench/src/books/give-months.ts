import type pg from 'pg';

const months = `(select distinct month from tax_month) m`;

/** What else a month has: three documents with their files, and four payouts that say what they paid. */
export async function giveMonths(client: pg.Client): Promise<void> {
  await client.query(
    `insert into invoice (seller_id, invoice_no, brand, kind, type, issued_on, month, currency, net, vat, gross, record, content_hash,
       received_at, set_off)
     select s.id, 'LI-' || left(m.month, 4) || '-' || lpad((row_number() over (partition by left(m.month, 4) order by s.id, m.month, t))::text, 6, '0'),
       s.brand, 'ISSUED', t, m.month || '-28', m.month, 'EUR', 10000, 1900, 11900, '{}', decode('00', 'hex'), now(), t = 'commission'
     from seller s, ${months}, unnest(array['commission', 'shipping_vat', 'fulfilment']) t`,
  );
  await client.query(
    `insert into invoice_file (seller_id, invoice_no, format, brand, bytes, content, made_at)
     select seller_id, invoice_no, 'pdf', brand, 4, '%PDF', now() from invoice`,
  );
  await client.query(
    `insert into payout (seller_id, payout_no, brand, state, amount, currency, due_at, paid_at, lines)
     select s.id, 'P-' || m.month || '-' || n, s.brand, 'paid', 5000, 'EUR', (m.month || '-01')::timestamptz + n * interval '6 days',
       (m.month || '-01')::timestamptz + n * interval '6 days', '[]'
     from seller s, ${months}, generate_series(1, 4) n`,
  );
  await client.query(
    `insert into ledger_chain (seller_id, payout_no, kind, collected_by, month, brand, currency, lines, amount)
     select seller_id, payout_no, kind, case kind when 'payout' then '' else 'commission' end, to_char(due_at, 'YYYY-MM'), brand, currency,
       200, 5000 from payout, unnest(array['payout', 'commission']) kind`,
  );
  await client.query('vacuum analyze');
}

/** Has a person keep the books of every shop. */
export async function giveAccountant(client: pg.Client, username: string): Promise<void> {
  await client.query(
    `insert into membership (seller_id, user_id, brand, role, since)
     select s.id, u.id, s.brand, 'accounting', now() from seller s, user_account u where u.username = $1
     on conflict do nothing`,
    [username],
  );
}
