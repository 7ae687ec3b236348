import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

function stubStorage(full: boolean): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
  return stored;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('GEN-11 browser storage', () => {
  test('keeps values under their named keys', async () => {
    const stored = stubStorage(false);
    const { readStored, store } = await import('./storage.ts');
    store('sidebarStatus', 'closed');
    store('ordersReviewed', ['a', 'b']);
    expect([...stored]).toEqual([
      ['sidebarStatus', 'closed'],
      ['ordersReviewed', '["a","b"]'],
    ]);
    expect(readStored('sidebarStatus')).toBe('closed');
    expect(readStored('ordersReviewed')).toEqual(['a', 'b']);
    expect(readStored('theme')).toBeNull();
  });

  test('a full storage is reported once and the caller continues', async () => {
    stubStorage(true);
    const { store, whenStorageIsFull } = await import('./storage.ts');
    const reported = vi.fn<() => void>();
    whenStorageIsFull(reported);
    store('theme', 'dark');
    store('theme', 'light');
    expect(reported).toHaveBeenCalledOnce();
  });

  test('what cannot be read counts as nothing', async () => {
    const stored = stubStorage(false);
    const { readStored } = await import('./storage.ts');
    stored.set('viewedTours', '{broken');
    expect(readStored('viewedTours')).toBeNull();
  });
});
