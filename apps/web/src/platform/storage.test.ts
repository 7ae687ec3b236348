import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A browser storage that is full beyond `room` characters. */
function storageOf(room: number): { values: Map<string, string>; area: Pick<Storage, 'getItem' | 'setItem'> } {
  const values = new Map<string, string>();
  const setItem = (key: string, value: string) => {
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
    values.set(key, value);
  };
  return { values, area: { getItem: (key) => values.get(key) ?? null, setItem } };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('GEN-11: what the portal keeps in the browser', () => {
  test('a value comes back as it was stored, under the name of the product spec', async () => {
    const { values, area } = storageOf(100);
    vi.stubGlobal('localStorage', area);
    const { readStored, store } = await import('./storage.ts');
    store('sidebarStatus', 'closed');
    expect(readStored('sidebarStatus')).toBe('closed');
    expect([...values.keys()]).toEqual(['sidebarStatus']);
  });

  test.each([
    ['nothing stored', null],
    ['something that is not ours', '{broken'],
  ])('%s reads as null', async (_, text) => {
    vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => {} });
    const { readStored } = await import('./storage.ts');
    expect(readStored('viewedTours')).toBeNull();
  });

  test('a full storage is said once, and the portal goes on', async () => {
    vi.stubGlobal('localStorage', storageOf(3).area);
    const { readStored, store, whenStorageIsFull } = await import('./storage.ts');
    const told = vi.fn<() => void>();
    whenStorageIsFull(told);
    store('ordersReviewed', ['a long list']);
    store('ordersReviewed', ['a longer list']);
    expect(told).toHaveBeenCalledTimes(1);
    expect(readStored('ordersReviewed')).toBeNull();
  });

  test('a browser that forbids its storage is no obstacle', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
    const { readStored, store } = await import('./storage.ts');
    expect(() => store('theme', 'dark')).not.toThrow();
    expect(readStored('theme')).toBeNull();
  });
});
