import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';

export interface Supervision {
  readonly log: (sentence: string) => void;
  /** Milliseconds before the first start after an end; each further one waits twice as long. */
  readonly firstWait?: number;
  readonly longestWait?: number;
  /** Milliseconds of running after which the next wait is as short as the first. */
  readonly calmAfter?: number;
}

export interface SupervisedChild {
  /** The one that runs now, or ran last. */
  current(): Child;
  /** From now on it is started again whenever it ends. */
  keepRunning(): void;
  stop(): Promise<void>;
}

/** The exit code of a process whose last line says which setting is wrong. */
const wrongSettings = 78;

export function endedSentence({ name, lastLines }: Child, code: number): string {
  const lines = lastLines();
  if (code === wrongSettings) return lines.at(-1) ?? '';
  return `The ${name} ended unexpectedly. Its last lines:\n${lines.join('\n')}`;
}

/** Starts a child that can be kept running. */
export function superviseChild(
  start: () => Child,
  { log, firstWait = 1_000, longestWait = 30_000, calmAfter = 60_000 }: Supervision,
): SupervisedChild {
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let child = start();
  const keep = async (): Promise<void> => {
    let pause = firstWait;
    let began = Date.now();
    while (!isStopping()) {
      const code = await child.exited;
      if (isStopping()) return;
      if (Date.now() - began > calmAfter) pause = firstWait;
      log(`${endedSentence(child, code)}\nIt starts again in ${pause / 1000} s.`);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (isStopping()) return;
      child = start();
      began = Date.now();
      pause = Math.min(pause * 2, longestWait);
    }
  };
  return {
    current: () => child,
    keepRunning: () => void keep(),
    stop: async () => {
      stopping.abort();
      await child.stop();
    },
  };
}
