/** Looks each word up when it is first needed: a file has few different ones, and many rows. */
export function lookedUpOnce<K extends string>(translate: (key: K) => string): (key: K) => string {
  const known = new Map<K, string>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const word = translate(key);
    known.set(key, word);
    return word;
  };
}
