import type { FieldError } from '@offizin/contract/errors';
import { limits } from '@offizin/domain/limits';

// Line feed, carriage return and tab are text; every other control character is not, nor is half a surrogate pair.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Looks for what no endpoint accepts, whatever its schema: control characters, lone surrogates, keys that
 * reach prototypes, and nesting beyond the limit. Returns the first fault with its path, or null.
 */
export function findForbiddenInput(value: unknown, path: string, depth = 0): FieldError | null {
  if (depth > limits.nesting) return { path, code: 'field.invalid' };
  if (typeof value === 'string') return forbidden.test(value) ? { path, code: 'field.control_character' } : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const place = `${path}.${key.slice(0, 50)}`;
    if (dangerousKeys.has(key) || forbidden.test(key)) return { path, code: 'field.unknown' };
    const fault = findForbiddenInput(inner, place, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}
