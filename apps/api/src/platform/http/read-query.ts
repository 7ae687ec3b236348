import { fail } from '../fail.ts';

/** Reads a query string; a name given twice or an undecodable value is malformed rather than guessed at. */
export function readQuery(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    if (Object.hasOwn(values, name) || name === '__proto__') fail('request.malformed');
    values[name] = at < 0 ? '' : decode(pair.slice(at + 1));
  }
  return values;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return fail('request.malformed');
  }
}
