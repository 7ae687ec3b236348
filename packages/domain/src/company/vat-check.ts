import type { CompanyCode } from './field-fault.ts';

interface VatCheck {
  readonly tone: 'green' | 'amber' | 'red';
  /** The code that is shown at the field of the number. */
  readonly code: CompanyCode | null;
  /** Whether the register is asked without anybody's doing. */
  readonly isAsked: boolean;
}

/** What the European Commission's register (VIES) says about a VAT number, and what follows; none of it keeps anybody from saving. */
export const vatChecks = {
  /** Until the register answered. */
  unverified: { tone: 'amber', code: null, isAsked: true },
  valid: { tone: 'green', code: null, isAsked: false },
  invalid: { tone: 'red', code: 'INVALID_VIES', isAsked: false },
} as const satisfies Readonly<Record<string, VatCheck>>;

export type VatCheckState = keyof typeof vatChecks;
export const vatCheckStates = ['unverified', 'valid', 'invalid'] as const satisfies readonly VatCheckState[];
