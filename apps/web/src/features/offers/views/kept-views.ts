import { isNameTaken } from '@offizin/domain/saved-views/saved-views';
import { limits } from '@offizin/domain/limits';
import { cutText } from '@offizin/domain/typed/cut-text';
import { type OfferListSearch, listSearch, readOfferSearch } from '../offer-search.ts';
import { readColumns, type ShownColumn } from '../table/offer-columns.ts';

/** A filter with its sort and columns under a name, as a browser kept it before the portal did. */
interface KeptView {
  readonly name: string;
  readonly search: OfferListSearch;
  readonly columns: readonly ShownColumn[];
}

const isStored = (entry: unknown): entry is { name: string; search: Record<string, unknown>; columns: unknown } =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'columns' in entry &&
  'search' in entry &&
  typeof entry.search === 'object' &&
  entry.search !== null;

/** Reads what the browser remembers; what is no view is left out, what a view no longer knows too. */
export function readKeptViews(stored: unknown): readonly KeptView[] {
  if (!Array.isArray(stored)) return [];
  const views = stored.filter(isStored).map(({ name, search, columns }) => ({
    name: cutText(name.trim(), limits.savedViewName),
    scope: 'own' as const,
    search: listSearch(readOfferSearch(search)),
    columns: readColumns(columns),
  }));
  return views
    .filter((view, at) => view.name !== '' && !isNameTaken(views.slice(0, at), view))
    .slice(0, limits.savedViews)
    .map(({ name, search, columns }) => ({ name, search, columns }));
}
