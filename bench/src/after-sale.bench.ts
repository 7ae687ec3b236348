import type pg from 'pg';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { readFrom, timesOf } from './measure/time-calls.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { openSession } from './uploads/bench-session.ts';

const { env } = process;
/** As many conversations as returns, each of three messages. */
const returns = readNumber(env, 'BENCH_RETURNS', 50_000);
const repeats = readNumber(env, 'BENCH_REPEATS', 200);
const size = { orders: returns * 2 + 10_000, sellers: 20, large: returns * 2 };
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Every twenty-fifth order has a return that is open, the others' are over; every fiftieth a message without an answer. */
const givenBy = `(select o.*, row_number() over (order by o.number)::integer as at
  from seller_order o join seller s on s.id = o.seller_id where s.external_id = 'bench-1' order by o.number limit ${returns})`;

async function giveReturns(client: pg.Client): Promise<void> {
  await client.query(`
    insert into order_return (seller_id, brand, return_no, order_id, kind, state, items, currency, at_stake, customer_words, steps,
      delivered_at, requested_at, due_at, ended_at, refunded)
    select o.seller_id, o.brand, 'R-' || o.at, o.id, 'withdrawal', s.state,
      jsonb_build_array(jsonb_build_object('lineId', l.id, 'name', l.name, 'units', l.quantity, 'amount', l.quantity * l.unit_price)),
      o.currency, l.quantity * l.unit_price, 'Bitte zurück, es war das falsche.',
      jsonb_build_array(jsonb_build_object('step', 'request', 'at', o.created_at, 'by', 'customer', 'name', null)),
      o.created_at, o.created_at, case when o.at % 25 = 0 then now() + o.at * interval '1 minute' end,
      case when o.at % 25 <> 0 then o.created_at + interval '9 days' end, case when s.state = 'refunded' then l.quantity * l.unit_price else 0 end
    from ${givenBy} o
    join order_line l on l.seller_id = o.seller_id and l.order_id = o.id and l.position = 1
    cross join lateral (select case when o.at % 25 = 0
      then (array['requested', 'on_the_way', 'received', 'offered', 'escalated'])[1 + o.at / 25 % 5]
      else (array['refunded', 'refunded', 'refunded', 'expired', 'decided_seller'])[1 + o.at % 5] end as state) s`);
}

async function giveConversations(client: pg.Client): Promise<void> {
  await client.query(`
    insert into conversation (seller_id, brand, order_id, subject, state, opened_at, last_at, due_at, closed_at, closed_by)
    select o.seller_id, o.brand, o.id, 'delivery', s.state, o.created_at, o.created_at + interval '2 hours',
      case when s.state = 'open' then now() + o.at * interval '1 minute' end, case when s.state = 'closed' then o.created_at end, null
    from ${givenBy} o
    cross join lateral (select case when o.at % 50 = 0 then 'open' when o.at % 50 = 1 then 'answered' else 'closed' end as state) s`);
  await client.query(`
    insert into message (seller_id, conversation_id, brand, no, author, message_no, written_at, text, written_by)
    select c.seller_id, c.id, c.brand, no, case when no = 2 then 'shop' else 'customer' end, case when no <> 2 then c.id || '-' || no end,
      c.opened_at + no * interval '30 minutes',
      (array['Wann kommt mein Paket an?', 'Ihr Paket ist unterwegs, Sendung ' || left(c.id::text, 8) || '.', 'Danke für die Auskunft, bis morgen.'])[no],
      case when no = 2 then 'Sabine Roth' end
    from conversation c cross join generate_series(1, 3) no`);
  await client.query(`
    insert into message_turn (seller_id, conversation_id, no, brand, due_at, replied_at)
    select seller_id, id, 1, brand, opened_at + interval '1 day', opened_at + interval '2 hours' from conversation`);
}

async function fill(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ has: boolean }>('select exists (select from order_return) as has');
  if (rows[0]?.has === true) return;
  print('Writing returns and messages …');
  await client.query('set session_replication_role = replica');
  await giveReturns(client);
  await giveConversations(client);
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze');
}

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  await fill(client);
  const portal = await startApi(url, { role: 'api' });
  const http = openHttpClient({ port: portal.port, host }, 1);
  try {
    const cookie = await openSession(client, 'bench-1');
    const read = async (path: string) => {
      // A shop may search sixty times a minute.
      await client.query('delete from rate_window');
      return readFrom(http, cookie, path);
    };
    const closed: { items: { returnId: string }[]; next: string } = JSON.parse(
      (await read('/returns?view=closed')).text,
    );
    const open: { next: string } = JSON.parse((await read('/returns?view=open')).text);
    const inbox: { items: { conversationId: string }[]; nextCursor: string } = JSON.parse(
      (await read('/messages?view=to_answer')).text,
    );
    const rows: string[][] = [];
    for (const [name, path] of [
      ['returns that are open', '/returns?view=open'],
      ['the portion after it', `/returns?view=open&after=${open.next}`],
      ['returns to decide', '/returns?view=to_decide'],
      ['returns that are over', '/returns?view=closed'],
      ['the portion after it', `/returns?view=closed&after=${closed.next}`],
      ['how many in each view', '/returns/counts'],
      ['the share of returns', '/returns/figures'],
      ['one return', `/returns/${closed.items[0]?.returnId}`],
      ['messages to answer', '/messages?view=to_answer'],
      ['the portion after it', `/messages?view=to_answer&cursor=${inbox.nextCursor}`],
      ['messages that are closed', '/messages?view=closed'],
      ['how many in each view', '/messages/counts'],
      ['a conversation', `/messages/${inbox.items[0]?.conversationId}`],
      ['a word that is in every message', '/messages?view=closed&search=paket'],
      ['a word that is in no message', '/messages?view=closed&search=lieferschein'],
    ] as const) {
      rows.push([name, ...(await timesOf(repeats, () => read(path)))]);
    }
    const { rows: versions } = await client.query<{ version: string }>(
      `select 'PostgreSQL ' || current_setting('server_version') as version`,
    );
    return [
      ...describeMachine(versions[0]?.version ?? ''),
      `- one seller with ${returns} returns and as many conversations; ${repeats} calls each, one after the other, whole HTTP calls`,
      '',
      ...markdownTable(['call', 'p50, ms', 'p99, ms'], rows),
    ];
  } finally {
    http.close();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size, dataDir: env['BENCH_DATA_DIR'], log: print }, measure);
print(`\n${report.join('\n')}`);
