import { Secret, TOTP } from 'otpauth';
import type { Browser } from './browser.ts';

/** The code that an app with this key shows at a moment. */
export const codeAt = (key: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });

/** Sets up an app for codes; resolves with its key and the recovery codes. */
export async function setUpApp(browser: Browser, now: Date): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = await browser.ask('POST /access/authenticator', {});
  const { recoveryCodes } = await browser.ask('POST /access/authenticator/confirm', {
    body: { code: codeAt(key, now) },
  });
  return { key, recoveryCodes };
}
