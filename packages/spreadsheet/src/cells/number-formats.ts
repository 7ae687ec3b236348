import { WorkbookError } from '../workbook-error.ts';

/** How cells of a style show their number: 0 plainly, 1 as a date, from 2 on as `shown[format - 2]` says. */
export interface NumberFormats {
  readonly formatOfStyle: Int32Array;
  readonly shown: readonly ShownFormat[];
}

/** A format like `0000000` or `000000"."0`: `place` for each digit, other characters as they are. */
export interface ZeroFormat {
  readonly places: string;
}

/** A format that writes a unit beside the number, such as `CHF` by `[$CHF] #,##0.00`. */
export interface UnitFormat {
  readonly unit: string;
}

export type ShownFormat = ZeroFormat | UnitFormat;

const place = '\u0001';

export const plainFormat = 0;
export const dateFormat = 1;
export const firstShownFormat = 2;

const maxFormatLength = 255;

const between = (id: number, first: number, last: number) => id >= first && id <= last;

/** The built-in dates and times of ECMA-376 §18.8.30, with those of the East Asian versions. */
export const isBuiltInDate = (id: number): boolean =>
  between(id, 14, 22) || between(id, 27, 36) || between(id, 45, 47) || between(id, 50, 58);

/** The first section of a format as its characters: a literal one carries its backslash, `[…]` and fillers are gone. */
function formatParts(code: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < code.length && code[at] !== ';'; at += 1) {
    const character = code.charAt(at);
    if (character === '\\') parts.push(`\\${code.charAt(++at)}`);
    else if (character === '_' || character === '*') at += 1;
    else if (character === '"' || character === '[') {
      const close = code.indexOf(character === '"' ? '"' : ']', at + 1);
      const end = close < 0 ? code.length : close;
      const inside = code.slice(at + 1, end);
      if (character === '"') parts.push(...Array.from(inside, (literal) => `\\${literal}`));
      else if (/^[hms]+$/i.test(inside)) parts.push(inside);
      at = end;
    } else parts.push(character);
  }
  return parts;
}

/** What is written beside the number: the currency of `[$CHF-807]`, else the literal characters. */
function unitOf(code: string, parts: readonly string[]): string {
  const currency = /\[\$([^\]-]+)/.exec(code)?.[1];
  const literal = parts
    .map((part) => (part.startsWith('\\') ? part.slice(1) : /[€$£¥]/.test(part) ? part : ''))
    .join('');
  return (currency ?? literal).trim();
}

/** What a format code makes of a number. */
export function classifyFormat(code: string): 'plain' | 'date' | ShownFormat {
  if (code.length > maxFormatLength) throw new WorkbookError('too_large', 'a number format');
  const parts = formatParts(code);
  const bare = parts.filter((part) => !part.startsWith('\\')).join('');
  if (/general/i.test(bare)) return 'plain';
  if (/[dmyhs]/i.test(bare)) return 'date';
  if (!/^[0\- ()]+$/.test(bare) || bare.split('0').length < 3) {
    const unit = unitOf(code, parts);
    return unit === '' ? 'plain' : { unit };
  }
  return { places: parts.map((part) => (part === '0' ? place : part.replace(/^\\/, ''))).join('') };
}

/** The zero format by which a number shows as `shown`. */
export const shapeOf = (shown: string): ZeroFormat => ({ places: shown.replace(/\d/g, place) });

/** Whole digits as a zero format shows them: `375286` by `0000000` is `0375286`. */
export function showZeros(digits: string, { places }: ZeroFormat): string {
  let left = digits;
  let shown = '';
  const first = places.indexOf(place);
  for (let at = places.length - 1; at >= 0; at -= 1) {
    if (places[at] === place) {
      const taken = at === first ? Math.max(1, left.length) : 1;
      shown = (left.slice(-taken) || '0') + shown;
      left = left.slice(0, -taken);
    } else shown = places.charAt(at) + shown;
  }
  return shown;
}
