import { useNavigate } from '@tanstack/react-router';

/** Some values of an address; those that are undefined or empty are removed from it. */
export type SearchChange<Search> = { readonly [K in keyof Search]?: Search[K] | '' | undefined };

/** The address with some of its parts changed. */
export function changedSearch<Search extends object>(
  search: Search,
  change: SearchChange<Search>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/**
 * Changes the address of a screen in place: nothing scrolls, and back leaves the screen. What is changed is the address
 * as it is by then, not as it was drawn, so that two changes in quick succession never undo each other.
 */
export function useSearchChange<Search extends object>(): (
  change: SearchChange<Search> | ((now: Search) => SearchChange<Search>),
) => void {
  const navigate = useNavigate();
  return (change) =>
    void navigate({
      to: '.',
      search: (now: object) => changedSearch(now, typeof change === 'function' ? change(now as Search) : change),
      replace: true,
      resetScroll: false,
    });
}
