/** The key of a mailed link, behind the sign that browsers send to no server; it is taken out of the address at once. */
export function takeLinkKey(): string | null {
  const key = window.location.hash.slice(1);
  if (!/^[\w-]{43}$/.test(key)) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return key;
}
