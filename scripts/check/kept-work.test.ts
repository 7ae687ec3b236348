import { expect, test } from 'vitest';
import { checkKeptWork, keptWorkFindings } from './kept-work.ts';

const findingsOf = (code: string, never: Readonly<Record<string, string>> = {}) =>
  keptWorkFindings([{ file: 'a.ts', text: `const a = () => ${code};` }], never).map((finding) => finding.split(':')[1]);

test('PRO-11 whatever is typed outlives the session, or says why not', () => {
  expect(checkKeptWork()).toEqual([]);
});

test.each([
  ['useForm({ keptAs: null, initial })'],
  ['useForm<Values>({ initial })'],
  ['useBeforeSessionEnds({ isUnsaved: () => true })'],
  ['beforeSessionEnds({ isUnsaved, finish })'],
])('planted work that nothing keeps is found: %s', (code) => {
  expect(findingsOf(code)).toEqual([' what is typed here is not kept when the session ends']);
  expect(findingsOf(code, { 'a.ts': 'a reason' })).toEqual([]);
});

test.each([
  ['useForm({ keptAs: `offer/${id}`, initial })'],
  ['useBeforeSessionEnds({ isUnsaved, keep })'],
  ['beforeSessionEnds({ keep: () => {} })'],
  ['open({ keptAs: null })'],
])('what is kept is none: %s', (code) => {
  expect(findingsOf(code)).toEqual([]);
  expect(findingsOf(code, { 'a.ts': 'a reason' })).toEqual([' keeps its work']);
});
