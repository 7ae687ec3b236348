import { cellFlags } from './cell-batch.ts';
import { looksLikeIso } from './cell-dates.ts';
import { isNumber } from './cell-numbers.ts';
import { readDigits } from './cell-reference.ts';
import { dateFormat } from './number-formats.ts';
import { kindCodes } from './row-batch.ts';
import type { SharedStrings } from './shared-strings.ts';
import type { TextArena } from './text-arena.ts';
import { WorkbookError } from './workbook-error.ts';
import { nameCode } from './xml-names.ts';

/** The types of cells as their `t` attribute names them; a cell without one is a number. */
export const cellTypes = {
  absent: 0,
  number: nameCode('n'),
  shared: nameCode('s'),
  boolean: nameCode('b'),
  error: nameCode('e'),
  date: nameCode('d'),
} as const;

/** The index that a cell of shared text holds from `start` on in the arena, which is taken from it. */
export function takeSharedIndex(arena: TextArena, start: number, strings: SharedStrings | undefined): number {
  arena.trim(start);
  const index = readDigits(arena.bytes, start, arena.length);
  arena.length = start;
  if (index < 0 || strings === undefined || index >= strings.count) throw new WorkbookError('damaged', 'a shared string is missing');
  return index;
}

/** Kind and flags of the cell whose text lies from `start` on in the arena; what is no number is an error to be shown. */
export function classifyCell(arena: TextArena, start: number, cell: { type: number; format: number }): number {
  const { type, format } = cell;
  const plain = type === cellTypes.absent || type === cellTypes.number;
  if (plain || type === cellTypes.boolean || type === cellTypes.error || type === cellTypes.date) arena.trim(start);
  if (arena.length === start) return kindCodes.empty;
  if (plain) {
    if (!isNumber(arena.bytes, start, arena.length)) return kindCodes.error;
    return format === dateFormat ? kindCodes.date : kindCodes.number;
  }
  if (type === cellTypes.boolean) return kindCodes.boolean;
  if (type === cellTypes.error) return kindCodes.error;
  if (type !== cellTypes.date) return kindCodes.text;
  return looksLikeIso(arena.bytes, start, arena.length) ? kindCodes.date | cellFlags.iso : kindCodes.error;
}
