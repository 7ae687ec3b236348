import { setTimeout as wait } from 'node:timers/promises';

const readyMs = 120_000;

/** Waits until the portal on this port says that it is ready, as long as `isAlive` says that there is one to wait for. */
export async function untilReady(port: number, isAlive: () => boolean): Promise<void> {
  const deadline = performance.now() + readyMs;
  while (performance.now() < deadline && isAlive()) {
    const reply = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) }).catch(
      () => null,
    );
    if (reply?.ok) return;
    await wait(100);
  }
  throw new Error('The portal did not start.');
}
