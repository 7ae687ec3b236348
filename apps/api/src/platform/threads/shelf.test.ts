import { describe, expect, test } from 'vitest';
import { Shelf } from './shelf.ts';

const [first, second, third] = [{}, {}, {}];

async function shelfWith(value: unknown): Promise<Shelf> {
  const shelf = new Shelf();
  await shelf.take('de', first);
  shelf.put('de', first, value);
  shelf.leave(first);
  return shelf;
}

describe('what threads share', () => {
  test('a value is given to one after the other, and only who is alone may change it', async () => {
    const shelf = await shelfWith('one');
    expect(await shelf.take('de', first)).toEqual({ value: 'one', unused: true });
    const waiting = shelf.take('de', second);
    let given = false;
    void waiting.then(() => {
      given = true;
    });
    await Promise.resolve();
    expect(given).toBe(false);
    shelf.put('de', first, undefined);
    expect(await waiting).toEqual({ value: 'one', unused: false });
  });

  test('who uses a value that was replaced leaves the new one alone', async () => {
    const shelf = await shelfWith('one');
    await shelf.take('de', first);
    shelf.put('de', first, undefined);
    await shelf.take('de', second);
    shelf.put('de', second, 'two');
    shelf.leave(second);
    expect(await shelf.take('de', third)).toEqual({ value: 'two', unused: true });
  });

  test('what a thread had taken when it died may be half changed and is dropped; who waits is served', async () => {
    const shelf = await shelfWith('one');
    await shelf.take('de', first);
    const waiting = shelf.take('de', second);
    shelf.leave(first);
    expect(await waiting).toEqual({ value: undefined, unused: true });
  });

  test('keeps the values of the last six keys', async () => {
    const shelf = await shelfWith('one');
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await shelf.take(key, first);
      shelf.put(key, first, key);
    }
    await shelf.take('de', first);
    shelf.put('de', first, undefined);
    await shelf.take('f', first);
    shelf.put('f', first, 'f');
    expect((await shelf.take('a', first)).value).toBeUndefined();
    expect((await shelf.take('de', first)).value).toBe('one');
  });
});
