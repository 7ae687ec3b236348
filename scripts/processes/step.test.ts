import { expect, test } from 'vitest';
import { commandStep, runSteps, type Step } from './step.ts';

const go = new AbortController().signal;

/** Takes what is written, so that the log of the tests shows no steps of theirs. */
function paper() {
  const texts: string[] = [];
  return {
    write: (text: string) => void texts.push(text),
    names: () => texts.map((text) => text.replace(/ \(.*/s, '')),
  };
}

/** Steps that tell when they begin and end, and end when they are let go. */
function controlled(names: readonly string[], after: Readonly<Record<string, string>> = {}) {
  const events: string[] = [];
  const ends = new Map<string, (ok: boolean) => void>();
  const steps = names.map((name): Step => {
    const needed = after[name];
    return {
      name,
      ...(needed !== undefined && { after: needed }),
      run: async () => {
        events.push(`+${name}`);
        const ok = await new Promise<boolean>((end) => ends.set(name, end));
        events.push(`-${name}`);
        return { ok, output: '' };
      },
    };
  });
  const end = async (name: string, ok = true): Promise<void> => {
    await expect.poll(() => events).toContain(`+${name}`);
    ends.get(name)?.(ok);
    await expect.poll(() => events).toContain(`-${name}`);
  };
  return { steps, events, end };
}

test('two steps run side by side, the next one begins when one of them has ended', async () => {
  const { steps, events, end } = controlled(['a', 'b', 'c']);
  const { write, names } = paper();
  const run = runSteps(steps, go, { atATime: 2, write });
  await end('b');
  await end('c', false);
  await end('a');
  expect(await run).toEqual({ passed: 2, failed: 1 });
  expect(events).toEqual(['+a', '+b', '-b', '+c', '-c', '-a']);
  expect(names()).toEqual(['ok     a', 'ok     b', 'FAILED c']);
});

test('a step waits for the one that it needs', async () => {
  const { steps, events, end } = controlled(['build', 'sizes'], { sizes: 'build' });
  const run = runSteps(steps, go, { atATime: 2, ...paper() });
  await end('build');
  await end('sizes');
  await run;
  expect(events).toEqual(['+build', '-build', '+sizes', '-sizes']);
});

test('a step that throws ends the run once the others have ended', async () => {
  const { steps, events, end } = controlled(['a']);
  const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no such program')) };
  const run = runSteps([broken, ...steps], go, { atATime: 2, ...paper() }).catch((error: unknown) => error);
  await end('a');
  expect(await run).toEqual(new Error('no such program'));
  expect(events).toEqual(['+a', '-a']);
});

test('a run that is stopped ends its programs and begins no other', async () => {
  const stop = new AbortController();
  const program = commandStep('waiting', ['--eval', 'setInterval(() => {}, 1000)']);
  const events: string[] = [];
  const waiting: Step = {
    name: 'waiting',
    run: async (signal) => {
      const ended = program.run(signal);
      events.push('program');
      return await ended;
    },
  };
  const next: Step = { name: 'next', run: async () => ({ ok: events.push('next') > 0, output: '' }) };
  const run = runSteps([waiting, next], stop.signal, paper()).catch((error: unknown) => error);
  await expect.poll(() => events).toEqual(['program']);
  stop.abort();
  expect(await run).toBe(stop.signal.reason);
  expect(events).toEqual(['program']);
});
