import { type ScreenId, screenIds } from '../access/screens.ts';
import { limits } from '../limits.ts';
import { cutText } from '../typed/cut-text.ts';
import type { SearchGroup } from './search-groups.ts';
import { isNumberLike } from './search-match.ts';

/** A screen that was opened from the search, or words that led to something. */
export type Remembered =
  | { readonly kind: 'screen'; readonly screen: ScreenId }
  | { readonly kind: 'words'; readonly typed: string };

/** Somebody of a shop, and what they found there. */
interface Entry {
  readonly user: string;
  readonly shop: string;
  readonly found: Remembered;
}

type Owner = Pick<Entry, 'user' | 'shop'>;

/**
 * The words that may stay in the browser, of what led to a result; null for none. An order is found by its customer's name, too, and a
 * tracking number leads to a person: only a part of the order's own number stays.
 */
export function wordsToRemember(typed: string, opened: SearchGroup, number: string | null): string | null {
  const words = typed.trim();
  if (words.length < limits.searchOfAllPart) return null;
  if (opened !== 'orders' && opened !== 'warehouseOrders') return words;
  const isOfNumber = isNumberLike(words) && number?.includes(words.replace(/\D/g, '')) === true;
  return isOfNumber ? words : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readFound(raw: unknown): Remembered | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { screen, typed } = { screen: undefined, typed: undefined, ...raw } as { screen: unknown; typed: unknown };
  const known = screenIds.find((id) => id === screen);
  if (known !== undefined) return { kind: 'screen', screen: known };
  return isText(typed) && typed.trim() !== ''
    ? { kind: 'words', typed: cutText(typed, limits.orderSearchLength) }
    : null;
}

function readEntry(raw: unknown): Entry[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const { user, shop, found } = { user: undefined, shop: undefined, found: undefined, ...raw } as {
    user: unknown;
    shop: unknown;
    found: unknown;
  };
  const read = readFound(found);
  return isText(user) && isText(shop) && read !== null ? [{ user, shop, found: read }] : [];
}

const entriesIn = (stored: unknown): Entry[] => (Array.isArray(stored) ? stored.flatMap(readEntry) : []);

const isOf = (entry: Entry, { user, shop }: Owner) => entry.user === user && entry.shop === shop;

const keyOf = (found: Remembered) => (found.kind === 'screen' ? found.screen : ` ${found.typed.toLowerCase()}`);

/** What somebody found last in a shop, of what a browser has stored; the latest first. */
export function rememberedBy(stored: unknown, owner: Owner): Remembered[] {
  return entriesIn(stored)
    .filter((entry) => isOf(entry, owner))
    .map(({ found }) => found)
    .slice(0, limits.searchesRemembered);
}

/** The same with one more, which comes first. */
export function withRemembered(stored: unknown, owner: Owner, found: Remembered): Entry[] {
  const others = entriesIn(stored).filter((entry) => !isOf(entry, owner) || keyOf(entry.found) !== keyOf(found));
  const own = [{ ...owner, found }, ...others.filter((entry) => isOf(entry, owner))];
  return [...own.slice(0, limits.searchesRemembered), ...others.filter((entry) => !isOf(entry, owner))].slice(
    0,
    limits.searchesRemembered * 5,
  );
}
