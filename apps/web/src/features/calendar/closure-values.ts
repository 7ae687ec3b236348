import type { FieldError } from '@offizin/contract/errors';
import type { ClosureView, HolidaysView } from '@offizin/contract/calendar/seller';
import {
  type ClosureFaultCode,
  closureFaultOf,
  closureLimits,
  type OffersWhileClosed,
} from '@offizin/domain/calendar/closures';

/** What the form holds; a day that is not chosen is an empty text. */
export interface ClosureValues {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly offers: OffersWhileClosed;
}

export const valuesOf = (closure: ClosureView | null): ClosureValues => ({
  from: closure?.from ?? '',
  to: closure?.to ?? '',
  reason: closure?.reason ?? '',
  offers: closure?.offers ?? 'sold_later',
});

const codes: Readonly<Record<ClosureFaultCode, string>> = {
  past: 'field.past',
  too_late: 'field.too_large',
  reversed: 'field.reversed',
  too_long: 'field.too_long',
  overlap: 'field.overlap',
};

/** What is wrong with the closure, by the rules of the call. */
export function closureFaults(
  { from, to, reason }: ClosureValues,
  view: HolidaysView,
  changed: string | null,
): FieldError[] {
  const missing = (['from', 'to'] as const).filter((field) => ({ from, to })[field] === '');
  if (missing.length > 0) return missing.map((field) => ({ path: `body.${field}`, code: 'field.required' }));
  const others = view.closures.filter(({ id }) => id !== changed);
  const begun = view.closures.find(({ id }) => id === changed)?.from ?? null;
  const fault = closureFaultOf({ from, to }, { today: view.today, others, begun });
  const faults = fault === null ? [] : [{ path: `body.${fault.field}`, code: codes[fault.code] }];
  if (reason.trim().length <= closureLimits.reason) return faults;
  return [...faults, { path: 'body.reason', code: 'field.too_long', params: { limit: closureLimits.reason } }];
}

/** What is sent. */
export const bodyOf = ({ from, to, reason, offers }: ClosureValues) => ({
  from,
  to,
  reason: reason.trim() === '' ? null : reason.trim(),
  offers,
});

/** The days as a range, or null while they are no closure that could be saved. */
export function plannedDays(values: ClosureValues, view: HolidaysView, changed: string | null) {
  const { from, to } = values;
  return closureFaults({ ...values, reason: '' }, view, changed).length > 0 ? null : { from, to };
}
