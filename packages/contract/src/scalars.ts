import { localeCodes } from '@offizin/domain/locale/locales';
import { currencies } from '@offizin/domain/money';
import { passwordFault, passwordLength } from '@offizin/domain/identity/password-rules';
import { z } from 'zod';
import type { FieldCode } from './errors.ts';

/** A random id of one of the seller's things. */
export const id = z.uuid();

export const localeCode = z.enum(localeCodes);

export const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** PostgreSQL's calendar has no year 0. */
const isInCalendar = (text: string) => !text.startsWith('0000');

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: false }).refine(isInCalendar);

export const calendarDay = z.iso.date().refine(isInCalendar);

/** What PostgreSQL's `integer` holds: the maximum of every number of a request that has no smaller one. */
export const largestInteger = 2_147_483_647;

/** A month, `2026-10`. */
export const calendarMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** Which state of a record the caller saw. */
export const version = z.int().min(1).max(largestInteger);

/** The number of a product, behind which the next page of a query begins. */
export const afterProduct = z.coerce.number().int().min(0).max(largestInteger);

/** Runs are numbered as long as the portal runs, in a `bigint`. */
export const largestRunNo = 1_000_000_000_000;
export const runNo = z.int().min(1).max(largestRunNo);

/** A hundred million of the currency. */
export const largestAmount = 10_000_000_000;
export const minorUnits = z.int().min(0).max(largestAmount);

export const money = z.strictObject({ amount: z.int(), currency: z.enum(currencies) });

/** A password that somebody chooses; the issue's code says which rule it breaks. */
export const password = z
  .string()
  .min(passwordLength.min, { abort: true })
  .max(passwordLength.max, { abort: true })
  .superRefine((text, context) => {
    const fault = passwordFault(text);
    if (fault !== null) context.addIssue({ code: 'custom', params: { code: `field.${fault}` satisfies FieldCode } });
  });

/** One line of text with a length limit; blank is refused. */
export function line(max: number) {
  return z.string().trim().min(1).max(max);
}

/** Optional text where null is none. */
export function nullableLine(max: number) {
  return line(max).nullable();
}

/** A query parameter that lists several values of an enum, parted by commas. */
export function listOf<const T extends readonly string[]>(values: T) {
  return z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)).min(1).max(values.length));
}
