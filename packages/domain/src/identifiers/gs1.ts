import { checkGtin, gtin14 } from './gtin.ts';
import { pznOfPpn } from './ppn.ts';

/** What a scanned DataMatrix holds about a pack; expiry as YYYY-MM-DD, a day of 00 being the last of its month. */
export interface ScannedPack {
  readonly gtin: string | null;
  readonly pzn: string | null;
  readonly expiry: string | null;
  readonly batch: string | null;
  readonly serial: string | null;
}

const separator = '\u001D';
/** How long the elements are that need no separator; the others end at one, or with the code. */
const fixedLength: Readonly<Record<string, number>> = { '01': 14, '17': 6 };

/** YYMMDD as a date, or null; years are those of this century. */
function expiryOf(digits: string): string | null {
  const match = /^(\d{2})(0[1-9]|1[0-2])(\d{2})$/.exec(digits);
  if (match === null) return null;
  const [, year, month, day] = match;
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) > last) return null;
  return `20${year}-${month}-${day === '00' ? last : day}`;
}

function gs1Elements(code: string): Map<string, string> | null {
  const elements = new Map<string, string>();
  let rest = code;
  while (rest !== '') {
    const id = rest.slice(0, 2);
    const end = rest.indexOf(separator);
    const fixed = fixedLength[id];
    if (fixed === undefined && id !== '10' && id !== '21') {
      // National numbers (710 … 716) and others: skipped as far as their separator.
      if (!/^\d{2}/.test(id)) return null;
      rest = end === -1 ? '' : rest.slice(end + 1);
      continue;
    }
    const stop = fixed === undefined ? (end === -1 ? rest.length : end) : 2 + fixed;
    elements.set(id, rest.slice(2, stop));
    rest = rest.slice(stop);
    if (rest.startsWith(separator)) rest = rest.slice(1);
  }
  return elements;
}

function parseGs1(code: string): ScannedPack | null {
  const elements = gs1Elements(code);
  const scanned = elements?.get('01');
  if (elements === null || scanned === undefined || checkGtin(scanned).result !== 'valid') return null;
  return {
    gtin: gtin14(scanned),
    pzn: scanned.startsWith('04150') ? scanned.slice(5, 13) : null,
    expiry: expiryOf(elements.get('17') ?? ''),
    batch: elements.get('10') ?? null,
    serial: elements.get('21') ?? null,
  };
}

function parseIfa(fields: readonly string[]): ScannedPack | null {
  const field = (id: string): string | null => fields.find((text) => text.startsWith(id))?.slice(id.length) ?? null;
  const pzn = pznOfPpn(field('9N') ?? '');
  if (pzn === null) return null;
  return { gtin: null, pzn, expiry: expiryOf(field('D') ?? ''), batch: field('1T'), serial: field('S') };
}

/**
 * Reads what a scanner gives for the DataMatrix of a pack: GS1 elements 01, 17, 10 and 21 (with or without the
 * symbology prefix `]d2`), or IFA format 06. Null where it is neither, or where its product code is wrong.
 */
export function parseDataMatrix(scanned: string): ScannedPack | null {
  const ifa = /^\[\)>\u001E06\u001D([^\u001E]*)/.exec(scanned)?.[1];
  if (ifa !== undefined) return parseIfa(ifa.split(separator));
  return parseGs1(scanned.replace(/^\](?:d2|C1|Q3)/, '').replace(new RegExp(`^${separator}`), ''));
}
