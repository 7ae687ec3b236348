import sharp from 'sharp';
import { randomFrom } from '../random.ts';

const colours = ['#c977a6', '#e3b04b', '#8fb9a5', '#4f7fb0', '#c8704a'];

/** A picture that a customer might have taken: a jar on a table, drawn from the number of the return. */
export async function returnPicture(returnNo: string, place: number): Promise<Uint8Array<ArrayBuffer>> {
  const random = randomFrom(`${returnNo}/${place}`);
  const colour = random.pick(colours);
  const turn = random.int(-12, 12);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640">
    <rect width="640" height="420" fill="#d9d5cc"/><rect y="400" width="640" height="240" fill="#b58a68"/>
    <g transform="rotate(${turn} 320 380)">
      <rect x="190" y="250" width="260" height="190" rx="26" fill="#f4f2ef"/>
      <rect x="190" y="310" width="260" height="74" fill="${colour}"/>
      <rect x="230" y="332" width="120" height="12" rx="6" fill="#fff" opacity=".8"/>
      <rect x="${180 + place * 6}" y="${190 - place * 12}" width="280" height="66" rx="18" fill="#e7e4df"/>
    </g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer());
}
