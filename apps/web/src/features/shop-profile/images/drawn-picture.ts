import {
  type ImagePart,
  type ImageSize,
  shopImages,
  type ShopImageKind,
  turned,
} from '@offizin/domain/shop-profile/shop-images';

/** Enough to choose a part by; the server cuts it from the file itself. */
const mostDrawn = 1600;

/** A picture as it is drawn to choose a part of it. */
export interface DrawnPicture {
  readonly address: string;
  /** Of the picture itself, turned. */
  readonly size: ImageSize;
}

/** Draws a picture turned, small enough to move smoothly; the policy of the page allows no addresses of files. */
export function drawPicture(picture: ImageBitmap, turns: number): DrawnPicture {
  const size = turned(picture, turns);
  const scale = Math.min(1, mostDrawn / Math.max(size.width, size.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.scale(scale, scale);
    context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  }
  return { address: canvas.toDataURL('image/webp', 0.9), size };
}

/** A part in per cent of the picture. */
export interface Share {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Turned {
  readonly size: ImageSize;
  readonly turns: number;
}

/** The pixels of a share of a picture, in exactly the shape that is shown and inside the picture. */
export function partOf(kind: ShopImageKind, share: Share, { size, turns }: Turned): ImagePart {
  const shape = shopImages[kind];
  const ratio = shape.height / shape.width;
  const width = Math.min(Math.round((share.width / 100) * size.width), Math.floor(size.height / ratio), size.width);
  const height = Math.min(Math.round(width * ratio), size.height);
  const within = (at: number, length: number, whole: number) =>
    Math.max(0, Math.min(Math.round((at / 100) * whole), whole - length));
  return {
    left: within(share.x, width, size.width),
    top: within(share.y, height, size.height),
    width,
    height,
    turns,
  };
}

/** The share of a picture that a part of it is. */
export const shareOf = (part: ImagePart, size: ImageSize): Share => ({
  x: (part.left / size.width) * 100,
  y: (part.top / size.height) * 100,
  width: (part.width / size.width) * 100,
  height: (part.height / size.height) * 100,
});
