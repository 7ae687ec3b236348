import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from './journey.ts';
import { mailFolder, type ReceivedMail } from './receive-mails.ts';
import { runningPortal } from './running-portal.ts';

/** The mails that came to an address so far, in order. */
export function mailsTo(address: string): ReceivedMail[] {
  const folder = mailFolder(runningPortal().dataDir);
  return readdirSync(folder)
    .toSorted()
    .map((name): ReceivedMail => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ to }) => to === address);
}

/** Waits until a number of mails came to an address; resolves with the last of them. */
export async function nthMailTo(address: string, count: number): Promise<ReceivedMail> {
  await expect.poll(() => mailsTo(address).length).toBe(count);
  const [mail] = mailsTo(address).slice(count - 1);
  if (mail === undefined) throw new Error('the mail is gone');
  return mail;
}
