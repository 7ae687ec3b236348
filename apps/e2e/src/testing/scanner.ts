import type { Page } from '@playwright/test';

/** Plays a scanner: all keys of a code at once, and Enter, to whatever has the focus. */
export async function scan(page: Page, code: string): Promise<void> {
  const keys = JSON.stringify([...code, 'Enter']);
  const press = `new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })`;
  await page.evaluate(`for (const key of ${keys}) (document.activeElement ?? document.body).dispatchEvent(${press})`);
}

/** A GS1 DataMatrix as a scanner types it: product, expiry (yyyy-mm-dd) and batch. */
export function dataMatrix(gtin: string, expiresOn: string, batch: string): string {
  return `01${gtin.padStart(14, '0')}17${expiresOn.slice(2).replaceAll('-', '')}10${batch}`;
}

/** A calendar day a number of days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A tracking number of DHL, one of its own for each parcel. */
export const trackingNumber = (parcel: number): string => `003404341610${String(94_057_000 + parcel)}`;
