/** Reads a typed amount as minor units, comma or dot for decimals, with or without its currency; null for what is none. */
export function readTypedAmount(typed: string): number | null {
  const plain = typed.replace(/[\s'’\u00a0\u202f€]|CHF/g, '');
  // One sign before three digits may part thousands or decimals: it is ambiguous.
  if (/^\d{1,3}[.,]\d{3}$/.test(plain)) return null;
  const match = /^(\d{1,3}(?:([.,])\d{3})*|\d{1,9})(?:([.,])(\d{1,2}))?$/.exec(plain);
  if (match === null || (match[2] !== undefined && match[2] === match[3])) return null;
  const [, whole = '', , , decimals = ''] = match;
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}
