import { describe, expect, test } from 'vitest';
import { answeredShare, lateOnesLeft } from './answered-in-time.ts';
import { asksSomething, type ConversationState, type ConversationStep, stateAfter } from './conversation.ts';
import { filledTemplate, openVariables, valueParts } from './templates.ts';
import { urgencyOf } from './urgency.ts';

const now = new Date('2026-11-24T13:48:00.000Z');
const before = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('ORD-22 whose turn it is', () => {
  test.each<[ConversationStep, ConversationState, number, ConversationState | null]>([
    ['customer_wrote', 'open', 0, 'open'],
    ['customer_wrote', 'answered', 13, 'open'],
    ['customer_wrote', 'closed', 30, 'open'],
    ['customer_wrote', 'closed', 31, null],
    ['reply', 'open', 1, 'answered'],
    ['reply', 'answered', 1, 'answered'],
    ['reply', 'closed', 30, 'answered'],
    ['reply', 'closed', 31, null],
    ['close', 'open', 1, 'closed'],
    ['close', 'answered', 1, 'closed'],
    ['close', 'closed', 1, null],
    ['quiet', 'answered', 13, null],
    ['quiet', 'answered', 14, 'closed'],
    ['quiet', 'open', 20, null],
    ['quiet', 'closed', 20, null],
  ])('%s, %s for %i days: %s', (step, state, days, expected) => {
    expect(stateAfter(step, { state, lastAt: before(days) }, now)).toBe(expected);
  });

  test.each([
    ['Danke, es ist alles gut.', false],
    ['Wann kommt mein Paket?', true],
    ['¿Dónde está?', true],
    ['Όλα καλά', false],
    ['届きますか？', true],
  ])('%s asks something: %s', (text, expected) => {
    expect(asksSomething(text)).toBe(expected);
  });

  test.each([
    [-1, 'late'],
    [0, 'soon'],
    [119, 'soon'],
    [120, 'later'],
  ] as const)('a reply that is due in %i minutes is %s', (minutes, urgency) => {
    expect(urgencyOf(new Date(now.getTime() + minutes * 60_000), now)).toBe(urgency);
  });
});

describe('ORD-22 answered in time', () => {
  test.each([
    // Due, in time, with how many more late ones the share is below 95 %.
    [194, 187, 3],
    [20, 19, 1],
    [20, 20, 2],
    [100, 95, 1],
    [100, 94, 0],
    [1, 1, 1],
    [0, 0, null],
  ])('of %i due %i came in time: %s more may be late', (due, inTime, left) => {
    expect(lateOnesLeft({ due, inTime })).toBe(left);
  });

  test.each([
    [194, 187],
    [20, 20],
    [100, 95],
  ])('of %i due %i in time: one late one less keeps the target', (due, inTime) => {
    const left = lateOnesLeft({ due, inTime }) ?? 0;
    expect(answeredShare({ due: due + left - 1, inTime })).toBeGreaterThanOrEqual(0.95);
    expect(answeredShare({ due: due + left, inTime })).toBeLessThan(0.95);
  });
});

describe('ORD-22 templates', () => {
  const values = { customer: 'Miriam Albrecht', product: null, carrier: 'DHL', shop: 'Linden-Apotheke', sender: '' };
  const text = 'Guten Tag {customer}, {product} kommt mit {carrier}. {sender}, {shop} {other}';
  const filled = 'Guten Tag Miriam Albrecht, {product} kommt mit DHL. {sender}, Linden-Apotheke {other}';

  test('have their values, and what has none stays and is named', () => {
    expect(filledTemplate(text, values)).toBe(filled);
    expect(openVariables(filled)).toEqual(['product', 'sender']);
    expect(openVariables('nothing {open} here {{}}')).toEqual([]);
  });

  test('show their values apart', () => {
    expect(valueParts('Tag Miriam Albrecht, {product}!', values)).toEqual([
      { text: 'Tag ', isValue: false },
      { text: 'Miriam Albrecht', isValue: true },
      { text: ', ', isValue: false },
      { text: '{product}', isValue: true },
      { text: '!', isValue: false },
    ]);
    expect(valueParts('', values)).toEqual([]);
  });
});
