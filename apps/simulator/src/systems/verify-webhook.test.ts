import { expect, test } from 'vitest';
import { isGenuine } from './verify-webhook.ts';

// The vector of Standard Webhooks' own libraries.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const at = new Date(1_614_265_330_000);
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const body = '{"test": 2432232314}';

test.each([
  ['as it was sent', {}, 0, true],
  ['with a second signature before it', { 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` }, 0, true],
  ['five minutes later', {}, 300, true],
  ['later than that', {}, 301, false],
  ['from the future', {}, -301, false],
  ['with another id', { 'webhook-id': 'msg_other' }, 0, false],
  ['without a signature', { 'webhook-signature': undefined }, 0, false],
  ['with a signature of another version', { 'webhook-signature': 'v1a,g0hM9SsE' }, 0, false],
] as const)('MKT-02 a call %s', (_, changes, seconds, genuine) => {
  const now = new Date(at.getTime() + seconds * 1000);
  expect(isGenuine(secret, { headers: { ...headers, ...changes }, body }, now)).toBe(genuine);
});

test('MKT-02 a call that was changed on its way, or is of somebody else', () => {
  expect(isGenuine(secret, { headers, body: `${body} ` }, at)).toBe(false);
  expect(isGenuine('whsec_AAAA', { headers, body }, at)).toBe(false);
});
