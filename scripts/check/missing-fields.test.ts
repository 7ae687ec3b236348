import { readFileSync } from 'node:fs';
import { dispatchFields } from '@offizin/domain/orders/dispatch-check';
import { messages } from '@offizin/i18n/locales/en_GB';
import { expect, test } from 'vitest';
import { inProject } from '../project.ts';
import { filesBelow } from './source-files.ts';

/** What a form finds empty, by the name of its field. */
const required = /path: 'body\.([\w.]+)', code: 'field\.required'/gu;

/** Their forms say it in their own words. */
const ownText: readonly string[] = ['answers', 'items', 'order.created', 'orders'];

test('GEN-13 an empty field says what to enter', () => {
  const found = filesBelow('apps/web/src', ['.ts', '.tsx'])
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(inProject(file), 'utf8').matchAll(required)].map(([, name = '']) => name));
  expect(found.length).toBeGreaterThan(10);
  const known = new Set<string>([...Object.keys(messages.forms.missing), ...ownText]);
  expect([...found, ...dispatchFields].filter((name) => !known.has(name))).toEqual([]);
});
