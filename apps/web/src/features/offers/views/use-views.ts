import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readStored, store } from '../../../platform/storage.ts';
import { listSearch, type OfferSearch } from '../offer-search.ts';
import { isShown, readViews, type SavedView } from './saved-views.ts';
import type { ColumnChoice } from '../table/use-columns.ts';

export interface Views {
  readonly all: readonly SavedView[];
  /** The view whose filter, sort and columns are shown. */
  readonly shown: SavedView | undefined;
  save(name: string): void;
  show(view: SavedView): void;
  rename(view: SavedView, name: string): void;
  remove(view: SavedView): void;
}

/** The seller's own views of the list, remembered in this browser (OFF-03). */
export function useViews(search: OfferSearch, choice: ColumnChoice): Views {
  const navigate = useNavigate();
  const [all, setAll] = useState(() => readViews(readStored('offerViews')));
  const keep = (next: readonly SavedView[]) => {
    setAll(next);
    store('offerViews', next);
  };
  const now = { search: listSearch(search), columns: choice.shown };
  return {
    all,
    shown: all.find((view) => isShown(view, now)),
    save: (name) => keep([...all, { name, ...now }]),
    show: (view) => {
      choice.show(view.columns);
      void navigate({ to: '.', search: { ...view.search }, resetScroll: false });
    },
    rename: (view, name) => keep(all.map((each) => (each === view ? { ...view, name } : each))),
    remove: (view) => keep(all.filter((each) => each !== view)),
  };
}
