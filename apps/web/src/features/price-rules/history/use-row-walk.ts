import type { RuleChange } from '@offizin/contract/price-rules/views';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../platform/is-typing.ts';
import type { Pages } from '../../../ui/list/pages.ts';

type Address = Readonly<Record<string, string>>;

export interface RowWalk {
  /** The number of the row that is open. */
  readonly change: string | undefined;
  /** The list's address. */
  readonly address: Address;
  readonly pages: Pages<RuleChange>;
}

/** What leads from row to row in the list itself. */
const listKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);

/** The rows before and after the one that is open, by their addresses; further ones are loaded before the end is reached. */
function useNeighbours({ change, pages }: RowWalk, addressOf: (row: RuleChange | undefined) => Address | undefined) {
  const at = pages.rows.findIndex(({ changeNo }) => String(changeNo) === change);
  const { loadMore } = pages;
  const isNearEnd = at >= 0 && at >= pages.rows.length - 2;
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd, loadMore]);
  return {
    previous: at < 1 ? undefined : addressOf(pages.rows[at - 1]),
    next: at < 0 ? undefined : addressOf(pages.rows[at + 1]),
  };
}

/**
 * Goes through the rows while one is open: arrow up and down lead to its neighbours, and where the list beside it has the focus,
 * the row that its keys lead to is the open one. All of it is one step of the way back.
 */
export function useRowWalk(walk: RowWalk) {
  const { address, pages, change } = walk;
  const navigate = useNavigate();
  const addressOf = (row: RuleChange | undefined): Address | undefined =>
    row && { ...address, product: row.product.productId, change: String(row.changeNo) };
  const neighbours = useNeighbours(walk, addressOf);
  const show = (search: Address) => void navigate({ to: '.', search, replace: true, resetScroll: false });
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || isTyping(target)) return;
    const to = { ArrowUp: neighbours.previous, ArrowDown: neighbours.next }[key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  });
  const reach = useEffectEvent((target: EventTarget | null) => {
    const reached = target instanceof HTMLElement ? target.dataset['change'] : undefined;
    const to = addressOf(pages.rows.find(({ changeNo }) => String(changeNo) === reached));
    if (to !== undefined && reached !== change) show(to);
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let isByList = false;
    const before = ({ key }: globalThis.KeyboardEvent) => {
      isByList = listKeys.has(key);
    };
    window.addEventListener('keydown', before, { signal, capture: true });
    window.addEventListener('pointerdown', () => (isByList = false), { signal, capture: true });
    window.addEventListener('keydown', (event) => press(event), { signal });
    window.addEventListener('focusin', ({ target }) => isByList && reach(target), { signal });
    return () => ended.abort();
  }, []);
  return neighbours;
}
