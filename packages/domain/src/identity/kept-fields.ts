/**
 * What a form never leaves in the browser, by the words in a field's name: passwords and other proofs of who one is, keys, and what money
 * goes by. A postal code is a place, and the code that a column of a file is read as is a product's.
 */
const neverKept: readonly RegExp[] = [
  /passw|passphrase|secret|token|recovery|authenticator|totp|signature/i,
  /(?<!postal|post|zip)(?<!postal_|post_|zip_|mapping\.)codes?\d*$|^(?:pin|otp|cvc|cvv)$/i,
  /iban|swift|^bic$|account(?!ing)|card/i,
  /birth/i,
];

/** Whether a field may be kept in the browser as a draft when the session ends (PRO-11). */
export const mayKeepField = (name: string): boolean => !neverKept.some((pattern) => pattern.test(name));

/** A user in an address, a parameter that lets in, or a long row of letters and digits within the path. */
const secretAddress =
  /^\s*\w+:\/\/(?:[^/?#]*@|\S*[?&][^=&]*(?:key|token|secret|sig|passw|pwd|auth|code)[^=&]*=|[^?#]*\/(?=[^/]*\d)(?=[^/]*[a-z])\w{20,}\b)/i;

/** Whether a typed value is an address that lets in whoever has it: such a one is never left in the browser. */
export const holdsSecret = (typed: unknown): boolean => secretAddress.test(String(typed));
