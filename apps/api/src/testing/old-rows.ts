import type pg from 'pg';
import { fillTables, type Filled, type FillOrder, type Known } from './fill-tables.ts';
import { insertOldSeller } from './old-database.ts';

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

/** A shop and a row in every other table, as a database of any age has them. */
export async function fillOldDatabase(
  client: pg.Client,
  order: (seller: string) => Partial<FillOrder> = () => ({}),
): Promise<Filled> {
  const seller = await insertOldSeller(client, 'de', 'linden');
  await makePartitions(client);
  return fillTables(client, { known: { ...known, seller_id: seller }, ...order(seller) });
}
