import type { ErrorCode } from '@offizin/contract/errors';
import { fail } from '../fail.ts';

export interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly refusal?: ErrorCode;
}

/** Lets a limited number of calls of one caller run simultaneously; further ones wait their turn, and are refused when too many wait. */
export class Turns {
  readonly #atOnce: number;
  readonly #waitingMax: number;
  readonly #refusal: ErrorCode;
  readonly #callers = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  /** `refusal` says whose fault too many are: the caller's own unless it is everybody's turns. */
  constructor({ atOnce, waiting, refusal = 'rate_limited' }: TurnLimits) {
    this.#atOnce = atOnce;
    this.#waitingMax = waiting;
    this.#refusal = refusal;
  }

  async take<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = this.#callers.get(caller) ?? { running: 0, waiting: [] };
    this.#callers.set(caller, own);
    if (own.running < this.#atOnce) own.running += 1;
    else {
      if (own.waiting.length >= this.#waitingMax) fail(this.#refusal, { retryAfter: 1 });
      // The turn is handed over as it is: nobody who comes later takes it in between.
      await new Promise<void>((resolve) => own.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = own.waiting.shift();
      if (next !== undefined) next();
      else {
        own.running -= 1;
        if (own.running === 0) this.#callers.delete(caller);
      }
    }
  }
}
