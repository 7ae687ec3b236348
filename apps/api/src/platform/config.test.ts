import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const least = { DATABASE_URL: 'postgres://user@127.0.0.1/offizin', DATA_DIR: '/var/lib/offizin' };

describe('OPS-01 configuration', () => {
  test('has a default for everything but the database', () => {
    expect(readConfig(least)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      production: false,
      companionUrl: null,
      smtpUrl: null,
      sealKeyFile: '/var/lib/offizin/seal-keys',
      shedsLoad: true,
      roles: { api: true, worker: true },
      metricsPort: null,
      trustProxy: false,
    });
    expect(readConfig(least).hosts).toHaveLength(8);
  });

  test('reads the given values', () => {
    const config = readConfig({
      ...least,
      PORT: '8080',
      NODE_ENV: 'production',
      BRAND_HOSTS: 'partner.salvia.example.com=es',
      COMPANION_URL: 'https://old.example/',
      PROCESS_ROLE: 'worker',
      ENGINE_THREADS: '3',
    });
    expect(config).toMatchObject({
      port: 8080,
      production: true,
      companionUrl: 'https://old.example',
      engineThreads: 3,
      roles: { api: false, worker: true },
    });
    expect(config.hosts).toEqual([{ host: 'partner.salvia.example.com', brand: 'es', locale: 'es_ES' }]);
  });

  test.each([
    ['production', true],
    ['development', true],
    ['test', false],
  ])('OPS-03 a portal of NODE_ENV=%s sheds load: %s', (mode, shedsLoad) => {
    expect(readConfig({ ...least, NODE_ENV: mode }).shedsLoad).toBe(shedsLoad);
  });

  test.each([
    ['', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, 192.0.2.7,2001:db8::/32', ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']],
  ])('TRUST_PROXY=%s', (text, trustProxy) => {
    expect(readConfig({ ...least, TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
  });

  test('AUT-09 a hosted human check has both of its keys, and Turnstile’s addresses unless others are named', () => {
    const keys = { HUMAN_CHECK_SITE_KEY: '0x4AAA', HUMAN_CHECK_SECRET: '0x4BBB' };
    expect(readConfig(least).humanCheck).toBeNull();
    expect(readConfig({ ...least, ...keys }).humanCheck).toEqual({
      siteKey: '0x4AAA',
      secret: '0x4BBB',
      scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
    expect(() => readConfig({ ...least, ...keys, HUMAN_CHECK_SECRET: 'two words' })).toThrow('HUMAN_CHECK_SECRET');
  });

  test.each([
    ['PORT', '99999'],
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_OWNER_URL', 'mysql://x'],
    ['BRAND_HOSTS', 'shop.example=xx'],
    ['COMPANION_URL', 'ftp://x'],
    ['SMTP_URL', 'mail.example'],
    ['VIES_URL', 'vies'],
    ['HUMAN_CHECK_SITE_KEY', 'alone'],
    ['HUMAN_CHECK_SECRET', 'alone'],
    ['HUMAN_CHECK_SCRIPT_URL', 'https://without.keys.example'],
    ['HUMAN_CHECK_VERIFY_URL', 'no address'],
    ['NODE_ENV', 'prod'],
    ['PROCESS_ROLE', 'both'],
    ['METRICS_PORT', '-1'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '2,proxy.example'],
    ['LOG_LEVEL', 'loud'],
    ['PRIVATE_FEED_HOSTS', 'nonsense:::'],
    ['PRIVATE_FEED_HOSTS', '10.0.0.7'],
    ['PRIVATE_FEED_HOSTS', '10.0.0.7:99999'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', 'soon'],
    ['DRAIN_SECONDS', '3600'],
    ['ENGINE_THREADS', '0'],
    ['ENGINE_THREADS', '17'],
    ['ENGINE_THREADS', 'many'],
    ['ENGINE_THREADS', '1.5'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readConfig({ ...least, [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ ...least, [name]: value })).toThrow(name);
  });
});
