import { startChild } from './child.ts';

export interface StepResult {
  readonly ok: boolean;
  /** What it reports: all of its output for a command, findings for a check of our own. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
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

/** Runs the steps in order, prints each with its time (and its output when it failed), and counts. */
export async function runSteps(steps: readonly Step[], stop: AbortSignal): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    stop.throwIfAborted();
    const started = performance.now();
    const { ok, output } = await step.run(stop);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)\n`);
    if (!ok) process.stdout.write(`${output}\n\n`);
    passed += ok ? 1 : 0;
    failed += ok ? 0 : 1;
  }
  return { passed, failed };
}
