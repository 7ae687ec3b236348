import { limits } from '@offizin/domain/limits';
import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { codeOf, openBrowser } from '../../../testing/browser.ts';
import { portalForFile } from '../../../testing/portal.ts';

const portal = await portalForFile();

const some = {
  screen: 'login',
  vitals: [
    { name: 'lcp', value: 1234 },
    { name: 'cls', value: 120 },
  ],
  faults: { error: 2, rejection: 0 },
} as const;
const browser = (address: string) => openBrowser(portal, 'es.localhost', address);
const sent = (body: object, address = '203.0.113.20') => browser(address).call('POST', '/measurements', { body });

test('AUT-16 what a browser measured is in the metrics, by screen', async () => {
  expect((await sent(some)).status).toBe(200);
  const text = await register.metrics();
  expect(text).toContain('offizin_page_vital_seconds_sum{vital="lcp",screen="login"} 1.234');
  expect(text).toContain('offizin_page_layout_shift_sum{screen="login"} 0.12');
  expect(text).toContain('offizin_page_faults_total{kind="error",screen="login"} 2');
  expect(text).not.toContain('kind="rejection",screen="login"');
});

test.each([
  ['an address instead of a screen', { ...some, screen: '/seller/marketplace/sales?order=1' }],
  ['anything else besides', { ...some, user: 'sabine.roth' }],
  ['the words of an error', { ...some, faults: { ...some.faults, message: 'x' } }],
  ['a vital that is none', { ...some, vitals: [{ name: 'name', value: 1 }] }],
  ['a value without end', { ...some, vitals: [{ name: 'lcp', value: 1e9 }] }],
])('AUT-16 %s is refused', async (_, body) => {
  expect((await sent(body)).status).toBe(400);
});

test('AUT-16 without the CSRF token nothing is counted', async () => {
  const reply = await browser('203.0.113.21').call('POST', '/measurements', { body: some, csrf: false });
  expect(codeOf(reply)).toBe('csrf.invalid');
});

test('AUT-16 of one address a limited number a minute is counted', async () => {
  const many = browser('203.0.113.22');
  for (let count = 0; count < limits.measurementsPerAddressPerMinute; count += 1)
    expect((await many.call('POST', '/measurements', { body: some })).status).toBe(200);
  expect(codeOf(await many.call('POST', '/measurements', { body: some }))).toBe('rate_limited');
  expect((await sent(some, '203.0.113.23')).status).toBe(200);
});
