import { limits } from '@offizin/domain/limits';
import { openVariables } from '@offizin/domain/messages/templates';
import { describe, expect, test } from 'vitest';
import { messagesOf, outcomeOf, wordsIn } from './messages.ts';

const now = new Date('2026-11-24T13:48:00.000Z');
const orders = Array.from({ length: 12 }, (_, at) => ({
  number: String(48_000_000 + at),
  createdAt: new Date(now.getTime() - (at + 1) * 86_400_000).toISOString(),
}));

describe('ORD-22 customers of the demo', () => {
  test.each(['de_DE', 'fr_FR', 'es_ES', 'it_IT', 'pt_PT', 'de_CH', 'fr_CH'])('write in %s', (locale) => {
    const written = messagesOf({ externalId: 'X-1', locale }, orders, now);
    expect(written.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 6 }, () => 'waits'),
      'answered',
      'answered',
      'closed',
    ]);
    expect(new Set(written.map(({ orderNumber }) => orderNumber)).size).toBe(written.length);
    for (const { text, outcome } of written) expect(outcomeOf(locale, text.slice(0, 160))).toBe(outcome);
    for (const [, text] of wordsIn(locale).templates) {
      expect(text.length).toBeLessThan(limits.messageText);
      expect(openVariables(text)).toContain('customer');
    }
  });

  test('write about no more orders than there are', () => {
    expect(messagesOf({ externalId: 'X-1', locale: 'de_DE' }, orders.slice(0, 2), now)).toHaveLength(2);
    expect(outcomeOf('de_DE', 'Something else')).toBe('waits');
  });
});
