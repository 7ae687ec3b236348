import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** A text with single spaces, as it is compared with what was printed. */
export const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ');

/** What Ctrl-P puts on sheets of A4: the words and how many sheets. */
export async function printed(page: Page): Promise<{ text: string; totalPages: number }> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text: plain(text), totalPages };
}

/** Pixels between the margins of A4. */
export const sheetWidth = 718;

/**
 * What does not belong on a sheet, under print styles: what can only be pressed, the frame of the window, and what is wider
 * than the sheet or cut off on it.
 */
export const strayOnPaper = `(() => {
  const isSeen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const named = (element) => element.tagName.toLowerCase() + ': ' + (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const frame = [...document.querySelectorAll('header, [role=banner], footer, body > #root nav[aria-label="Main menu"], main [role=toolbar], main input[type=search], main button:has(> svg:only-child)')];
  const clips = ({ overflowX, overflowY }) => overflowX !== 'visible' || overflowY !== 'visible';
  const cut = [...document.querySelectorAll('main *')].filter((element) =>
    isSeen(element) && element.clientWidth > 1 && getComputedStyle(element).clipPath === 'none' && element.children.length < 2 && clips(getComputedStyle(element)) &&
    element.textContent.trim() !== '' &&
    (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1));
  const wide = [...document.querySelectorAll('main *:not(svg *)')].filter((element) => isSeen(element) && element.getBoundingClientRect().right > innerWidth + 1);
  return [
    ...frame.filter(isSeen).map((element) => 'frame, ' + named(element)),
    ...cut.map((element) => 'cut, ' + named(element)),
    ...wide.slice(0, 3).map((element) => 'wide, ' + named(element)),
  ];
})()`;
