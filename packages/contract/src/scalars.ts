import { localeCodes } from '@offizin/domain/locale/locales';
import { currencies } from '@offizin/domain/money';
import { z } from 'zod';

/** A random id of one of the seller's things. */
export const id = z.uuid();

export const localeCode = z.enum(localeCodes);

export const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: false });

export const calendarDay = z.iso.date();

/** Minor units; at most a hundred million of the currency. */
export const minorUnits = z.int().min(0).max(10_000_000_000);

export const money = z.strictObject({ amount: z.int(), currency: z.enum(currencies) });

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
