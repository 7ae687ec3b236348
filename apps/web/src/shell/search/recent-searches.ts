import { type Remembered, rememberedBy, withRemembered } from '@offizin/domain/search/remembered-searches';
import { currentSession } from '../../platform/session.ts';
import { readStored, store } from '../../platform/storage.ts';

/** An operator leaves nothing behind: only a user of the shop finds again what was found. */
function ownerNow() {
  const session = currentSession()?.session;
  return session === undefined || session.userId === null ? null : { user: session.userId, shop: session.sellerId };
}

export function recentSearches(): readonly Remembered[] {
  const owner = ownerNow();
  return owner === null ? [] : rememberedBy(readStored('recentSearches'), owner);
}

export function rememberSearch(found: Remembered): void {
  const owner = ownerNow();
  if (owner !== null) store('recentSearches', withRemembered(readStored('recentSearches'), owner, found));
}
