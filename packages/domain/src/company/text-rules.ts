import type { FieldFault, TextRule } from './field-fault.ts';

/** Letters of any script, digits, spaces and `.,'’-&/()+` (VAL-01); with them the quotes, dashes and number signs of names, addresses and licences. */
const plain = /^[\p{L}\p{M}\d .,'’\-&/()+ºª°#"“”„‟«»‹›‘‚]+$/u;

/** A rule of a pattern: what does not match has this fault. */
export const matching =
  (pattern: RegExp, fault: FieldFault = { code: 'field.invalid' }): TextRule =>
  (value) =>
    pattern.test(value) ? null : fault;

export const plainText: TextRule = matching(plain, { code: 'field.special_character' });
export const withoutSpaces: TextRule = matching(/^\S*$/u, { code: 'field.spaces' });
export const digitsOnly: TextRule = matching(/^\d*$/, { code: 'field.not_numeric' });

export const exactly =
  (limit: number): TextRule =>
  (value) =>
    value.length === limit ? null : { code: 'field.exact_length', params: { limit, given: value.length } };

/** The first fault that one of the rules finds. */
export function allOf(...rules: readonly TextRule[]): TextRule {
  return (value) => {
    for (const rule of rules) {
      const fault = rule(value);
      if (fault !== null) return fault;
    }
    return null;
  };
}

/** A number without spaces of exactly the given length. */
export const number = (digits: number): TextRule => allOf(withoutSpaces, digitsOnly, exactly(digits));

/** A test as a rule: a text that fails it has this fault. */
export const passing =
  (test: (value: string) => boolean, code: FieldFault['code'] = 'field.invalid'): TextRule =>
  (value) =>
    test(value) ? null : { code };
