import { gtinCheckDigit } from './gtin.ts';

/** The GTIN-13 on packs of a German PZN of eight digits: 4150, the PZN, and the check digit. */
export function ntinOf(pzn: string): string {
  const body = `4150${pzn}`;
  return body + gtinCheckDigit(body);
}
