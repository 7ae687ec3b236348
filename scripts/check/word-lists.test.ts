import { expect, test } from 'vitest';
import { wordListFindings } from './word-lists.ts';

const domain = "export const sorts = ['newest', 'oldest', 'deadline'] as const;";

test.each([
  ['a list of the same name', domain, "export const sorts = ['name'] as const satisfies readonly Sort[];", 1],
  ['a local list of the same name as an exported one', domain, "const sorts = ['name'] as const;", 1],
  ['the same words under another name', domain, "const orders = ['newest', 'oldest', 'deadline'] as const;", 1],
  ['the same words in another order', domain, "const orders = new Set(['deadline', 'newest', 'oldest']);", 1],
  ['the same words in a schema', domain, "const query = { sort: z.enum(['newest', 'oldest', 'deadline']) };", 1],
  ['the same name and words', domain, domain, 2],
  ['two short local lists that are alike', "const days = ['mon', 'tue'];", "const pair = ['mon', 'tue'];", 0],
  [
    'two short local lists with name and words alike',
    "const days = ['mon', 'tue'];",
    "const days = ['mon', 'tue'];",
    1,
  ],
  ['local lists of one name with other words', "const steps = ['file', 'apply'];", "const steps = ['sent'];", 0],
  ['sentences', "const a = ['is so', 'is not', 'may be'];", "const b = ['is so', 'is not', 'may be'];", 0],
  ['another list', domain, "export const roles = ['owner', 'reader', 'orders'] as const;", 0],
])('%s', (_, first, second, findings) => {
  expect(
    wordListFindings([
      { file: 'packages/domain/src/orders/order-sorts.ts', text: first },
      { file: 'apps/web/src/features/orders/order-search.ts', text: second },
    ]),
  ).toHaveLength(findings);
});

test('names both places', () => {
  expect(
    wordListFindings([
      { file: 'packages/domain/src/a.ts', text: `\n${domain}` },
      { file: 'apps/web/src/b.ts', text: "const orders = ['newest', 'oldest', 'deadline'];" },
    ]),
  ).toEqual([
    'packages/domain/src/a.ts:2 and apps/web/src/b.ts:1: the same list of words; it is written once, in packages/domain',
  ]);
});
