import { expect, test } from 'vitest';
import { markedUp, type MarkupTool } from './markup-tools.ts';

test.each<[MarkupTool, string, [number, number], string]>([
  ['heading', 'One\nTwo', [5, 5], 'One\n## Two'],
  ['heading', '## One', [3, 6], 'One'],
  ['list', 'One\nTwo\nThree', [1, 6], '- One\n- Two\nThree'],
  ['list', '## One', [0, 6], '- One'],
  ['bold', 'One two', [4, 7], 'One **two**'],
  ['link', 'One ', [4, 4], 'One […](https://)'],
])('PRO-05 %s of %j at %j gives %j', (tool, text, [start, end], expected) => {
  const { text: inserted, ...at } = markedUp(tool, text, { start, end });
  expect(text.slice(0, at.start) + inserted + text.slice(at.end)).toBe(expected);
});
