import { keepDraft } from '../../../platform/form-drafts.ts';
import { type KeptField, orderTextName } from '../../../platform/stored-form-drafts.ts';

/** What was said about the follow-up: the values typed by product, and what shall not be done. */
export interface SaidOfFollowUp {
  readonly typed: ReadonlyMap<string, string>;
  readonly unticked: ReadonlySet<string>;
}

export const followUpName = (orderId: string): string => orderTextName(orderId, 'follow-up');

/** Keeps it when the session ends unasked. */
export function keepFollowUp(orderId: string, { typed, unticked }: SaidOfFollowUp): void {
  const values = [...typed].map(([name, text]): KeptField => ({ name, saved: null, typed: text }));
  const left = [...unticked].map((name): KeptField => ({ name, saved: true, typed: false }));
  keepDraft(followUpName(orderId), [...values, ...left]);
}

export function saidAgain(kept: readonly KeptField[]): SaidOfFollowUp {
  return {
    typed: new Map(kept.flatMap(({ name, typed }) => (typeof typed === 'string' ? [[name, typed]] : []))),
    unticked: new Set(kept.flatMap(({ name, typed }) => (typed === false ? [name] : []))),
  };
}
