import { dayFaultOf } from '@offizin/domain/calendar/opening-hours';
import { z } from 'zod';
import type { FieldCode } from '../errors.ts';

const clock = z.string().max(5);
const slot = z.strictObject({ from: clock, to: clock });

/** The hours of one day; what is wrong with them is said at the time that is wrong. */
const dayHours = z
  .discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('closed') }),
    z.strictObject({ mode: z.literal('full'), first: slot }),
    z.strictObject({ mode: z.literal('split'), first: slot, second: slot }),
  ])
  .superRefine((day, context) => {
    const fault = dayFaultOf(day);
    if (fault === null) return;
    const code: FieldCode = `field.${fault.code}`;
    context.addIssue({ code: 'custom', path: [fault.slot, fault.end], params: { code } });
  });

export const openingHours = z.strictObject({
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
});
