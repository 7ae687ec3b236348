import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Described } from './described.tsx';

test.each([
  ['The order.', 'The order.'],
  ['Pass `updatedSince` to page on.', 'Pass <code>updatedSince</code> to page on.'],
  ['`a` and `b`', '<code>a</code> and <code>b</code>'],
])('MKT-03 what stands between backticks is code: %s', (text, html) =>
  expect(renderToStaticMarkup(<Described>{text}</Described>)).toBe(html),
);
