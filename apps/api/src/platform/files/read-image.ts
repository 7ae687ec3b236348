import { limits } from '@offizin/domain/limits';
import { type ImagePart, type ImageSize, turned } from '@offizin/domain/shop-profile/shop-images';
import type { Sharp, SharpOptions } from 'sharp';
import { Turns } from '../http/turns.ts';

type OpenImage = (content: Buffer, options: SharpOptions) => Sharp;

async function loadDecoder(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp');
  // Nothing but these formats is ever decoded, whatever a file claims to be; WebP is what the portal itself keeps.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let decoder: Promise<OpenImage> | undefined;

/** A decoded picture is some 160 MB: a few in parallel, in threads of the library, beside the event loop. */
const turns = new Turns({ atOnce: limits.imagesAtOnce, waiting: limits.imagesWaiting, refusal: 'overloaded' });

/** Runs work on pictures when it is its turn. */
export const inImageTurn = <T>(work: () => Promise<T>): Promise<T> => turns.take('images', work);

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/** What a file is by its first bytes; null for anything else. */
function formatOf(content: Buffer): 'png' | 'jpeg' | null {
  if (content.subarray(0, pngStart.length).equals(pngStart)) return 'png';
  return content.subarray(0, jpegStart.length).equals(jpegStart) ? 'jpeg' : null;
}

/** A PNG that moves says so before its picture; the decoder would take its first frame in silence. */
function isAnimated(png: Buffer): boolean {
  for (let at = pngStart.length; at + 8 <= png.length;) {
    const chunk = png.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
    at += 12 + png.readUInt32BE(at);
  }
  return false;
}

export type ImageFault = 'request.unsupported_media_type' | 'image.unreadable';

/** A picture that cannot be taken; the code says why. */
export class UnreadableImage extends Error {
  readonly code: ImageFault;

  constructor(code: ImageFault) {
    super(code);
    this.code = code;
  }
}

/** Opens pictures; the library is loaded with the first one, for most processes see none. */
async function openImages(): Promise<(content: Buffer) => Sharp> {
  decoder ??= loadDecoder();
  const sharp = await decoder;
  return (content) =>
    sharp(content, { failOn: 'warning', limitInputPixels: limits.imagePixels, sequentialRead: true }).timeout({
      seconds: limits.imageSeconds,
    });
}

async function orUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new UnreadableImage('image.unreadable');
  }
}

export interface WholeImage {
  /** The whole picture again as WebP, upright, no larger than is kept, and without anything else that was in the file. */
  readonly source: Buffer;
  readonly size: ImageSize;
  /** Of the picture that came, upright. */
  readonly original: ImageSize;
}

/** Decodes a file and makes a picture of its own of it; nothing of the file's other bytes is left. */
export async function readImage(content: Buffer): Promise<WholeImage> {
  const format = formatOf(content);
  if (format === null || (format === 'png' && isAnimated(content)))
    throw new UnreadableImage('request.unsupported_media_type');
  const open = await openImages();
  const { width, height, orientation = 1 } = await orUnreadable(open(content).metadata());
  const most = limits.imageSourceAcross;
  const { data, info } = await orUnreadable(
    open(content)
      .autoOrient()
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true }),
  );
  const size = { width: info.width, height: info.height };
  return { source: data, size, original: turned({ width, height }, orientation > 4 ? 1 : 0) };
}

/** Where a part of the picture that came lies in the one that is kept. */
export function partOfKept(part: ImagePart, { size, original }: WholeImage): ImagePart {
  const scale = size.width / original.width;
  const whole = turned(size, part.turns);
  const [left, top] = [Math.floor(part.left * scale), Math.floor(part.top * scale)];
  return {
    left,
    top,
    width: Math.min(Math.round(part.width * scale), whole.width - left),
    height: Math.min(Math.round(part.height * scale), whole.height - top),
    turns: part.turns,
  };
}

/** The part of a whole picture, turned and in one of the sizes, in both formats. */
export async function cutImage(
  source: Buffer,
  part: ImagePart,
  { width, height }: ImageSize,
): Promise<{ readonly webp: Buffer; readonly jpeg: Buffer }> {
  const open = await openImages();
  const { left, top } = part;
  const cut = open(source)
    .rotate(part.turns * 90)
    .extract({ left, top, width: part.width, height: part.height })
    .resize(width, height, { fit: 'fill' });
  const [webp, jpeg] = await orUnreadable(
    Promise.all([
      cut.clone().webp({ quality: 82 }).toBuffer(),
      cut.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
    ]),
  );
  return { webp, jpeg };
}

/** A picture that the portal keeps, small and as JPEG, for what cannot show WebP. */
export async function thumbnailOf(
  source: Buffer,
  across: number,
): Promise<{ readonly content: Uint8Array; readonly width: number; readonly height: number }> {
  const open = await openImages();
  const { data, info } = await orUnreadable(
    open(source)
      .resize({ width: across, height: across, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { content: data, width: info.width, height: info.height };
}
