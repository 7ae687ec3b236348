import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** 300 dots an inch, as of an office printer; PDFs count 72. */
const scale = 300 / 72;

export interface ScannedPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** What a scanner reads of its bars, from top to bottom. */
  readonly codes: readonly string[];
  /** Its words, parted by single spaces. */
  readonly text: string;
}

/** Otherwise the reader would fetch its module from a server. */
const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

// One line of two numbers' bars below each other may look like a third number's.
const reading = { formats: ['Code128' as const], tryRotate: false, minLineCount: 6, maxNumberOfSymbols: 255 };

interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function codesIn({ data, width, height }: Picture): Promise<string[]> {
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as const;
  const found = await readBarcodes(image, reading);
  return found
    .map(({ text, position }) => ({ text, ...position.topLeft }))
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map(({ text }) => text);
}

interface DrawnPage extends Pick<ScannedPage, 'width' | 'height' | 'text'> {
  readonly picture: Picture;
}

async function draw(bytes: Uint8Array): Promise<DrawnPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages: DrawnPage[] = [];
  for (const page of document.pages()) {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    const text = page.getText().replaceAll(/\s+/gu, ' ');
    pages.push({ width, height, text, picture: await page.render({ scale, render: 'bitmap' }) });
  }
  return pages;
}

/** First all of the one library and then all of the other: they share globals. */
async function scan(bytes: Uint8Array): Promise<ScannedPage[]> {
  const pages: ScannedPage[] = [];
  for (const { picture, ...page } of await draw(bytes)) pages.push({ ...page, codes: await codesIn(picture) });
  return pages;
}

parentPort?.once('message', (bytes: Uint8Array) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  void scan(bytes).then((pages) => parentPort?.postMessage(pages));
});
