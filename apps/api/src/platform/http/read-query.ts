/** A name that no schema knows: what cannot be read is refused like an unknown parameter, where errors become answers. */
const malformed = { '(malformed)': '' };

/** Reads a query string; a name given twice or an undecodable value makes the whole malformed rather than guessed at. */
export function readQuery(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const value = decode(at < 0 ? '' : pair.slice(at + 1));
    if (name === null || value === null || name === '__proto__' || Object.hasOwn(values, name)) return malformed;
    values[name] = value;
  }
  return values;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
