import { createHmac, randomInt } from 'node:crypto';
import type { App } from '../../../platform/app.ts';
import type { MailedCodePurpose } from '../tables.ts';

/** Six digits, each as likely as the next. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What the database keeps of a code: a plain hash of six digits is undone by trying them all. */
export function macOf({ csrfSecret }: Pick<App, 'csrfSecret'>, purpose: MailedCodePurpose, typed: string): Buffer {
  return createHmac('sha256', csrfSecret).update(`${purpose}-code/${typed}`).digest();
}

/** What a sealed code is bound to. */
export const sealedAbout = (codeId: string): string => `mailed-code/${codeId}`;
