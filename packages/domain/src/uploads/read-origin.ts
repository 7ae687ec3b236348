import { stockOrigins, type StockOrigin } from '../orders/statuses.ts';
import { maxCellText, type RawCell } from './cells.ts';
import { foldWord } from './fold.ts';
import { originWords } from './origin-words.ts';
import { unread, unreadKind, type Unread } from './unread.ts';

const origins = new Map<string, StockOrigin>();
for (const language of Object.values(originWords)) {
  for (const origin of stockOrigins)
    for (const word of language[origin]) origins.set(word, origin).set(foldWord(word), origin);
}

const unknownOrigin = unread('unknown_origin');

/** Reads a stock origin in the words of any language; an empty cell is the wholesaler (UPL-03). */
export function readOrigin(cell: RawCell): StockOrigin | Unread {
  if (cell.kind === 'empty') return 'wholesaler';
  const cannot = unreadKind(cell.kind);
  if (cannot !== null) return cannot;
  // Files repeat few spellings, which are found as they are written.
  const written = cell.text;
  const known = origins.get(written);
  if (known !== undefined) return known;
  const text = written.trim();
  if (text === '') return 'wholesaler';
  return (text.length > maxCellText ? undefined : origins.get(foldWord(text))) ?? unknownOrigin;
}
