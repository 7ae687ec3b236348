import type { Finding } from './facts.ts';
import type { CauseGroup, ResultColour, SyncResultType } from './result-types.ts';

/** A finding without numbers, made once and shared by all its rows. */
export function plainFinding(type: SyncResultType, colour: ResultColour, cause?: CauseGroup): Finding {
  return Object.freeze({ type, colour, numbers: Object.freeze([]), ...(cause && { cause }) });
}
