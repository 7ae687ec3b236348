import type { ViewScope } from '@offizin/domain/saved-views/saved-views';

/** What a list shows, under a name (ORD-21, OFF-03). */
export interface SavedView<S> {
  readonly id: string;
  readonly name: string;
  readonly scope: ViewScope;
  readonly version: number;
  readonly shows: S;
  /** How many rows it finds, where its list counts them. */
  readonly counted: { readonly rows: number; readonly isMore: boolean } | null;
}

/** A view before it is saved. */
export interface NewView<S> {
  readonly name: string;
  readonly scope: ViewScope;
  readonly shows: S;
}

/** The saved views of a list as a screen uses them. */
export interface SavedViews<S> {
  readonly list: 'orders' | 'offers';
  readonly all: readonly SavedView<S>[];
  /** The one that the list shows now. */
  readonly shown: SavedView<S> | undefined;
  /** Whether this person saves and changes views of this scope. */
  may(scope: ViewScope): boolean;
  save(view: Omit<NewView<S>, 'shows'>): Promise<unknown>;
  rename(view: SavedView<S>, name: string): Promise<unknown>;
  /** Lets a view show what the list shows now. */
  replace(view: SavedView<S>): Promise<unknown>;
  remove(view: SavedView<S>): Promise<unknown>;
  show(view: SavedView<S>): void;
}

/** The parts of what a list shows, whatever their order; what is not set is no part. */
export const sameText = (shows: object): string =>
  JSON.stringify(
    Object.entries(shows)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
