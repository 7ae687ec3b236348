import { expect, test } from 'vitest';
import { startChild } from './child.ts';

const run = (code: string) => startChild({ name: 'child', args: ['--input-type=module', '-e', code] });

test('reports how it ended and its last output', async () => {
  const child = run('console.log("one"); console.error("two"); process.exitCode = 3;');
  expect(await child.exited).toBe(3);
  expect(child.lastLines().toSorted()).toEqual(['one', 'two']);
});

test.each([
  ['asked to stop, it ends by itself', 'process.on("SIGTERM", () => process.exit(0));', 5_000, 0],
  ['one that does not listen is ended', 'process.on("SIGTERM", () => {});', 300, 1],
])('%s', async (_, code, graceMs, exitCode) => {
  let up = (): void => {};
  const listening = new Promise<void>((resolve) => (up = resolve));
  const child = startChild({
    name: 'child',
    args: ['--input-type=module', '-e', `${code} setInterval(() => {}, 1000); console.log("up");`],
    onLine: () => up(),
  });
  await listening;
  await child.stop(graceMs);
  expect(await child.exited).toBe(exitCode);
});

test('it stops when the process that started it is killed', async () => {
  const starter = run(`
    const { startChild } = await import(${JSON.stringify(`${import.meta.dirname}/child.ts`)});
    startChild({ name: 'inner', onLine: console.log, args: ['--input-type=module', '-e', 'console.log(process.pid); setInterval(() => {}, 1000);'] });
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1500);`);
  await starter.exited;
  const inner = Number(starter.lastLines()[0]);
  expect(inner).toBeGreaterThan(1);
  await expect.poll(() => isAlive(inner), { timeout: 5_000 }).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
