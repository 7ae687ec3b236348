import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseUrl, onServer, templateName } from '../../../testing/template-database.ts';
import { ConfigError } from '../../config-error.ts';
import { checkDatabase, type DatabaseState, faultOf } from './check-database.ts';

const names = { latin: 'offizin_test_latin', readOnly: 'offizin_test_read_only' };

beforeAll(() =>
  onServer(async (client) => {
    for (const name of Object.values(names)) await client.query(`drop database if exists ${name}`);
    await client.query(
      `create database ${names.latin} encoding 'LATIN1' template template0 locale 'C' locale_provider libc`,
    );
    await client.query(`create database ${names.readOnly}`);
    await client.query(`alter database ${names.readOnly} set default_transaction_read_only = on`);
  }),
);
afterAll(() =>
  onServer(async (client) => {
    for (const name of Object.values(names)) await client.query(`drop database ${name} with (force)`);
  }),
);

function changed(change: (url: URL) => void): string {
  const url = new URL(databaseUrl(templateName));
  change(url);
  return url.href;
}

/** The address of a server that answers a connection as pgbouncer does. */
async function refusingServer(): Promise<{ port: string; close: () => void }> {
  const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0';
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      const length = Buffer.alloc(4);
      length.writeInt32BE(fields.length + 4);
      socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: String((server.address() as AddressInfo).port), close: () => server.close() };
}

describe('OPS-01 a database that cannot be worked with', () => {
  test('a good one passes', async () => {
    await expect(checkDatabase(databaseUrl(templateName), 'DATABASE_URL')).resolves.toBeUndefined();
  });

  test.each<[string, (url: URL) => void, string]>([
    ['nobody there', (url) => (url.port = '1'), 'no PostgreSQL answers at 127.0.0.1:1'],
    ['an unknown host', (url) => (url.hostname = 'nowhere.invalid'), 'no PostgreSQL answers at nowhere.invalid'],
    ['a wrong password', (url) => (url.password = 'wrong'), 'refuses the user'],
    ['no password', (url) => (url.password = ''), 'refuses the user'],
    ['an unknown user', (url) => (url.username = 'nobody'), 'refuses the user "nobody"'],
    ['an unknown database', (url) => (url.pathname = '/nothing'), 'names the database "nothing"'],
    ['another encoding', (url) => (url.pathname = `/${names.latin}`), 'with the encoding LATIN1'],
    ['a read-only database', (url) => (url.pathname = `/${names.readOnly}`), 'can only be read'],
  ])('%s: one sentence that names DATABASE_URL', async (_, change, words) => {
    const failed = checkDatabase(changed(change), 'DATABASE_URL');
    await expect(failed).rejects.toThrow(ConfigError);
    await expect(failed).rejects.toThrow(new RegExp(`^DATABASE_URL.*${words}.*\\.$`));
  });

  test('no connection left', async () => {
    await onServer(async (client) => {
      await client.query(`alter database ${names.readOnly} connection limit 0`);
      await client.query(`create role offizin_test_limited login password 'limited'`);
    });
    const failed = checkDatabase(
      changed((url) => {
        url.pathname = `/${names.readOnly}`;
        url.username = 'offizin_test_limited';
        url.password = 'limited';
      }),
      'DATABASE_OWNER_URL',
    );
    await expect(failed).rejects.toThrow(/^DATABASE_OWNER_URL.*no connection left/);
    await onServer((client) => client.query('drop role offizin_test_limited'));
  });

  test('a pooler that refuses settings', async () => {
    const { port, close } = await refusingServer();
    await expect(
      checkDatabase(
        changed((url) => (url.port = port)),
        'DATABASE_URL',
      ),
    ).rejects.toThrow(/^DATABASE_URL.*pooler/);
    close();
  });

  const good: DatabaseState = { version: 18, encoding: 'UTF8', readOnly: false, statementTimeout: '5s' };
  test.each<[string, Partial<DatabaseState>]>([
    ['a good one', {}],
    ['the oldest', { version: 15 }],
  ])('%s has no fault', (_, state) => {
    expect(faultOf('DATABASE_URL', { ...good, ...state })).toBeNull();
  });

  test.each<[string, Partial<DatabaseState>, string]>([
    ['one too old', { version: 14 }, 'PostgreSQL 14'],
    ['SQL_ASCII', { encoding: 'SQL_ASCII' }, 'SQL_ASCII'],
    ['a standby', { readOnly: true }, 'can only be read'],
    ['settings dropped on the way', { statementTimeout: '0' }, 'pooler'],
  ])('%s has one', (_, state, words) => {
    expect(faultOf('DATABASE_URL', { ...good, ...state })).toContain(words);
  });
});
