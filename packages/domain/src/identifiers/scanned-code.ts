import { gtin14, isGtin } from './gtin.ts';
import { ntinOf } from './ntin.ts';
import { checkPzn } from './pzn.ts';
import { pznOfPpn } from './ppn.ts';

/** What a pack's two-dimensional code, or the PZN in Code 39, says of it. */
export interface ScannedCode {
  /** Without the zeros that fill it up to 14 digits. */
  readonly gtin: string | null;
  readonly pzn: string | null;
  /** The last day on which it may be used, `yyyy-mm-dd`. */
  readonly expiresOn: string | null;
  readonly batch: string | null;
  readonly serial: string | null;
}

/** What stands between the parts of a code; scanners that type leave it out or send a space. */
const separator = '\u001d';
/** Which kind of code it was, as scanners may be set to say first. */
const kindAhead = /^\](?:d2|C1|Q3|e0|A0)/;

/** Application identifiers of GS1 with as many characters as each has; null for one that ends at a separator. */
const gs1Lengths: Readonly<Record<string, number | null>> = {
  '01': 14,
  '11': 6,
  '13': 6,
  '15': 6,
  '17': 6,
  '10': null,
  '21': null,
  '710': null,
  '711': null,
  '712': null,
  '713': null,
  '714': null,
};

/** The last day of a month where a code names no day. */
function dayOf(yymmdd: string): string | null {
  const found = /^(\d\d)(\d\d)(\d\d)$/.exec(yymmdd);
  if (found === null) return null;
  const [year, month, day] = [2000 + Number(found[1]), Number(found[2]), Number(found[3])];
  if (month < 1 || month > 12) return null;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > last) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day === 0 ? last : day).padStart(2, '0')}`;
}

/** The PZN in a German NTIN, whose number begins with 4150. */
function pznOfGtin(gtin: string): string | null {
  const pzn = /^0?4150(\d{8})\d$/.exec(gtin)?.[1];
  return pzn !== undefined && gtin14(ntinOf(pzn)) === gtin14(gtin) && checkPzn(pzn).result === 'valid' ? pzn : null;
}

/** The parts of a GS1 code by their identifiers; null for what is none. */
function gs1Parts(text: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const name = [2, 3].map((length) => rest.slice(0, length)).find((each) => Object.hasOwn(gs1Lengths, each));
    if (name === undefined) return parts.size > 0 ? parts : null;
    const length = gs1Lengths[name] ?? null;
    const end = length === null ? rest.indexOf(separator) : name.length + length;
    const value = rest.slice(name.length, end === -1 ? undefined : end);
    if (length !== null && value.length < length) return null;
    parts.set(name, value);
    rest = end === -1 ? '' : rest.slice(end).replace(/^\u001d/, '');
  }
  return parts;
}

function ofGs1(text: string): ScannedCode | null {
  // As it is printed beside the code: (01)04150037528643(17)270131.
  const plain = /^\(\d/.test(text)
    ? text.replace(/\((\d{2,4})\)/g, (_, name: string, at: number) => (at === 0 ? name : separator + name))
    : text;
  const parts = gs1Parts(plain.replace(/^\u001d/, ''));
  const gtin = parts?.get('01');
  if (parts === null || gtin === undefined || !isGtin(gtin)) return null;
  return {
    gtin: gtin.replace(/^0+/, ''),
    pzn: pznOfGtin(gtin),
    expiresOn: dayOf(parts.get('17') ?? ''),
    batch: parts.get('10') ?? null,
    serial: parts.get('21') ?? null,
  };
}

/** The German pharmacies' form (format 06 of ISO 15434): parts that begin with a letter and end at a separator. */
function ofIfa(text: string): ScannedCode | null {
  const envelope = /^\[\)>[\u001e\s]*06\u001d?/.exec(text)?.[0];
  if (envelope === undefined) return null;
  const [content = ''] = text.slice(envelope.length).split(/[\u001e\u0004]/);
  const parts = content.split(separator);
  const valueOf = (name: string) => parts.find((part) => part.startsWith(name))?.slice(name.length) ?? null;
  const pzn = pznOfPpn((valueOf('9N') ?? '').slice(0, 12));
  if (pzn === null) return null;
  return { gtin: null, pzn, expiresOn: dayOf(valueOf('D') ?? ''), batch: valueOf('1T'), serial: valueOf('S') };
}

/** The PZN as it is printed in Code 39: a dash and its digits. */
function ofCode39(text: string): ScannedCode | null {
  const pzn = /^(?:PZN)?\s?-\s?(\d{7,8})$/i.exec(text)?.[1]?.padStart(8, '0');
  if (pzn === undefined || checkPzn(pzn).result !== 'valid') return null;
  return { gtin: null, pzn, expiresOn: null, batch: null, serial: null };
}

/** What a scanner typed, where it is more than a bare number: GS1 and IFA DataMatrix, PZN in Code 39; null for anything else. */
export function readScannedCode(typed: string): ScannedCode | null {
  const text = typed.trim().replace(kindAhead, '');
  return ofIfa(text) ?? ofGs1(text) ?? ofCode39(text);
}

/** The code by which a scanned pack is found; null where nothing was scanned. */
export function scannedProductCode(typed: string): string | null {
  const scanned = readScannedCode(typed);
  return scanned && (scanned.pzn ?? scanned.gtin);
}
