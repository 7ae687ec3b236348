import { limits } from '../limits.ts';
import { maxCellText, type RawCell } from './cells.ts';
import type { DecimalMark } from './decimal-mark.ts';
import { readHundredths } from './read-number.ts';
import { unread, unreadKind, type Unread } from './unread.ts';

const negative = unread('negative');
const notWhole = unread('not_whole');
const notANumber = unread('not_a_number');
const tooLarge = unread('too_large');

function counted(units: number): number | Unread {
  if (units < 0) return negative;
  if (!Number.isInteger(units)) return notWhole;
  return units > limits.offerStockMax ? tooLarge : units;
}

/** What was meant by a text, as far as it can be a stock. */
function asUnits(read: Unread): Unread {
  const { problem, suggestion } = read;
  if (problem === 'too_many_decimals') return notWhole;
  if (suggestion === null) return read;
  const units = Number(suggestion);
  return typeof counted(units) === 'number' ? unread(problem, String(units)) : unread(problem);
}

/** Reads a stock: whole units from 0 to `offerStockMax`, `12.0` included; null for an empty cell. */
export function readStock(cell: RawCell, mark: DecimalMark): number | null | Unread {
  if (cell.kind === 'number') return counted(cell.number);
  if (cell.kind === 'empty') return null;
  const cannot = unreadKind(cell.kind);
  if (cannot !== null) return cannot;
  const text = cell.text.trim();
  if (text === '') return null;
  if (text.length > maxCellText) return notANumber;
  const read = readHundredths(text, mark);
  return typeof read === 'number' ? counted(read / 100) : asUnits(read);
}
