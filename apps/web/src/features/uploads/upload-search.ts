import { type CauseGroup, causeGroups } from '@offizin/domain/sync/result-types';
import { type RowSort, rowSorts } from '@offizin/domain/uploads/row-sorts';
import { oneOf } from '../../platform/one-of.ts';

/** The figures by which rows are filtered, in the order of the screen. */
export const rowFilters = [
  'created',
  'changed',
  'unchanged',
  'rejected',
  'leaving',
  'returning',
  'warned',
  'informed',
  'left_alone',
  'corrected',
] as const;
export type RowFilter = (typeof rowFilters)[number];

/** The parts of the address: the upload that is open, and which of its rows are shown in which order. */
export interface UploadSearch {
  /** Id of the open upload. */
  readonly upload?: string;
  readonly show?: RowFilter;
  readonly cause?: CauseGroup;
  readonly q?: string;
  readonly sort?: RowSort;
}

/** Reads an address, whatever is in it; what isn’t understood is left out. A code in the search arrives as a number. */
export function readUploadSearch(raw: Record<string, unknown>): UploadSearch {
  const upload = typeof raw['upload'] === 'string' && /^[\w-]{1,64}$/.test(raw['upload']) ? raw['upload'] : undefined;
  if (upload === undefined) return {};
  const typed = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).slice(0, 100) : '';
  const show = oneOf(raw['show'], rowFilters);
  const cause = oneOf(raw['cause'], causeGroups);
  const sort = oneOf(raw['sort'], rowSorts);
  return {
    upload,
    ...(show && { show }),
    ...(cause && { cause }),
    ...(typed !== '' && { q: typed }),
    ...(sort && { sort }),
  };
}

/** What the rows are asked for by. */
export function rowQueryOf({ show, cause, q, sort }: UploadSearch) {
  return {
    ...(show && { result: show }),
    ...(cause && { cause }),
    ...(q !== undefined && q.trim() !== '' && { q: q.trim() }),
    ...(sort && { sort }),
  };
}
