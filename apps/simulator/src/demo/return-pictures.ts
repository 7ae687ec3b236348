import sharp, { type OverlayOptions } from 'sharp';
import { randomFrom } from '../random.ts';

const colours = ['#c977a6', '#e3b04b', '#8fb9a5', '#4f7fb0', '#c8704a'];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const filled = (background: string, { left, top, width, height }: Box): OverlayOptions => ({
  input: { create: { width, height, channels: 3, background } },
  left,
  top,
});

/** A picture that a customer might have taken: a jar on a table, drawn from the number of the return; of plain areas, which no loader has to read. */
export async function returnPicture(returnNo: string, place: number): Promise<Uint8Array<ArrayBuffer>> {
  const random = randomFrom(`${returnNo}/${place}`);
  const colour = random.pick(colours);
  const aside = random.int(-60, 60);
  const picture = sharp({ create: { width: 640, height: 640, channels: 3, background: '#d9d5cc' } }).composite([
    filled('#b58a68', { left: 0, top: 400, width: 640, height: 240 }),
    filled('#f4f2ef', { left: 190 + aside, top: 250, width: 260, height: 190 }),
    filled(colour, { left: 190 + aside, top: 310, width: 260, height: 74 }),
    filled('#ffffff', { left: 230 + aside, top: 332, width: 120, height: 12 }),
    filled('#e7e4df', { left: 180 + aside + place * 6, top: 190 - place * 12, width: 280, height: 66 }),
  ]);
  return new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer());
}
