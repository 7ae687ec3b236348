export const shopImageKinds = ['BACKGROUND', 'LOGO', 'PHARMACIST'] as const;
export type ShopImageKind = (typeof shopImageKinds)[number];

interface ShopImageRule {
  /** The least a picture's part must have, in pixels; its shape is the one of these two. */
  readonly width: number;
  readonly height: number;
  /** The widths in which it is kept, the largest first. */
  readonly widths: readonly number[];
}

/** What is asked of a shop's pictures (PRO-04). */
export const shopImages: Readonly<Record<ShopImageKind, ShopImageRule>> = {
  BACKGROUND: { width: 1200, height: 400, widths: [1200, 600] },
  LOGO: { width: 300, height: 300, widths: [300, 120] },
  PHARMACIST: { width: 300, height: 300, widths: [300, 120] },
};

export const imageFormats = ['webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A part of a picture in pixels of the picture as it is turned. */
export interface ImagePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Quarter turns to the right, 0 to 3, before the part is cut out. */
  readonly turns: number;
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** How large a picture is after quarter turns. */
export const turned = ({ width, height }: ImageSize, turns: number): ImageSize =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Whether the part lies in the picture, is large enough, and has the shape that is shown, within a pixel or two. */
export function partFaultOf(kind: ShopImageKind, part: ImagePart, picture: ImageSize): 'outside' | 'too_small' | null {
  const { width, height } = shopImages[kind];
  const whole = turned(picture, part.turns);
  const isInside =
    part.left >= 0 && part.top >= 0 && part.left + part.width <= whole.width && part.top + part.height <= whole.height;
  if (!isInside || Math.abs(part.width * height - part.height * width) > 2 * Math.max(width, height)) return 'outside';
  return part.width < width || part.height < height ? 'too_small' : null;
}
