/** A day's short name at the head of a column: some languages put a dot to it, and Portuguese has no short one. */
export const weekdayHead = (name: string): string => name.replace('.', '').slice(0, 3);
