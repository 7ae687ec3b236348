import sharp from 'sharp';

/** A picture that is large enough to be cut out of; the shade makes it another one. */
export function plainPicture(shade = 45): Promise<Buffer> {
  const background = { r: shade % 256, g: 157, b: 99 };
  return sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}
