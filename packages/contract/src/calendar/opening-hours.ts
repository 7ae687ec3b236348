import { weekFaultsOf } from '@offizin/domain/calendar/opening-hours';
import { z } from 'zod';
import type { FieldCode } from '../errors.ts';

const clock = z.string().max(5);
const slot = z.strictObject({ from: clock, to: clock });

/** The hours of one day; a slot that ends at or before its start ends on the next day. */
export const dayHours = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('closed') }),
  z.strictObject({ mode: z.literal('full'), first: slot }),
  z.strictObject({ mode: z.literal('split'), first: slot, second: slot, third: slot.optional() }),
]);

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
