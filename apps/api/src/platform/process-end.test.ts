import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const moduleUrl = new URL('process-end.ts', import.meta.url).href;

/** Runs a process that ends two things in order, and does `act` once it runs. */
async function run(act: string): Promise<{ code: unknown; lines: string[] }> {
  const code = `
    import { ProcessEnd } from ${JSON.stringify(moduleUrl)};
    const log = { fatal: ({ err }, said) => console.log(said + ': ' + err.message) };
    const end = new ProcessEnd(log);
    end.add(async () => console.log('database closed'));
    end.add(async () => console.log('server closed'));
    setInterval(() => {}, 1000);
    ${act}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = text(child.stdout);
  const [exitCode] = await once(child, 'exit');
  return { code: exitCode, lines: (await said).trim().split('\n') };
}

const failed = 'an error that nobody caught; the process ends: first';
const closed = ['server closed', 'database closed'];

test.each([
  ['a signal', `process.kill(process.pid, 'SIGTERM');`, 0, closed],
  ['an exception', `setTimeout(() => { throw new Error('first'); });`, 1, [failed, ...closed]],
  ['a rejection', `void Promise.reject(new Error('first'));`, 1, [failed, ...closed]],
  [
    'two errors',
    `void Promise.reject(new Error('first')); void Promise.reject(new Error('second'));`,
    1,
    [failed, ...closed],
  ],
])('OPS-03 after %s the process ends in order, and says why once', async (_, act, code, lines) => {
  expect(await run(act)).toEqual({ code, lines });
});

test('OPS-03 a second signal ends it at once', async () => {
  const { code } = await run(`
    end.add(() => new Promise(() => {}));
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100);`);
  expect(code).toBe(1);
});
