/** A stretch of a text beside an older one: both have it, only the older one, or only the newer one. */
export interface Change {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Above this number of word comparisons, whole lines are compared: a page must not freeze over a long text. */
const mostSteps = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]+/gu) ?? [];
const linesOf = (text: string): string[] => text.split(/(?<=\n)/).filter((line) => line !== '');

/** Lengths of the longest common parts behind each pair of places, by rows of the older text. */
function commonLengths(older: readonly string[], newer: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: older.length + 1 }, () => new Uint16Array(newer.length + 1));
  for (let i = older.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i], rows[i + 1]];
    if (row === undefined || below === undefined) continue;
    for (let j = newer.length - 1; j >= 0; j -= 1)
      row[j] = older[i] === newer[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return rows;
}

function changesOf(older: readonly string[], newer: readonly string[]): Change[] {
  const rows = commonLengths(older, newer);
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  while (i < older.length || j < newer.length) {
    const [before = '', now = ''] = [older[i], newer[j]];
    if (i < older.length && j < newer.length && before === now) {
      changes.push({ kind: 'same', text: now });
      [i, j] = [i + 1, j + 1];
    } else if (j >= newer.length || (i < older.length && (rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0))) {
      changes.push({ kind: 'removed', text: before });
      i += 1;
    } else {
      changes.push({ kind: 'added', text: now });
      j += 1;
    }
  }
  return changes;
}

/** One space between two changed words is changed with them: what is read is a sentence, not a comb. */
function joined(changes: readonly Change[]): Change[] {
  const runs: { removed: string; added: string; same: string }[] = [];
  for (const { kind, text } of changes) {
    const last = runs.at(-1);
    const isGap = kind === 'same' && /^[^\S\n]+$/.test(text) && last !== undefined && last.same === '';
    if (isGap && last !== undefined) Object.assign(last, { removed: last.removed + text, added: last.added + text });
    else if (kind === 'same') {
      if (last === undefined || last.same === '') runs.push({ removed: '', added: '', same: text });
      else last.same += text;
    } else {
      const run = last === undefined || last.same !== '' ? { removed: '', added: '', same: '' } : last;
      if (run !== last) runs.push(run);
      run[kind] += text;
    }
  }
  return runs.flatMap(runChanges);
}

/** White space that both ends of a change share stays outside of it. */
function runChanges({ removed, added, same }: { removed: string; added: string; same: string }): Change[] {
  if (same !== '') return [{ kind: 'same', text: same }];
  const space = removed.slice(removed.trimEnd().length);
  const shared = space !== '' && added.endsWith(space) && removed !== '' && added !== '' ? space : '';
  const cut = (text: string) => text.slice(0, text.length - shared.length);
  const parts: Change[] = [
    { kind: 'removed', text: cut(removed) },
    { kind: 'added', text: cut(added) },
    { kind: 'same', text: shared },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** What a newer text changes of an older one, word by word; line by line where both are long and differ much. */
export function wordChanges(older: string, newer: string): Change[] {
  const [before, now] = [wordsOf(older), wordsOf(newer)];
  let head = 0;
  while (head < Math.min(before.length, now.length) && before[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(before.length, now.length) - head && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const middle = (words: readonly string[]) => words.slice(head, words.length - tail);
  const same = (words: readonly string[]): Change[] =>
    words.length === 0 ? [] : [{ kind: 'same', text: words.join('') }];
  const [old, fresh] = [middle(before), middle(now)];
  const isLong = old.length * fresh.length > mostSteps;
  const between = isLong ? changesOf(linesOf(old.join('')), linesOf(fresh.join(''))) : changesOf(old, fresh);
  return joined([...same(now.slice(0, head)), ...between, ...same(now.slice(now.length - tail))]);
}

/** At how many places something differs. */
export const placesIn = (changes: readonly Change[]): number =>
  changes.filter(({ kind }, index) => kind !== 'same' && (changes[index - 1]?.kind ?? 'same') === 'same').length;
