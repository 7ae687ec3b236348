import { expect, test } from 'vitest';
import { Waiting } from './waiting.ts';

const forever = 60_000;

test('GEN-16 a pause ends by itself, or when there is news of its work', async () => {
  const waiting = new Waiting();
  await waiting.pause('a', 1);
  const ended: string[] = [];
  const pauses = ['a', 'b'].map((id) => waiting.pause(id, forever).then(() => ended.push(id)));
  waiting.wake('b');
  await pauses[1];
  expect(ended).toEqual(['b']);
  waiting.wake('b');
  waiting.wake(null);
  await Promise.all(pauses);
  expect(ended).toEqual(['b', 'a']);
});
