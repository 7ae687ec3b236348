import { readColumns, type ShownColumn } from '../table/offer-columns.ts';
import { listSearch, type OfferListSearch, readOfferSearch } from '../offer-search.ts';

/** A filter with its sort and columns, under a name. */
export interface SavedView {
  readonly name: string;
  readonly search: OfferListSearch;
  readonly columns: readonly ShownColumn[];
}

export const maxViews = 20;
export const maxViewName = 40;

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
export function readViews(stored: unknown): readonly SavedView[] {
  if (!Array.isArray(stored)) return [];
  const views = stored.filter(isStored).map(({ name, search, columns }) => ({
    name: name.trim().slice(0, maxViewName),
    search: listSearch(readOfferSearch(search)),
    columns: readColumns(columns),
  }));
  return views.filter(({ name }, at) => name !== '' && !isTaken(views.slice(0, at), name)).slice(0, maxViews);
}

/** Whether a view has this name already, capital letters aside. */
export function isTaken(views: readonly Pick<SavedView, 'name'>[], name: string): boolean {
  return views.some((view) => view.name.toLowerCase() === name.trim().toLowerCase());
}

const inOrder = (search: OfferListSearch) =>
  JSON.stringify(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether the list is as a view has it, the widths of its columns aside. */
export function isShown(view: SavedView, now: Omit<SavedView, 'name'>): boolean {
  const ids = (columns: readonly ShownColumn[]) => columns.map(({ id }) => id).join(' ');
  return inOrder(view.search) === inOrder(now.search) && ids(view.columns) === ids(now.columns);
}
