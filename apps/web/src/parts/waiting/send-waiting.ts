import { alone, followTabs } from './other-tabs.ts';
import { sendActs, showWrittenActs } from './send-acts.ts';
import { sendReplies, showWrittenReplies } from './send-replies.ts';
import type { ActsOf } from './waiting-rows.ts';

/** Sends what waits; each act and each reply once, whichever tab sends it and however often. */
export async function sendWaiting(of: ActsOf): Promise<void> {
  await alone(async () => {
    await sendActs(of);
    await sendReplies(of);
  });
}

/** Shows what this and other tabs have written down. */
export async function showWritten(of: ActsOf): Promise<void> {
  await showWrittenActs(of);
  await showWrittenReplies(of);
}

/** Shows what other tabs do from now on; returns what ends it. */
export const followWritten = (of: ActsOf): (() => void) => followTabs(() => void showWritten(of).catch(() => {}));
