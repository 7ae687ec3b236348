import { dayFaultOf, weekFaultsOf } from '@offizin/domain/calendar/opening-hours';
import { z } from 'zod';
import type { FieldCode } from '../errors.ts';

const clock = z.string().max(5);
const slot = z.strictObject({ from: clock, to: clock });

const full = z.strictObject({ mode: z.literal('full'), first: slot });
const split = z.strictObject({ mode: z.literal('split'), first: slot, second: slot, third: slot.optional() });

/** The hours of one day; a slot that ends at or before its start ends on the next day. */
const dayHours = z.discriminatedUnion('mode', [z.strictObject({ mode: z.literal('closed') }), full, split]);

/** The hours of a day on which a shop is open; what is wrong is said at the time that is wrong. */
export const openHours = z.discriminatedUnion('mode', [full, split]).superRefine((day, context) => {
  const fault = dayFaultOf(day);
  if (fault === null) return;
  const params: { code: FieldCode } = { code: `field.${fault.code}` };
  context.addIssue({ code: 'custom', path: [fault.slot, fault.end], params });
});

/** What is wrong with a week is said at the times that are wrong. */
export const openingHours = z
  .strictObject({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  })
  .superRefine((week, context) => {
    for (const { day, slot: name, end, code } of weekFaultsOf(week)) {
      const params: { code: FieldCode } = { code: `field.${code}` };
      context.addIssue({ code: 'custom', path: [day, name, end], params });
    }
  });
