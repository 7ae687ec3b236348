import { expect, test } from 'vitest';
import { projectDir } from '../project.ts';
import { readSettings } from './settings.ts';
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
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['DEMO', 'no'],
  ['DATABASE_URL', 'mysql://db'],
  ['NODE_ENV', 'prod'],
  ['BRAND_HOSTS', 'a.example=xx'],
  ['COMPANION_URL', 'companion'],
  ['SMTP_URL', 'mail.example'],
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
