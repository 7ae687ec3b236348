import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { portalForFile } from '../../../testing/portal.ts';
import { databaseUrl, onServer, processUrl } from '../../../testing/template-database.ts';
import { prepareSandbox, refuseSandbox } from './prepare-sandbox.ts';

const portal = await portalForFile();
const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = portal.app.config;
const name = `offizin_test_${randomBytes(6).toString('hex')}`;
await onServer((client) => client.query(`create database ${name}`));
afterAll(() => onServer((client) => client.query(`drop database ${name} with (force)`)));

const prepare = (place: { databaseUrl: string; databaseOwnerUrl: string }, ofPortal = ownerUrl) =>
  prepareSandbox({ ...portal.app.config, databaseOwnerUrl: ofPortal, sandbox: place });

test('MKT-03 an empty database becomes the sandbox, as often as somebody starts, and no portal lives in it', async () => {
  const place = { databaseUrl: processUrl(name), databaseOwnerUrl: databaseUrl(name) };
  await prepare(place);
  await prepare(place);
  await expect(refuseSandbox(place.databaseUrl)).rejects.toThrow('the database of a sandbox');
  await refuseSandbox(url);
});

test('MKT-03 the database of the portal is no sandbox, however it is written', async () => {
  const other = new URL(ownerUrl);
  other.searchParams.set('application_name', 'another');
  await expect(prepare({ databaseUrl: url, databaseOwnerUrl: other.href })).rejects.toThrow('name another one');
});

test('MKT-03 nor is that of another portal', async () => {
  await expect(prepare({ databaseUrl: url, databaseOwnerUrl: ownerUrl }, databaseUrl(name))).rejects.toThrow(
    'the database of a portal',
  );
});

test('MKT-03 without the setting there is none', async () => {
  await prepareSandbox(portal.app.config);
  expect(portal.app.sandbox).toBe(null);
});
