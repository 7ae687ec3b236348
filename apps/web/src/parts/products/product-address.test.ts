import { expect, test } from 'vitest';
import { askedText } from './product-address.ts';

test.each([
  [undefined, undefined],
  ['  ab ', undefined],
  [' abc ', 'abc'],
])('OFF-02 OFF-08 the search %j is asked for as %j', (typed, asked) => {
  expect(askedText(typed)).toBe(asked);
});
