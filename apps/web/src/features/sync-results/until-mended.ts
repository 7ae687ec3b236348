import type { RemedyState } from '@offizin/contract/sync';
import { call } from '../../platform/client.ts';

/** Live updates wake whoever waits; without them it looks again this often, in milliseconds. */
const lookAgainAfter = 2000;

/** Those who wait for a remedy, by its id. */
export class Waiting {
  readonly #wake = new Map<string, () => void>();

  /** Ends a pause for the remedy, or for all of them. */
  wake(remedyId: string | null): void {
    if (remedyId !== null) this.#wake.get(remedyId)?.();
    else for (const wake of this.#wake.values()) wake();
  }

  pause(remedyId: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#wake.delete(remedyId);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#wake.set(remedyId, end);
    });
  }
}

/** Waits until the remedy is done or has failed. */
export async function untilMended(begun: RemedyState, waiting: Waiting, everyMs = lookAgainAfter): Promise<RemedyState> {
  let remedy = begun;
  while (remedy.state === 'working') {
    await waiting.pause(remedy.id, everyMs);
    remedy = await call('GET /sync/remedies/:remedyId', { params: { remedyId: remedy.id } });
  }
  return remedy;
}
