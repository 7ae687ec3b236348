import { expect, test } from 'vitest';
import { resolveHost } from '../../../platform/outgoing/public-address.ts';
import { addressFault } from './webhook-address.ts';

const config = { privateFeedHosts: [] };
const erp = 'https://erp.example:8443/hooks';
/** As if the name led to this address. */
const leadingTo = (address: string) => (url: URL, port: number, allowed: readonly string[]) =>
  resolveHost(new URL(url.href.replace(url.hostname, address)), port, allowed);

test.each([
  ['loopback', '127.0.0.1', 'field.not_available'],
  ['loopback of IPv6', '[::1]', 'field.not_available'],
  ['a private network', '10.0.0.7', 'field.not_available'],
  ['metadata of a cloud', '169.254.169.254', 'field.not_available'],
  ['a public host', '8.8.8.8', null],
])('MKT-03 security 20: a name that leads to %s', async (_place, address, fault) => {
  expect(await addressFault(config, erp, leadingTo(address))).toBe(fault);
});

test('MKT-03 a name that is not known yet is taken, and one for which nobody answers', async () => {
  expect(await addressFault(config, erp, () => Promise.reject(new Error('ENOTFOUND')))).toBeNull();
  expect(await addressFault(config, erp, () => new Promise(() => {}))).toBeNull();
});
