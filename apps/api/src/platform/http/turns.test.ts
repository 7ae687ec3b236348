import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Work that runs until it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = false;
  return {
    work: async () => {
      begun = true;
      await promise;
    },
    letGo: resolve,
    hasBegun: () => begun,
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('OPS-03 a caller has a limited number of simultaneous calls; the next ones wait in their order', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 10 });
  const calls = Array.from({ length: 4 }, held);
  const done = calls.map(({ work }) => turns.take('a', work));
  await settled();
  expect(calls.map((call) => call.hasBegun())).toEqual([true, true, false, false]);
  calls[1]?.letGo();
  await settled();
  expect(calls.map((call) => call.hasBegun())).toEqual([true, true, true, false]);
  for (const call of calls) call.letGo();
  await Promise.all(done);
});

test('OPS-03 one caller takes no turn of another', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 10 });
  const [first, second, other] = [held(), held(), held()];
  const done = [turns.take('a', first.work), turns.take('a', second.work), turns.take('b', other.work)];
  await settled();
  expect([first, second, other].map((call) => call.hasBegun())).toEqual([true, false, true]);
  for (const call of [first, second, other]) call.letGo();
  await Promise.all(done);
});

test('OPS-03 too many that wait are refused, and work that fails gives its turn on', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1 });
  const [first, second] = [held(), held()];
  const failing = turns.take('a', async () => {
    await first.work();
    throw new Error('no');
  });
  const waiting = turns.take('a', second.work);
  await expect(turns.take('a', held().work)).rejects.toMatchObject({ code: 'rate_limited' });
  first.letGo();
  await expect(failing).rejects.toThrow('no');
  await settled();
  expect(second.hasBegun()).toBe(true);
  second.letGo();
  await waiting;
});
