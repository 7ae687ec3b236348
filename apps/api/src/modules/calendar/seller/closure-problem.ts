import type { FieldCode, FieldError } from '@offizin/contract/errors';
import type { ClosureFault, ClosureFaultCode } from '@offizin/domain/calendar/closures';

const codes: Readonly<Record<ClosureFaultCode, FieldCode>> = {
  past: 'field.past',
  too_late: 'field.too_large',
  reversed: 'field.reversed',
  too_long: 'field.too_long',
  overlap: 'field.overlap',
};

/** What is wrong with a closure's days, at its field. */
export const closureProblem = ({ field, code }: ClosureFault, part: 'body' | 'query'): FieldError => ({
  path: `${part}.${field}`,
  code: codes[code],
});
