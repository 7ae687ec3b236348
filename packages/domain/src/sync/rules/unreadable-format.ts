import type { Finding, RowFacts } from '../facts.ts';
import { plainFinding } from '../findings.ts';

const finding = plainFinding('unreadable_format', 'red');

/** A mandatory cell cannot be read. */
export function unreadableFormat(row: RowFacts): Finding | null {
  return row.unreadable !== null ? finding : null;
}
