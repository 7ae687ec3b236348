/** The widths of bars and gaps of each symbol of Code 128, the three starts and the stop at the end (ISO/IEC 15417). */
const symbols = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const start = { text: 104, digits: 105 } as const;
/** To the other set of symbols in the middle of a text. */
const change = { text: 100, digits: 99 } as const;
const stop = 106;
const modulus = 103;

interface Segment {
  readonly set: keyof typeof start;
  readonly text: string;
}

/** How many digits in a row are worth pairs: a change to them and back costs a symbol each, none at an end of the text. */
function pairsFrom({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }): number {
  if (isFirst && isLast) return 2;
  return isFirst || isLast ? 4 : 6;
}

/** Digits as pairs where that takes less room than letter by letter; of an odd number one is left, at the inner end. */
function segmentsOf(text: string): Segment[] {
  const runs = text.match(/\d+|\D+/g) ?? [];
  return runs.flatMap((run, at): Segment[] => {
    const [isFirst, isLast] = [at === 0, at === runs.length - 1];
    const even = run.length - (run.length % 2);
    if (!/^\d/.test(run) || even < pairsFrom({ isFirst, isLast: isLast && !(isFirst && even < run.length) }))
      return [{ set: 'text', text: run }];
    if (even === run.length) return [{ set: 'digits', text: run }];
    const [digits, left] = isFirst ? [run.slice(0, even), run.slice(even)] : [run.slice(1), run.slice(0, 1)];
    const pairs: Segment = { set: 'digits', text: digits };
    const single: Segment = { set: 'text', text: left };
    return isFirst ? [pairs, single] : [single, pairs];
  });
}

/** The values of the symbols of a text of printable characters; null for others. */
function valuesOf(text: string): number[] | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const values: number[] = [];
  let set: keyof typeof start | null = null;
  for (const segment of segmentsOf(text)) {
    if (segment.set !== set) values.push(set === null ? start[segment.set] : change[segment.set]);
    set = segment.set;
    if (set === 'text') values.push(...[...segment.text].map((sign) => sign.charCodeAt(0) - 32));
    else values.push(...(segment.text.match(/\d\d/g) ?? []).map(Number));
  }
  return values;
}

/** The bars of a text in Code 128, each as where it begins and how wide it is, and the width of all; null for what cannot be written. */
export function code128(text: string): { bars: { at: number; width: number }[]; width: number } | null {
  const values = valuesOf(text);
  if (values === null) return null;
  const check = values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % modulus;
  const widths = [...values, check, stop].flatMap((value) => [...(symbols[value] ?? '')].map(Number));
  const bars: { at: number; width: number }[] = [];
  let at = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, width: at };
}
