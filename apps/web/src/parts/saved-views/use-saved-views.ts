import { mayChangeView, type ViewScope } from '@offizin/domain/saved-views/saved-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '../../platform/session.ts';
import type { NewView, SavedView, SavedViews } from './saved-views.ts';

/** The calls of one list's views. */
export interface ViewCalls<S> {
  readonly list: SavedViews<S>['list'];
  readonly queryKey: readonly unknown[];
  read(signal: AbortSignal): Promise<readonly SavedView<S>[]>;
  save(view: NewView<S>): Promise<SavedView<S>>;
  change(id: string, view: Pick<SavedView<S>, 'name' | 'version' | 'shows'>): Promise<SavedView<S>>;
  remove(id: string): Promise<unknown>;
}

export interface ShownList<S> {
  /** What the list shows now. */
  readonly now: S;
  isShown(view: SavedView<S>): boolean;
  show(view: SavedView<S>): void;
}

/** The views of a list that the person and the shop have saved; they are read again once one was changed. */
export function useSavedViews<S>(calls: ViewCalls<S>, { now, isShown, show }: ShownList<S>) {
  const queries = useQueryClient();
  const { session } = useSignedIn();
  const { queryKey, list } = calls;
  const { data, isSuccess } = useQuery({ queryKey, queryFn: ({ signal }) => calls.read(signal) });
  const act = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const all = data ?? [];
  const may = (scope: ViewScope) => session.impersonatedBy === null && mayChangeView(session.role, list, scope);
  const change = (view: SavedView<S>, { name, shows }: Pick<SavedView<S>, 'name' | 'shows'>) =>
    act.mutateAsync(() => calls.change(view.id, { name, version: view.version, shows }));
  const views: SavedViews<S> = {
    list,
    all,
    shown: all.find(isShown),
    may,
    save: (view) => act.mutateAsync(() => calls.save({ ...view, shows: now })),
    rename: (view, name) => change(view, { name, shows: view.shows }),
    replace: (view) => change(view, { name: view.name, shows: now }),
    remove: (view) => act.mutateAsync(() => calls.remove(view.id)),
    show,
  };
  return { views, isRead: isSuccess };
}
