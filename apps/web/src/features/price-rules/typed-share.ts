import { readTypedAmount } from '../../platform/typed-amount.ts';

/** Reads a typed percentage as hundredths of a per cent; null for what is none. */
export const readTypedShare = (typed: string): number | null => readTypedAmount(typed.replaceAll('%', ''));

/** Reads a typed whole number; null for what is none. */
export function readTypedCount(typed: string): number | null {
  const plain = typed.replace(/[\s.,'’\u00a0\u202f]/g, '');
  return /^\d{1,6}$/.test(plain) ? Number(plain) : null;
}
