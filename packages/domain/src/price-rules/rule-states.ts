/** What a rule is doing; `held` is what the brake did (52). */
export const ruleStates = ['draft', 'active', 'paused', 'held', 'deleted'] as const;
export type RuleState = (typeof ruleStates)[number];

export const ruleActs = ['switch_on', 'pause', 'hold', 'lapse', 'decide', 'discard', 'delete'] as const;
export type RuleAct = (typeof ruleActs)[number];

interface RuleTransition {
  readonly from: readonly RuleState[];
  readonly to: RuleState;
}

/** What leads from one state of a rule to another: its people, or the run that it is part of. */
export const ruleTransitions: Readonly<Record<RuleAct, RuleTransition>> = {
  switch_on: { from: ['draft', 'paused'], to: 'active' },
  pause: { from: ['active', 'held'], to: 'paused' },
  hold: { from: ['active'], to: 'held' },
  /** What was held for a day comes to nothing; the next run is judged by itself. */
  lapse: { from: ['held'], to: 'active' },
  /** With all that is held, or without the seller who caused it. */
  decide: { from: ['held'], to: 'active' },
  discard: { from: ['held'], to: 'paused' },
  delete: { from: ['draft', 'active', 'paused', 'held'], to: 'deleted' },
};

export function canRule(act: RuleAct, state: RuleState): boolean {
  return ruleTransitions[act].from.includes(state);
}

/** The states in which a rule decides about its offers; one that is held keeps them from the rules behind it. */
export const coveringStates = ['active', 'held'] as const satisfies readonly RuleState[];
