import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../apps/api/src/platform/db/schema/migrate.ts';
import { migrateJobs } from '../../apps/api/src/platform/jobs/run-worker.ts';
import { query } from '../../apps/api/src/testing/direct-query.ts';
import { inProject } from '../project.ts';
import { type Account, databaseAccount } from './account.ts';
import { freePort } from './free-port.ts';

const installed = '/usr/lib/postgresql';
const programs = existsSync(installed)
  ? readdirSync(installed)
      .map((version) => path.join(installed, version, 'bin'))
      .find((bin) => existsSync(path.join(bin, 'pg_dump')) && existsSync(path.join(bin, 'initdb')))
  : undefined;

/** The commands of a chapter of the page, as an operator would copy them. */
function commandsOf(chapter: string): string[] {
  const text = readFileSync(inProject('docs/backup.md'), 'utf8').split(`## ${chapter}`)[1]?.split('\n## ')[0] ?? '';
  return [...text.matchAll(/```\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));
}

describe.skipIf(programs === undefined)('OPS-04 a PostgreSQL of one’s own', () => {
  let base: string;
  let account: Account | undefined;
  const clusters: { readonly port: number; readonly folder: string }[] = [];

  const run = (command: string, port?: number): string => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: base,
      encoding: 'utf8',
      env: {
        PATH: `${programs}:${process.env['PATH']}`,
        PGHOST: '127.0.0.1',
        ...(port !== undefined && { PGPORT: String(port) }),
        PGUSER: 'admin',
        LC_ALL: 'C',
      },
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`);
    return stdout;
  };

  const startCluster = async (): Promise<number> => {
    const port = await freePort();
    const folder = path.join(base, `cluster-${port}`);
    run(`initdb --pgdata=${folder} --username=admin --auth=trust --encoding=UTF8 --locale=C`);
    clusters.push({ port, folder });
    run(
      `pg_ctl start --wait --pgdata=${folder} --log=${folder}.log -o "-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="`,
    );
    return port;
  };

  beforeAll(() => {
    account = databaseAccount();
    base = mkdtempSync(path.join(tmpdir(), 'own-postgres-'));
    if (account) chownSync(base, account.uid, account.gid);
  });
  afterAll(() => {
    for (const { folder } of clusters) run(`pg_ctl stop --mode=immediate --pgdata=${folder}`);
    rmSync(base, { recursive: true, force: true });
  });

  const urlAt = (port: number, user = 'offizin') => `postgres://${user}@127.0.0.1:${port}/offizin`;

  test('the rights of the README suffice, and the commands of docs/backup.md bring everything into another cluster', async () => {
    const [dump, load] = [
      commandsOf('A PostgreSQL of your own').slice(0, 2),
      commandsOf('A PostgreSQL of your own').slice(2),
    ];
    expect([dump.length, load.length]).toEqual([2, 4]);
    const from = await startCluster();
    run(`psql --dbname=postgres --command="create role offizin login createrole"`, from);
    run('createdb --owner=offizin offizin', from);
    await migrate(urlAt(from));
    await migrateJobs(urlAt(from));
    await query(
      urlAt(from, 'admin'),
      `insert into seller (brand, external_id, name, status, business_type, configuration_id, marketplace_type, gold_partner,
         locale, services, street, postal_code, city, region, country_code, opening_hours)
       values ('de', 'linden', 'Shop', 'active', 'pharmacy', 'c', 'pure', false, 'de_DE', '[]', 's', '1', 'c', null, 'DE', '[]')`,
    );
    await query(urlAt(from, 'admin'), `insert into event_feed (brand, last_position) values ('de', 849)`);
    const shown = 'f'.repeat(32);
    await query(
      urlAt(from, 'admin'),
      `insert into stored_file (seller_id, brand, id, bytes, names, attached, created_at)
       select id, brand, '${shown}', 9, '{300.webp}', true, now() from seller`,
    );
    for (const command of dump) run(command, from);

    const to = await startCluster();
    // Roles that are there already are reported, which psql does not take for a failure.
    for (const command of load) run(command, to);
    expect((await migrate(urlAt(to))).applied).toEqual([]);
    await migrateJobs(urlAt(to));
    expect(await query(urlAt(to, 'admin'), 'select external_id from seller')).toEqual([{ external_id: 'linden' }]);
    const [lacking = '', noting = ''] = commandsOf('The files beside a PostgreSQL of your own');
    expect(run(lacking, to)).toBe(`images/${shown}/300.webp\n`);
    run(noting, to);
    expect(await query(urlAt(to, 'admin'), 'select count(*)::int as noted from last_backup')).toEqual([{ noted: 1 }]);
    expect(await query(urlAt(to, 'admin'), 'select last_position::text as last from event_feed')).toEqual([
      { last: '1000000849' },
    ]);
  });
});
