import {
  type ResultColour,
  resultColours,
  type SyncResultType,
  syncResultTypes,
} from '@offizin/domain/sync/result-types';
import { oneOf } from '../../platform/one-of.ts';

/** The parts of the address of the sync results: filters, search, and the cause that is open. */
export interface SyncSearch {
  readonly colour?: ResultColour;
  readonly finding?: SyncResultType;
  readonly q?: string;
  /** The cause whose first products are shown; the first red one when the address names none. */
  readonly open?: SyncResultType | 'none';
}

/** Reads an address, whatever is in it; what isn’t understood is left out. A code in the search arrives as a number. */
export function readSyncSearch(raw: Record<string, unknown>): SyncSearch {
  const colour = oneOf(raw['colour'], resultColours);
  const finding = oneOf(raw['finding'], syncResultTypes);
  const typed = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).slice(0, 100) : '';
  const open = oneOf(raw['open'], [...syncResultTypes, 'none'] as const);
  return {
    ...(colour && { colour }),
    ...(finding && { finding }),
    ...(typed !== '' && { q: typed }),
    ...(open && { open }),
  };
}

/** The part of an address that names what is searched for; null while the causes are shown. */
export function searchedFor({ colour, finding, q = '' }: SyncSearch) {
  const text = q.trim();
  if (text === '' && finding === undefined) return null;
  return { ...(finding && { finding }), ...(colour && { colour }), ...(text !== '' && { q: text }) };
}
