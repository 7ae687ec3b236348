import { expect, test } from 'vitest';
import { mayWith, tokenScopes, tokenWarning } from './token-scopes.ts';

const now = new Date('2026-11-24T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

test.each([
  ['used today', { createdAt: inDays(-10), lastUsedAt: now, expiresAt: inDays(80) }, null],
  ['never used and new', { createdAt: inDays(-1), lastUsedAt: null, expiresAt: inDays(89) }, null],
  ['never used for 90 days', { createdAt: inDays(-90), lastUsedAt: null, expiresAt: inDays(275) }, 'unused'],
  ['94 days without a call', { createdAt: inDays(-300), lastUsedAt: inDays(-94), expiresAt: inDays(65) }, 'unused'],
  ['a week before its end', { createdAt: inDays(-83), lastUsedAt: now, expiresAt: inDays(7) }, 'ends_soon'],
  ['at its end', { createdAt: inDays(-90), lastUsedAt: now, expiresAt: now }, 'expired'],
] as const)('MKT-03 a token %s', (_, times, warning) => {
  expect(tokenWarning(times, now)).toBe(warning);
});

test('MKT-03 scopes are an area and a level', () => {
  expect(tokenScopes).toEqual([
    'orders:read',
    'orders:process',
    'messages:read',
    'messages:write',
    'returns:read',
    'returns:decide',
    'offers:read',
    'offers:write',
    'price_rules:read',
    'price_rules:write',
    'uploads:read',
    'uploads:write',
    'sync:read',
    'money:read',
    'shop:read',
    'events:read',
  ]);
});

test.each([
  [['orders:read'], 'orders:read', true],
  [['orders:process'], 'orders:read', true],
  [['orders:read'], 'orders:process', false],
  [['returns:decide'], 'orders:read', false],
  [[], 'events:read', false],
] as const)('MKT-03 a token with %s, asked for %s', (scopes, wanted, may) => {
  expect(mayWith(scopes, wanted)).toBe(may);
});
