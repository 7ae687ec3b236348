import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { fits, replyReason, textBack } from './waiting-reply.ts';

test.each([
  [409, 'conversation.changed', 0, 'changed'],
  [409, 'conversation.invalid_state', 1, 'changed'],
  [404, 'not_found', 1, 'files_gone'],
  [404, 'not_found', 0, 'refused'],
  [403, 'access.role', 2, 'refused'],
  [400, 'request.invalid', 0, 'refused'],
])('ORD-22 GEN-19 a reply that was answered with %i %s and has %i files: %s', (status, code, files, reason) => {
  expect(replyReason({ status, code }, files)).toBe(reason);
});

test.each([
  ['an empty field', { text: 'We send it.', draft: '' }, '', 'We send it.'],
  ['the draft that it began as', { text: 'We send it today.', draft: 'We sned' }, 'We sned', 'We send it today.'],
  ['the beginning of it', { text: 'We send it today.', draft: '' }, 'We send', 'We send it today.'],
  ['a text that goes on from it', { text: 'We send', draft: '' }, 'We send it today.', 'We send it today.'],
  ['another text', { text: 'We send it.\n', draft: '' }, '\nIt is here.', 'We send it.\n\nIt is here.'],
  ['a text, coming back empty', { text: ' ', draft: '' }, 'It is here.', 'It is here.'],
])('ORD-22 GEN-19 a text that comes back into %s loses nothing', (_, back, there, text) => {
  expect(textBack(back, there)).toBe(text);
});

test('ORD-22 a reply fits that the server takes', () => {
  expect([limits.messageText, limits.messageText + 1].map((length) => fits('x'.repeat(length)))).toEqual([true, false]);
});
