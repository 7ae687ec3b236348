import type { ReturnState } from './return-steps.ts';
import { kindRules, type ReturnKind } from './return-terms.ts';

interface Standing {
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  /** Whether the shop said nothing in time. */
  readonly silent: boolean;
  readonly refunded: number;
  readonly atStake: number;
}

/** The word for where a case is: its state, with what became of the money. */
export type StateWord = ReturnState | 'silent' | 'begun' | 'part';

export function stateWordOf({ kind, state, silent, refunded, atStake }: Standing): StateWord {
  if (silent) return 'silent';
  if (state === 'requested' && kindRules[kind].ofShop) return 'begun';
  return state === 'refunded' && refunded < atStake ? 'part' : state;
}
