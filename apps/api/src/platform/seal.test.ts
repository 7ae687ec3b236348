import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, type SealKeys, unseal } from './seal.ts';

const secret: SealKeys = [{ id: 1, secret: randomBytes(32) }];

test('a sealed text opens for its owner only, and never looks the same twice', () => {
  const sealed = seal(secret, 'pass wörd', 'seller-1');
  expect(unseal(secret, sealed, 'seller-1')).toBe('pass wörd');
  expect(seal(secret, 'pass wörd', 'seller-1').equals(sealed)).toBe(false);
  expect(() => unseal(secret, sealed, 'seller-2')).toThrow('authenticate');
  expect(() => unseal([{ id: 1, secret: randomBytes(32) }], sealed, 'seller-1')).toThrow('authenticate');
});

test('a changed byte or another key id is noticed', () => {
  const sealed = seal(secret, 'pass wörd', 'seller-1');
  for (const at of [0, 5, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(secret, changed, 'seller-1')).toThrow(at === 0 ? 'unknown key' : 'authenticate');
  }
});
