import { storageKeys } from '@offizin/domain/identity/storage-keys';
import { tourNames } from '@offizin/domain/tours/tours';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export interface PageVisit {
  readonly url: string;
  /** A session token, or null for a visitor who is not signed in. */
  readonly session: string | null;
  /** How many times slower than this machine the browser computes. */
  readonly slowDown: number;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devTools: CDPSession;
}

/** Gives a page of an empty, slowed-down browser, and closes it afterwards; it is a visit like most: every tour was seen before. */
export async function withVisit<T>(
  browser: Browser,
  { url, session, slowDown }: PageVisit,
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  try {
    const viewed = JSON.stringify(tourNames.map((name) => ({ name, expirationDate: null })));
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.viewedTours,
      viewed,
    ] as const);
    if (session !== null)
      await context.addCookies([{ name: 'offizin_session', value: session, url: new URL('/', url).href }]);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    return await act({ context, page, devTools });
  } finally {
    await context.close();
  }
}
