import { describe, expect, test } from 'vitest';
import { type Heard, hearStroke, noKeys, scannerGap, scannerSilence, settleKeys, type Stroke } from './scanner-keys.ts';

/** Hears all strokes, then silence. */
function hear(strokes: readonly Stroke[]): Heard[] {
  let keys = noKeys;
  const heard: Heard[] = [];
  for (const stroke of strokes) {
    const next = hearStroke(keys, stroke);
    keys = next.keys;
    heard.push(...next.heard);
  }
  return [...heard, ...settleKeys(keys, (strokes.at(-1)?.at ?? 0) + 1000).heard];
}

/** The strokes of a text, a pause between each two. */
const typed = (text: string, pause: number, from = 0): Stroke[] =>
  [...text].map((key, at) => ({ key, at: from + at * pause }));
const after = (strokes: readonly Stroke[], key: string, pause: number): Stroke[] => [
  ...strokes,
  { key, at: (strokes.at(-1)?.at ?? 0) + pause },
];
const scan = (text: string): Heard => ({ kind: 'scan', text });
const key = (name: string): Heard => ({ kind: 'key', key: name });

describe('a scanner that types is known by its speed', () => {
  test.each<[what: string, strokes: readonly Stroke[], heard: readonly Heard[]]>([
    ['a burst ended by Enter', after(typed('4150', 3), 'Enter', 3), [scan('4150')]],
    ['a burst ended by Tab', after(typed('PZN-11835400', 20), 'Tab', 20), [scan('PZN-11835400')]],
    [
      'as fast as a slow scanner',
      after(typed('4006381333931', scannerGap), 'Enter', scannerGap),
      [scan('4006381333931')],
    ],
    ['a burst that nothing ends', typed('00340434161094057216', 8), [scan('00340434161094057216')]],
    ['letters of a code press nothing', after(typed('-PZN1', 5), 'Enter', 5), [scan('-PZN1')]],
    ['its Enter that comes late', after(after(typed('41501', 5), 'Enter', 5), 'Enter', 120), [scan('41501')]],
    [
      'its Enter behind a burst that ended by silence',
      after(typed('41501', 5), 'Enter', scannerSilence + 50),
      [scan('41501')],
    ],
    [
      'two scans one after the other',
      [...after(typed('1111', 5), 'Enter', 5), ...after(typed('2222', 5, 400), 'Enter', 5)],
      [scan('1111'), scan('2222')],
    ],
    ['a key of a person', typed('p', 0), [key('p')]],
    ['two keys of a person', typed('zp', 180), [key('z'), key('p')]],
    ['a text that a person types', typed('past', 90), ['p', 'a', 's', 't'].map(key)],
    ['Enter of a person', [{ key: 'Enter', at: 5000 }], [key('Enter')]],
    [
      'Enter of a person, long after a scan',
      after(after(typed('41501', 5), 'Enter', 5), 'Enter', 900),
      [scan('41501'), key('Enter')],
    ],
    [
      'a space with a scan right behind it',
      [{ key: ' ', at: 0 }, ...after(typed('41501', 2, 5), 'Enter', 2)],
      [key(' '), scan('41501')],
    ],
    [
      'space and Escape',
      [
        { key: ' ', at: 0 },
        { key: 'Escape', at: 700 },
      ],
      [key(' '), key('Escape')],
    ],
    ['too short for a code', after(typed('12', 5), 'Enter', 5), [key('1'), key('2'), key('Enter')]],
    ['Shift between capitals is no key', [{ key: 'Shift', at: 0 }, ...typed('JJD01', 4, 2)], [scan('JJD01')]],
  ])('%s', (_, strokes, heard) => {
    expect(hear(strokes)).toEqual(heard);
  });

  test.each<[what: string, sign: readonly Stroke[], text: string]>([
    ['typed with Ctrl', [{ key: ']', at: 8, control: true }], '\u001d'],
    ['as a sign of its own', [{ key: '\u001d', at: 8 }], '\u001d'],
    [
      'spelled with Alt',
      [
        { key: '0', at: 7, alt: true },
        { key: '2', at: 8, alt: true },
        { key: '9', at: 9, alt: true },
      ],
      '\u001d',
    ],
    ['the sign of a record', [{ key: '^', at: 8, control: true }], '\u001e'],
    ['the end of a transmission', [{ key: 'd', at: 8, control: true }], '\u0004'],
  ])('the sign between the parts of a code: %s', (_, sign, text) => {
    expect(hear([...typed('10A1', 2), ...sign, ...after(typed('21B2', 2, 10), 'Enter', 2)])).toEqual([
      scan(`10A1${text}21B2`),
    ]);
  });
});
