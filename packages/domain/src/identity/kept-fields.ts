/**
 * What a form never leaves in the browser, by the words in a field's name: passwords and other proofs of who one is, keys, and what money
 * goes by. A postal code is a place.
 */
const neverKept: readonly RegExp[] = [
  /passw|passphrase|secret|token|recovery|authenticator|totp|signature/i,
  /(?<!postal|post|zip)(?<!postal_|post_|zip_)codes?\d*$|^(?:pin|otp|cvc|cvv)$/i,
  /iban|swift|^bic$|account(?!ing)|card/i,
  /birth/i,
];

/** Whether a field may be kept in the browser as a draft when the session ends (PRO-11). */
export const mayKeepField = (name: string): boolean => !neverKept.some((pattern) => pattern.test(name));
