import { createHmac } from 'node:crypto';
import type { App } from '../../platform/app.ts';

/** What the database keeps of a code: a plain hash of six digits is undone by trying them all. */
export function macOf({ csrfSecret }: Pick<App, 'csrfSecret'>, flow: string, code: string): Buffer {
  return createHmac('sha256', csrfSecret).update(`registration-code/${flow}/${code}`).digest();
}

/** What a sealed code is bound to. */
export const sealedAbout = (codeId: string): string => `registration-code/${codeId}`;
