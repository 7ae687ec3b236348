import { checkPzn } from './pzn.ts';

function ppnCheckNumber(body: string): string {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) sum += (index + 2) * body.charCodeAt(index);
  return String(sum % 97).padStart(2, '0');
}

/** The PPN of a German PZN of eight digits: 11, the PZN, and two check digits (mod 97 over the ASCII values). */
export function ppnOf(pzn: string): string {
  const body = `11${pzn}`;
  return body + ppnCheckNumber(body);
}

/** The PZN in a PPN; null where it is none, or where one of its check digits is wrong. */
export function pznOfPpn(ppn: string): string | null {
  if (!/^11\d{10}$/.test(ppn)) return null;
  const pzn = ppn.slice(2, 10);
  return checkPzn(pzn).result === 'valid' && ppnOf(pzn) === ppn ? pzn : null;
}
