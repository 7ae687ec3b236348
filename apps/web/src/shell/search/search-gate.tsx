import { useLayoutEffect } from 'react';
import { loadTopics } from '../../platform/messages.ts';
import { useStore } from '../../platform/store.ts';
import { useFirstSign } from '../../ui/first-sign.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { closeSearch, keepEarlyKey, openSearch, searchAsked } from './search-asked.ts';

const SearchDialog = lazyDialog(async () => {
  const [{ SearchDialog: Search }] = await Promise.all([
    import('./search-dialog.tsx'),
    loadTopics(['search', 'tours']),
  ]);
  return Search;
});

function press(event: KeyboardEvent): void {
  const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
  if (!isAsked) {
    keepEarlyKey(event);
    return;
  }
  event.preventDefault();
  openSearch();
}

/** Ctrl+K, on a Mac ⌘K, opens the one search wherever one is (GEN-15); it comes with the first sign of a user. */
export function SearchGate({ onShortcuts }: { onShortcuts: () => void }) {
  const isOpen = useStore(searchAsked);
  useFirstSign(SearchDialog.preload);
  // As soon as the field in the top bar is there: nobody presses the key in vain.
  useLayoutEffect(() => {
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  return isOpen ? <SearchDialog onShortcuts={onShortcuts} onClose={closeSearch} /> : null;
}
