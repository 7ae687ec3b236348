/** Half of what opens the kept data is a cookie: the browser drops it with the session's, also when no page of the portal is open. */
const cookie = 'offizin_offline';

const attributes = (): string => `; path=/; samesite=strict${location.protocol === 'https:' ? '; secure' : ''}`;

/** The database of what was read. */
export const keptDatabase = 'offizin';

/** Nothing of what was read outlives the session. The half of the key goes first, and synchronously, for when the page is about to go. */
export function forgetKept(): void {
  document.cookie = `${cookie}=; max-age=0${attributes()}`;
  try {
    indexedDB.deleteDatabase(keptDatabase);
  } catch {
    // A locked storage holds nothing of this portal.
  }
}

export function writeKeyHalf(half: string, seconds: number | null): void {
  document.cookie = `${cookie}=${half}${seconds === null ? '' : `; max-age=${seconds}`}${attributes()}`;
}

export function readKeyHalf(): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`));
  return found?.slice(cookie.length + 1) || null;
}
