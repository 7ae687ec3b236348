import type { Page } from '@playwright/test';

/**
 * Plays a scanner: all keys of a code and Enter, to whatever has the focus, a millisecond apart by their own clocks. A machine that
 * stalls between two of them makes no person of the scanner, as it does not with a real one, whose keys bear the time of their strokes.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const keys = JSON.stringify([...code, 'Enter']);
  await page.evaluate(`{
    const began = performance.now();
    for (const [index, key] of ${keys}.entries()) {
      const stroke = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(stroke, 'timeStamp', { value: began + index });
      (document.activeElement ?? document.body).dispatchEvent(stroke);
    }
  }`);
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
