import { expect, test } from 'vitest';
import { startChild } from './child.ts';
import { superviseChild } from './supervised-child.ts';

const crashing = () =>
  startChild({ name: 'api', args: ['--input-type=module', '-e', 'console.log("no disk"); process.exitCode = 3;'] });
const living = () => startChild({ name: 'api', args: ['--input-type=module', '-e', 'setInterval(() => {}, 1000);'] });

test('OPS-03 what dies is started again after growing waits, and each time that is said', async () => {
  const said: string[] = [];
  let starts = 0;
  const start = () => {
    starts += 1;
    return starts < 4 ? crashing() : living();
  };
  const api = superviseChild(start, { log: (sentence) => said.push(sentence), firstWait: 20, longestWait: 40 });
  api.keepRunning();
  await expect.poll(() => starts, { timeout: 20_000 }).toBe(4);
  const sentence = (seconds: number) =>
    `The api ended unexpectedly. Its last lines:\nno disk\nIt starts again in ${seconds} s.`;
  expect(said).toEqual([sentence(0.02), sentence(0.04), sentence(0.04)]);
  await api.stop();
  expect(await api.current().exited).toBeGreaterThan(0);
  expect(starts).toBe(4);
});

test('OPS-03 what was stopped is not started again', async () => {
  let starts = 0;
  const start = () => {
    starts += 1;
    return living();
  };
  const api = superviseChild(start, { log: () => {}, firstWait: 1 });
  api.keepRunning();
  await api.stop();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(starts).toBe(1);
});
