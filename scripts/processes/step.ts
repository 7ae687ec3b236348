import { startChild } from './child.ts';

export interface StepResult {
  readonly ok: boolean;
  /** What it reports: all of its output for a command, findings for a check of our own. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  /** The name of an earlier step that must have ended before this one begins. */
  readonly after?: string;
  run(stop: AbortSignal): Promise<StepResult>;
}

/** A step that runs a program on the pinned Node and passes when it ends with exit code 0. */
export function commandStep(name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Step {
  return {
    name,
    run: async (stop) => {
      const lines: string[] = [];
      const child = startChild({ name, args, env: { ...process.env, ...env }, onLine: (line) => lines.push(line) });
      stop.addEventListener('abort', () => void child.stop(2_000), { once: true });
      const code = await child.exited;
      return { ok: code === 0, output: lines.join('\n') };
    },
  };
}

/** A step of our own: passes when it finds nothing. */
export function findingsStep(name: string, find: () => readonly string[] | Promise<readonly string[]>): Step {
  return {
    name,
    run: async () => {
      const findings = await find();
      return { ok: findings.length === 0, output: findings.join('\n') };
    },
  };
}

/** Work that begins in the order it was given, so much of it at a time. */
class Places {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(atATime: number) {
    this.free = atATime;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free === 0) await new Promise<void>((begin) => this.waiting.push(begin));
    else this.free -= 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free += 1;
      else next();
    }
  }
}

interface Ended extends StepResult {
  readonly name: string;
  readonly seconds: number;
}

async function timed(step: Step, stop: AbortSignal): Promise<Ended> {
  const started = performance.now();
  const result = await step.run(stop);
  return { ...result, name: step.name, seconds: (performance.now() - started) / 1000 };
}

const toTerminal = (text: string): void => void process.stdout.write(text);

const reportOf = ({ ok, name, seconds, output }: Ended): string =>
  `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)\n${ok ? '' : `${output}\n\n`}`;

/** Writes what has ended, in the order of the steps: the second one waits for the first. */
async function printInOrder(
  steps: readonly Promise<Ended>[],
  write: typeof toTerminal,
): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  for (const step of steps) {
    const ended = await step;
    write(reportOf(ended));
    passed += ended.ok ? 1 : 0;
  }
  return { passed, failed: steps.length - passed };
}

/** Runs the steps, at most `atATime` side by side, writes each (with its output when it failed) in their order, and counts. */
export async function runSteps(
  steps: readonly Step[],
  stop: AbortSignal,
  { atATime = 1, write = toTerminal }: { readonly atATime?: number; readonly write?: typeof toTerminal } = {},
): Promise<{ passed: number; failed: number }> {
  const places = new Places(atATime);
  const begun = new Map<string, Promise<Ended>>();
  for (const step of steps) {
    const earlier = step.after === undefined ? undefined : begun.get(step.after);
    begun.set(
      step.name,
      places.take(async () => {
        await earlier;
        stop.throwIfAborted();
        return await timed(step, stop);
      }),
    );
  }
  const all = [...begun.values()];
  try {
    return await printInOrder(all, write);
  } finally {
    // Nothing of a run is left behind, also when one of its steps threw.
    await Promise.allSettled(all);
  }
}
