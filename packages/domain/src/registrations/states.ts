export const registrationStates = ['draft', 'submitted', 'approved', 'changes_requested', 'rejected'] as const;
export type RegistrationState = (typeof registrationStates)[number];

export const registrationActions = ['save', 'attach', 'submit', 'approve', 'request_changes', 'reject'] as const;
export type RegistrationAction = (typeof registrationActions)[number];

interface Transition {
  readonly from: readonly RegistrationState[];
  /** Null leaves the state as it is. */
  readonly to: RegistrationState | null;
}

/** Who may do what with a registration, and where it leads. */
export const registrationTransitions: Readonly<Record<RegistrationAction, Transition>> = {
  save: { from: ['draft', 'changes_requested'], to: null },
  /** The licence may come later than the answers, until there is a decision. */
  attach: { from: ['draft', 'submitted', 'changes_requested'], to: null },
  submit: { from: ['draft', 'changes_requested'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'approved' },
  request_changes: { from: ['submitted'], to: 'changes_requested' },
  reject: { from: ['submitted', 'changes_requested'], to: 'rejected' },
};

export const mayDo = (action: RegistrationAction, state: RegistrationState): boolean =>
  registrationTransitions[action].from.includes(state);
