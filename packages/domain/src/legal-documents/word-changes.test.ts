import { processorTime } from '@offizin/testkit/processor-time';
import { expect, test } from 'vitest';
import { placesIn, wordChanges } from './word-changes.ts';

const shown = (older: string, newer: string) =>
  wordChanges(older, newer)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('');

test.each([
  ['', '', ''],
  ['', 'New text', '[+New text]'],
  ['Old text', '', '[-Old text]'],
  ['kept for ten years', 'kept for eight years', 'kept for [-ten][+eight] years'],
  ['a@linden.example.', 'b@linden.example.', '[-a][+b]@linden.example.'],
  ['One. Three.', 'One. Two. Three.', 'One. [+Two. ]Three.'],
  ['the old way of it', 'a new way of it', '[-the old][+a new] way of it'],
  ['## One\n\nText', '## One\n\nOther text', '## One\n\n[-Text][+Other text]'],
])('PRO-05 %j becomes %j: %s', (older, newer, expected) => {
  expect(shown(older, newer)).toBe(expected);
});

test('PRO-05 both texts can be read out of the changes, whatever they are', () => {
  const words = ['a', 'b', ' ', '\n', 'ä', '.', '1'];
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  const some = () => Array.from({ length: next() % 30 }, () => words[next() % words.length]).join('');
  for (let round = 0; round < 300; round += 1) {
    const [older, newer] = [some(), some()];
    const changes = wordChanges(older, newer);
    const without = (kind: string) =>
      changes
        .filter((each) => each.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect([without('added'), without('removed')]).toEqual([older, newer]);
  }
});

test('PRO-05 long texts that differ everywhere are compared by lines, in a moment', () => {
  const long = (word: string) => Array.from({ length: 2_000 }, (_, line) => `${word}${line} and more\n`).join('');
  const took = processorTime(() => {
    expect(placesIn(wordChanges(long('old'), long('new')))).toBe(1);
  });
  expect(took).toBeLessThan(3000);
});

test('PRO-05 places are counted, not words', () => {
  expect(placesIn(wordChanges('a b c d e', 'a X c d Y'))).toBe(2);
});
