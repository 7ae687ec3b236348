import { commonWords } from './common-words.ts';

export const passwordLength = { min: 8, max: 128 } as const;

/** The rules of a password that a form can show one by one (AUT-11). */
export const passwordRules = {
  upper_case: /\p{Lu}/u,
  lower_case: /\p{Ll}/u,
  digit: /[0-9]/,
  special: /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]/,
  no_spaces: /^\S*$/u,
} as const;

export type PasswordFault = 'too_short' | 'too_long' | 'too_common' | 'too_simple';

/** Signs that are typed for letters: P@ssw0rd is as easy to guess as password. */
const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};

const isLetter = (sign: string) => /[a-z]/.test(sign);
const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');

/** Whether nothing but digits and signs around a common word makes it long enough and of all kinds of characters. */
function isCommon(password: string): boolean {
  const plain = password.normalize('NFD').toLowerCase();
  const signs = [...plain];
  const word = signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1);
  const written = word.map((sign) => lookalikes[sign] ?? sign).join('');
  const typed = plain.replace(/[^a-z0-9]/g, '');
  return commonWords.has(lettersOf(plain)) || commonWords.has(lettersOf(written)) || commonWords.has(typed);
}

/** Which rule a password breaks, or null. */
export function passwordFault(password: string): PasswordFault | null {
  if (password.length < passwordLength.min) return 'too_short';
  if (password.length > passwordLength.max) return 'too_long';
  if (isCommon(password)) return 'too_common';
  return Object.values(passwordRules).every((rule) => rule.test(password)) ? null : 'too_simple';
}
