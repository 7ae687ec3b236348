import { foldForSearch } from '../orders/order-search.ts';

/** From the first character to behind the last. */
export type Range = readonly [from: number, to: number];

/** The words of what was typed, in small letters without accents. */
export function searchWords(typed: string): string[] {
  return foldForSearch(typed)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

/** Whether what was typed is a number or a part of one, however it is written. */
export const isNumberLike = (typed: string): boolean => /^#?\d[\d\s.'’-]*$/u.test(typed.trim());

/** The digits of a number, however it is written. */
const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

interface Folded {
  readonly text: string;
  /** For each folded character where it comes from. */
  readonly at: readonly number[];
}

/** Folds character by character; of a number what is set between its digits is left out. */
function foldWithPlaces(text: string, isNumber: boolean): Folded {
  let folded = '';
  const at: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    const part = isNumber && /[\s.'’-]/u.test(character) ? '' : foldForSearch(character);
    folded += part;
    for (let each = 0; each < part.length; each += 1) at.push(place);
  }
  return { text: folded, at };
}

function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}

const isWordLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** Where a word is in the folded text: where a word of it begins, otherwise anywhere. */
function placeOf(word: string, text: string): number {
  for (let place = text.indexOf(word); place !== -1; place = text.indexOf(word, place + 1))
    if (!isWordLetter(text.charAt(place - 1))) return place;
  return text.indexOf(word);
}

/** The parts of a text that were typed, to be underlined. */
export function matchedRanges(text: string, typed: string): Range[] {
  const isNumber = isNumberLike(typed);
  const words = isNumber ? [digitsOf(typed)] : searchWords(typed);
  const folded = foldWithPlaces(text, isNumber);
  return merged(
    words.flatMap((word): Range[] => {
      const start = placeOf(word, folded.text);
      const from = folded.at[start];
      const last = folded.at[start + word.length - 1];
      return start === -1 || from === undefined || last === undefined ? [] : [[from, last + 1]];
    }),
  );
}

/** Whether each typed word begins a word of the text: how screens and help are found. */
export function beginsWords(text: string, typed: string): boolean {
  const words = searchWords(typed);
  const begun = foldForSearch(text).split(/[^\p{L}\p{N}]+/u);
  return words.length > 0 && words.every((word) => begun.some((each) => each.startsWith(word)));
}

/** Whether texts have all that was typed somewhere: an answer to fewer letters is narrowed while the next one comes. */
export function hasAll(texts: readonly (string | null)[], typed: string): boolean {
  const found = texts.filter((text) => text !== null);
  if (isNumberLike(typed)) return found.some((text) => digitsOf(text).includes(digitsOf(typed)));
  const folded = foldForSearch(found.join(' '));
  return searchWords(typed).every((word) => folded.includes(word));
}
