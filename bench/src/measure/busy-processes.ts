import { type ChildProcess, spawn } from 'node:child_process';

/** Runs `work` while a number of processes beside it each keep a processor busy. */
export async function besideBusy<T>(count: number, work: () => Promise<T>): Promise<T> {
  const busy: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const process of busy) process.kill('SIGKILL');
  }
}
