import { expect, test } from 'vitest';
import { api } from './api.ts';
import { commonErrors, errorStatus, machineCodes } from './errors.ts';

/** The codes of every endpoint below. */
function codesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'errors' in value && Array.isArray(value.errors) ? value.errors : Object.values(value).flatMap(codesOf);
}

test('ERR-02 what the browser may be answered with has a text; what only machines are answered with needs none', () => {
  const shown = new Set([...codesOf(api), ...commonErrors]);
  const others = Object.keys(errorStatus).filter((code) => !shown.has(code));
  expect([...machineCodes].toSorted()).toEqual(others.toSorted());
});
