import { describe, expect, test } from 'vitest';
import { isPublicAddress, resolveHost } from './public-address.ts';

describe('security 20: addresses that nobody outside could reach', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:7f00:1',
    '0000:0000:0000:0000:0000:FFFF:127.0.0.1',
    '::127.0.0.1',
    '::10.0.0.1',
    '::8.8.8.8',
    '::2',
    '::ffff:0:127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::7f00:1',
    '2002:a00:1::1',
    '2001::7f00:1',
    '100::1',
    '100:0:0:1::1',
    '3fff::1',
    '5f00::1',
    'fec0::1',
    'fe80::1%eth0',
    '2a00:1450:4001:830::200e%eth0',
    'localhost',
    '',
    '127.1',
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '2a00:1450:4001:830::200e',
    '::ffff:8.8.8.8',
    '::ffff:808:808',
    '2001:200::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::127.0.0.1]:4193/',
    'https://[0:0:0:0:0:ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://127.1/',
  ])('%s is refused', async (url) => {
    expect(await resolveHost(new URL(url), 443, [])).toBeNull();
  });

  test('only the very host and port that the operator allows', async () => {
    const url = new URL('http://127.0.0.1:8080/');
    expect(await resolveHost(url, 8080, ['127.0.0.1:8080'])).toEqual({ address: '127.0.0.1', family: 4 });
    expect(await resolveHost(url, 8081, ['127.0.0.1:8080'])).toBeNull();
  });
});
