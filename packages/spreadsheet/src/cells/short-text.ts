const longest = 16;

/**
 * The text of a few ASCII bytes, undefined for any others. A call of `toString` costs as much for eight bytes as for
 * eighty: codes and prices are most of what is ever asked for.
 */
export function shortText(bytes: Uint8Array, start: number, end: number): string | undefined {
  if (end - start > longest) return undefined;
  let all = 0;
  for (let at = start; at < end; at += 1) all |= bytes[at] ?? 0;
  if (all >= 0x80) return undefined;
  let text = '';
  let at = start;
  for (; at + 4 <= end; at += 4)
    text += String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0, bytes[at + 3] ?? 0);
  for (; at < end; at += 1) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}
