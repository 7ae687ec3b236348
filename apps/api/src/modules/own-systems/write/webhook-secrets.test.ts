import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { seal } from '../../../platform/seal.ts';
import { signedHeaders } from './webhook-secrets.ts';

const app = { sealKeys: [{ id: 1, secret: randomBytes(32) }] as const };
const webhookId = '0b9d9a52-57c4-4d7a-9d3a-5f3a7a2f1c11';
const sealed = (...secrets: readonly string[]) => ({
  webhookId,
  sealed: secrets.map((secret) => seal(app.sealKeys, secret, webhookId)),
});

// The vector that the reference libraries of Standard Webhooks test their `sign` with.
const reference = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('MKT-01, MKT-03 Standard Webhooks', () => {
  test('the headers of the reference vector', () => {
    expect(signedHeaders(app, reference, sealed(reference.secret))).toEqual({
      'webhook-id': reference.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': reference.signature,
    });
  });

  test('while rotating a signature of each secret, parted by a space, the newest first', () => {
    const fresh = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const { 'webhook-signature': both = '' } = signedHeaders(app, reference, sealed(fresh, reference.secret));
    const [first, second] = both.split(' ');
    expect(second).toBe(reference.signature);
    expect(first).toBe(new Webhook(fresh).sign(reference.id, reference.at, reference.body));
  });

  const verify = (changes: Readonly<Record<string, string>>) => () => {
    const headers = signedHeaders(app, { ...reference, at: new Date() }, sealed(reference.secret));
    return new Webhook(reference.secret).verify(reference.body, { ...headers, ...changes });
  };

  test('a receiver takes what comes as it was sent', () => {
    expect(verify({})()).toEqual({ test: 2432232314 });
  });

  test.each([
    ['without an id', { 'webhook-id': '' }, 'Missing required headers'],
    ['without a timestamp', { 'webhook-timestamp': '' }, 'Missing required headers'],
    ['without a signature', { 'webhook-signature': '' }, 'Missing required headers'],
    ['with a wrong signature', { 'webhook-signature': 'v1,dawfeoifkpqwoekfpqoekf' }, 'No matching signature found'],
    ['with the signature of another version', { 'webhook-signature': 'v2,AAAA' }, 'No matching signature found'],
    ['with a timestamp that is no number', { 'webhook-timestamp': 'now' }, 'Invalid Signature Headers'],
  ] as const)('a receiver refuses what comes %s', (_, changes, refusal) => {
    expect(verify(changes)).toThrow(refusal);
  });

  test('another endpoint’s secret opens nothing', () => {
    const other = { webhookId: '11111111-57c4-4d7a-9d3a-5f3a7a2f1c11', sealed: sealed(reference.secret).sealed };
    expect(() => signedHeaders(app, reference, other)).toThrow('unable to authenticate');
  });
});
