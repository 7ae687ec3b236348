import { expect, test } from 'vitest';
import { typedEmails, wrongEmails } from './typed-emails.ts';

test.each([
  ['', []],
  ['a@x.example', ['a@x.example']],
  ['a@x.example, b@x.example;c@x.example\n d@x.example ', ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example']],
])('AUT-18 the addresses in %j', (text, emails) => {
  expect(typedEmails(text)).toEqual(emails);
});

test.each([
  ['', [['body.emails', 'field.required']]],
  ['a@x.example', []],
  ['a@x.example anna', [['body.emails.1', 'field.invalid']]],
  ['a@x.example A@X.example', [['body.emails.1', 'field.not_available']]],
  [Array.from({ length: 11 }, (_, n) => `a${n}@x.example`).join(' '), [['body.emails', 'field.too_large']]],
])('AUT-18 what is wrong with %j', (text, wrong) => {
  expect(wrongEmails(text).map(({ path, code }) => [path, code])).toEqual(wrong);
});
