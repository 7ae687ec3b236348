/** Objects that are packed together: pairs of number and place, and from `first` on the objects themselves. */
export interface Packed {
  readonly text: string;
  readonly first: number;
}

const openAction = /\/OpenAction\s*(?:(<<)|(\d+)\s+\d+\s+R|\[)/g;
const leadsOn = /\/(?:URI|Next)(?![A-Za-z0-9])/;

/** The dictionary that begins at a place, with those inside it. */
function dictionaryAt(text: string, start: number): string {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    const two = text.slice(place, place + 2);
    if (two !== '<<' && two !== '>>') continue;
    depth += two === '<<' ? 1 : -1;
    place += 1;
    if (depth === 0) return text.slice(start, place + 1);
  }
  return text.slice(start);
}

function packedObject({ text, first }: Packed, number: string): string | null {
  const pairs = text.slice(0, first).trim().split(/\s+/);
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    const next = pairs[index + 3];
    if (pairs[index] !== number) continue;
    return text.slice(first + Number(pairs[index + 1]), next === undefined ? undefined : first + Number(next));
  }
  return null;
}

/** Every object of a number: of a changed file there are several. */
function objectsOf(number: string, outside: string, packed: readonly Packed[]): string[] {
  const plain = outside.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj([\\s\\S]*?)endobj`, 'g'));
  return [
    ...[...plain].map(([, body = '']) => body),
    ...packed.map((each) => packedObject(each, number)).filter((body) => body !== null),
  ];
}

/**
 * Whether a document opens an address, or does more than one thing, as soon as it is opened: a reader would be taken elsewhere
 * without having asked. A place in the document is no such thing, and neither is a link that the reader follows.
 */
export function opensAddress(outside: string, packed: readonly Packed[]): boolean {
  return [outside, ...packed.map(({ text }) => text)].some((text) =>
    [...text.matchAll(openAction)].some(({ 0: whole, 1: inline, 2: number, index }) => {
      if (inline !== undefined) return leadsOn.test(dictionaryAt(text, index + whole.length - 2));
      if (number === undefined) return false;
      const actions = objectsOf(number, outside, packed);
      return actions.length === 0 || actions.some((action) => leadsOn.test(action));
    }),
  );
}
