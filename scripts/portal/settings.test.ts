import { expect, test } from 'vitest';
import { projectDir } from '../project.ts';
import { readSettings, withFeedHost } from './settings.ts';
import { welcome } from './welcome.ts';

test('OPS-01 everything has a default', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: `${projectDir}/.data`,
    databaseUrl: undefined,
    demo: true,
    production: false,
  });
});

test('OPS-01 what is set is used', () => {
  const env = {
    PORT: '3001',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/portal',
    DATABASE_URL: 'postgres://db/portal',
    DEMO: 'off',
    NODE_ENV: 'production',
  };
  expect(readSettings(env)).toMatchObject({
    port: 3001,
    host: '0.0.0.0',
    dataDir: '/srv/portal',
    databaseUrl: 'postgres://db/portal',
    demo: false,
    production: true,
  });
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
])('OPS-01 with %j the demo is loaded: %s', (env, demo) => {
  expect(readSettings(env).demo).toBe(demo);
});

test.each([6000, 10080, 5060, 1])('OPS-01 the port %d, which browsers refuse to open, is named at once', (port) => {
  expect(() => readSettings({ PORT: String(port) })).toThrow(`PORT is ${port}, which browsers refuse to open.`);
});

test.each([
  [undefined, '127.0.0.1:4000'],
  ['', '127.0.0.1:4000'],
  ['10.0.0.7:8022', '10.0.0.7:8022,127.0.0.1:4000'],
  ['10.0.0.7:8022, 10.0.0.8:22', '10.0.0.7:8022, 10.0.0.8:22,127.0.0.1:4000'],
])("OPS-01 the demo's stock hub is added to the private hosts %j", (given, hosts) => {
  expect(withFeedHost(given, '127.0.0.1:4000')).toBe(hosts);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['DEMO', 'no'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_OWNER_URL', 'postgres://owner@db/portal'],
  ['NODE_ENV', 'prod'],
  ['BRAND_HOSTS', 'a.example=xx'],
  ['COMPANION_URL', 'companion'],
  ['SMTP_URL', 'mail.example'],
  ['PRIVATE_FEED_HOSTS', 'nonsense:::'],
  ['LOG_LEVEL', 'loud'],
  ['DATA_DIR', 'a\nb'],
])('OPS-01 a wrong %s (%j) stops the start with its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test("OPS-01 the welcome names each brand's addresses and the accounts", () => {
  const account = {
    kind: 'Swiss seller',
    host: 'ch.localhost',
    username: 'reto',
    password: 'secret',
    seller: 'Bahnhof-Apotheke',
    externalId: 'CH-1',
  };
  const text = welcome(readSettings({ PORT: '3005' }), [account], 'http://localhost:8025');
  expect(text).toMatch(/Enziana +http:\/\/ch\.localhost:3005/);
  expect(text).toMatch(/Lindora +http:\/\/de\.localhost:3005 {2}http:\/\/fr\.localhost:3005/);
  expect(text).toContain("The demo's mails arrive at http://localhost:8025");
  expect(text).toMatch(/Swiss seller +http:\/\/ch\.localhost:3005 +reto +secret +Bahnhof-Apotheke/);
});
