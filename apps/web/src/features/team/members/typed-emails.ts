import type { FieldError } from '@offizin/contract/errors';
import { limits } from '@offizin/domain/limits';

/** The addresses in a text, parted by commas, semicolons or white space. */
export function typedEmails(text: string): string[] {
  return text.split(/[\s,;]+/).filter((each) => each !== '');
}

/** Rough on purpose: whether an address takes mail only the mail says. */
const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(text);

/** What is wrong with the addresses, each at its place in the list. */
export function wrongEmails(text: string): FieldError[] {
  const emails = typedEmails(text);
  if (emails.length === 0) return [{ path: 'body.emails', code: 'field.required' }];
  if (emails.length > limits.invitationsAtOnce)
    return [{ path: 'body.emails', code: 'field.too_large', params: { limit: limits.invitationsAtOnce } }];
  return emails.flatMap((email, at) => {
    const path = `body.emails.${at}`;
    if (!isEmail(email)) return [{ path, code: 'field.invalid' }];
    const isTwice = emails.slice(0, at).some((other) => other.toLowerCase() === email.toLowerCase());
    return isTwice ? [{ path, code: 'field.not_available' }] : [];
  });
}
