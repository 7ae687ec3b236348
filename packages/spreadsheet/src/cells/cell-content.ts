import { cellFlags } from './cell-batch.ts';
import { looksLikeIso } from './cell-dates.ts';
import { isNumber } from './cell-numbers.ts';
import { readDigits } from './cell-reference.ts';
import { dateFormat } from './number-formats.ts';
import { kindCodes } from './row-batch.ts';
import type { TextArena } from './text-arena.ts';
import { nameCode } from '../xml/names.ts';

/** The types of cells as their `t` attribute names them; a cell without one is a number. */
export const cellTypes = {
  absent: 0,
  number: nameCode('n'),
  shared: nameCode('s'),
  boolean: nameCode('b'),
  error: nameCode('e'),
  date: nameCode('d'),
} as const;

/** The index that a cell of shared text holds from `start` on in the arena, which is taken from it; -1 when it is none. */
export function takeSharedIndex(arena: TextArena, start: number): number {
  arena.trim(start);
  const index = readDigits(arena.bytes, start, arena.length);
  arena.length = start;
  return index;
}

/** The kind of a cell whose number lies from `start` on in the arena; what is no number is an error to be shown. */
export function classifyPlain(arena: TextArena, start: number, format: number): number {
  arena.trim(start);
  if (arena.length === start) return kindCodes.empty;
  if (!isNumber(arena.bytes, start, arena.length)) return kindCodes.error;
  return format === dateFormat ? kindCodes.date : kindCodes.number;
}

/** Kind and flags of a cell of another type, neither number nor shared text. */
export function classifyTyped(arena: TextArena, start: number, type: number): number {
  const text = type !== cellTypes.boolean && type !== cellTypes.error && type !== cellTypes.date;
  if (!text) arena.trim(start);
  if (arena.length === start) return kindCodes.empty;
  if (text) return kindCodes.text;
  if (type === cellTypes.boolean) return kindCodes.boolean;
  return type === cellTypes.date && looksLikeIso(arena.bytes, start, arena.length)
    ? kindCodes.date | cellFlags.iso
    : kindCodes.error;
}
