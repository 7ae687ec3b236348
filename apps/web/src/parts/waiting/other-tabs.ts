/** One tab sends at a time; the others hear of it. */
const lock = 'offizin.waiting';
const channel = new BroadcastChannel(lock);

/** Says to other tabs that what waits is something else now. */
export function tellActs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target
  channel.postMessage('changed');
}

/** Calls this whenever another tab says so; returns what ends it. */
export function followTabs(changed: () => void): () => void {
  channel.addEventListener('message', changed);
  return () => channel.removeEventListener('message', changed);
}

/** Does this in one tab at a time. */
export async function alone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lock, work);
}

/** What this page is sending by itself, as it is done. */
export const beingSent = new Set<string>();
