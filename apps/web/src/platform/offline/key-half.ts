/** Half of what opens the kept data is a cookie: the browser drops it with the session's, also when no page of the portal is open. */
const cookie = 'offizin_offline';

const attributes = `; path=/; samesite=strict${location.protocol === 'https:' ? '; secure' : ''}`;

/** A cookie of its own, so that the other half opens nothing from now on; synchronous, for when the page is about to go. */
export function dropKeyHalf(): void {
  document.cookie = `${cookie}=; max-age=0${attributes}`;
}

export function writeKeyHalf(half: string, seconds: number | null): void {
  document.cookie = `${cookie}=${half}${seconds === null ? '' : `; max-age=${seconds}`}${attributes}`;
}

export function readKeyHalf(): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`));
  return found?.slice(cookie.length + 1) || null;
}
