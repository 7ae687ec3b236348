import type pg from 'pg';
import { fillTables, type Filled, type FillOrder, type Known } from './fill-tables.ts';
import { insertOldOwner, insertOldSeller } from './old-database.ts';

/** What checks ask for that say more than a list of words, and parents that a column may leave out. */
const known: Known = {
  brand: 'de',
  'emergency_duty.ends_at': '2026-11-21T08:00:00Z',
  'invoice.issued_on': '2026-11-20',
  'invoice.month': '2026-11',
  'invoice.invoice_no': 'DE-2026-000001',
  'ledger_order.month': '2026-11',
  'legal_draft.language': 'de',
  'legal_version.language': 'de',
  'metric_incident.party': 'seller',
  'metric_limits.cancelled_exceeded': 2,
  'metric_limits.late_exceeded': 2,
  'sales_before.month': '2026-10',
  'session.impersonated_by': 'somebody',
  'stored_file.id': '0123456789abcdef0123456789abcdef',
  'webhook.name': 'operator',
};

/** Whatever of these a version has makes the partitions of a month. */
const partitionMakers = ['ensure_run_partition', 'ensure_month_partitions'];

async function makePartitions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select proname as name from pg_proc where proname = any ($1)',
    [partitionMakers],
  );
  for (const { name } of rows) await client.query(`select ${name}('2026-11-20T08:00:00Z')`);
}

/** Columns that stay empty where all others are filled: the event has no position until the feed gives it one. */
const leftEmpty: readonly string[] = ['marketplace_event.position'];

/** The owner of the shop; the hash is one that the first version made of the password of tests. */
export const oldOwner = {
  username: 'rosa',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$YvuNTRncdZVQhdQbMU5Avg$W9dWIFCQ24RFA67zQUjf/2UOjVUdsRm1Zav9yg2+v68',
} as const;

/** A shop with an owner, and a row in every other table with something in every column. */
export async function fillOldPortal(client: pg.Client): Promise<Filled> {
  const ids: string[] = [];
  const filled = await fillOldDatabase(client, (seller) => {
    ids.push(seller);
    return { everyColumnBut: leftEmpty };
  });
  for (const seller of ids) await insertOldOwner(client, { seller, ...oldOwner });
  return filled;
}

/** A shop and a row in every other table, as a database of any age has them. */
export async function fillOldDatabase(
  client: pg.Client,
  order: (seller: string) => Partial<FillOrder> = () => ({}),
): Promise<Filled> {
  const seller = await insertOldSeller(client, 'de', 'linden');
  await makePartitions(client);
  return fillTables(client, { known: { ...known, seller_id: seller }, ...order(seller) });
}
