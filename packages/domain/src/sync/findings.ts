import type { Finding } from './facts.ts';
import type { ResultColour, SyncResultType } from './result-types.ts';

/** A finding without numbers, made once and shared by all its rows. */
export function plainFinding(type: SyncResultType, colour: ResultColour): Finding {
  return Object.freeze({ type, colour, numbers: Object.freeze([]) });
}
