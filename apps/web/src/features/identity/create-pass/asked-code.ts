import type { CallReply } from '@offizin/contract/client-types';
import { readStored, removeStored, store } from '../../../platform/storage.ts';

/** A code that was asked for: what it is bound to, and its times. */
export type AskedCode = CallReply<'POST /password-code'>;

const texts = (value: unknown): value is Readonly<Record<keyof AskedCode, string>> =>
  typeof value === 'object' &&
  value !== null &&
  ['flow', 'sentAt', 'expiresAt', 'nextCodeAt'].every((key) => typeof Object(value)[key] === 'string');

/** The code asked for last in this browser: a phone drops the page while one reads the mail. Who asked is not kept. */
export function readAsked(): AskedCode | null {
  const stored = readStored('passwordCode');
  const asked: unknown = Array.isArray(stored) ? stored[0] : null;
  return texts(asked) ? asked : null;
}

export function keepAsked(asked: AskedCode): void {
  store('passwordCode', [asked]);
}

export function forgetAsked(): void {
  removeStored('passwordCode');
}
