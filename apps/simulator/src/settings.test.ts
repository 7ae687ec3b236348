import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const keys = JSON.stringify({ de: 'a', ch: 'b', es: 'c' });

test('MKT-02 settings are read with their defaults', () => {
  expect(readSettings({ MARKETPLACE_URL: 'http://127.0.0.1:3000/', MARKETPLACE_KEYS: keys })).toEqual({
    baseUrl: 'http://127.0.0.1:3000',
    keys: { de: 'a', ch: 'b', es: 'c' },
    speed: 1,
    hubPort: null,
    mailbox: null,
    payout: null,
  });
});

test('MKT-02 the mailbox needs both of its ports', () => {
  const settings = (env: object) =>
    readSettings({ MARKETPLACE_URL: 'http://x', MARKETPLACE_KEYS: keys, ...env }).mailbox;
  expect(settings({ MAIL_PORT: '2525', MAILBOX_PORT: '8025' })).toEqual({ mailPort: 2525, mailboxPort: 8025 });
  expect(settings({ MAIL_PORT: '2525' })).toBeNull();
});

test.each([
  ['MARKETPLACE_URL', {}],
  ['MARKETPLACE_URL', { MARKETPLACE_URL: 'ftp://x' }],
  ['MARKETPLACE_KEYS', { MARKETPLACE_KEYS: '' }],
  ['MARKETPLACE_KEYS', { MARKETPLACE_KEYS: '{"de":"a","ch":"b"}' }],
  ['MARKETPLACE_KEYS', { MARKETPLACE_KEYS: '[1' }],
  ['SIMULATOR_SPEED', { SIMULATOR_SPEED: 'fast' }],
  ['SIMULATOR_SPEED', { SIMULATOR_SPEED: '0' }],
  ['STOCK_HUB_PORT', { STOCK_HUB_PORT: 'x' }],
  ['MAIL_PORT', { MAIL_PORT: '70000' }],
])('MKT-02 a wrong %s is named: %j', (name, wrong) => {
  const good = name === 'MARKETPLACE_URL' ? {} : { MARKETPLACE_URL: 'http://x', MARKETPLACE_KEYS: keys };
  const read = () => readSettings({ ...good, ...wrong });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(name);
});
