import { afterEach, describe, expect, test } from 'vitest';
import { Threads, ThreadTimeout } from './threads.ts';

const entry = new URL('testing/waiting-thread.ts', import.meta.url);
let threads: Threads;
afterEach(() => threads.close());

const waitFor = (milliseconds: number, seconds = 20) =>
  threads.run({ entry, task: { kind: 'wait', input: milliseconds }, seconds });

describe('UPL-07 threads', () => {
  test('a task that takes too long ends with its thread, and no other task does', async () => {
    threads = new Threads({}, 1);
    const slow = waitFor(60_000, 1);
    const next = waitFor(1, 10);
    await expect(slow).rejects.toBeInstanceOf(ThreadTimeout);
    expect(await next).toBeTypeOf('number');
  });

  test('the time in the line does not count', async () => {
    threads = new Threads({}, 1);
    await waitFor(1);
    const first = waitFor(1500);
    const second = waitFor(1, 1);
    expect(await second).toBe(await first);
  });

  test('as many run in parallel as there may be threads', async () => {
    threads = new Threads({}, 2);
    const long = waitFor(4000);
    const others = await Promise.all([waitFor(1), waitFor(1)]);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(await long);
  });
});
