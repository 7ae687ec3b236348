import { type ImageSize, shopImages, type ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import sharp from 'sharp';
import { randomFrom } from '../random.ts';

interface Palette {
  readonly accent: string;
  readonly wall: string;
}

/** A shop's colours follow from its number. */
const palettes: readonly Palette[] = [
  { accent: '#0f6b4f', wall: '#f1e8dc' },
  { accent: '#1d4fd7', wall: '#e9eef5' },
  { accent: '#a3195b', wall: '#f5ebef' },
];
const packs = ['#c8704a', '#e3b04b', '#8fb9a5', '#4f7fb0', '#a3586f', '#2f6f5b', '#d9cdbb'];

function shelves(seed: string, { wall }: Palette): string {
  const random = randomFrom(seed);
  const boxes: string[] = [];
  for (const bottom of [130, 240, 350]) {
    boxes.push(`<rect x="0" y="${bottom}" width="1500" height="8" fill="#b08a62"/>`);
    for (let left = 20; left < 1470;) {
      const width = random.int(18, 44);
      const height = random.int(40, 86);
      const colour = random.pick(packs);
      boxes.push(
        `<rect x="${left}" y="${bottom - height}" width="${width}" height="${height}" rx="5" fill="${colour}"/>`,
      );
      boxes.push(
        `<rect x="${left + 5}" y="${bottom - height + 12}" width="${width - 10}" height="9" fill="#fff" opacity=".7"/>`,
      );
      left += width + 6 + (random.chance(0.12) ? 60 : 0);
    }
  }
  return `<rect width="1500" height="500" fill="${wall}"/>${boxes.join('')}
    <rect x="180" y="390" width="1140" height="110" fill="#faf6f0"/><rect x="150" y="378" width="1200" height="16" fill="#7d5a3c"/>`;
}

const logo = ({ accent }: Palette) => `<rect width="400" height="400" fill="#fff"/>
  <circle cx="200" cy="200" r="150" fill="${accent}"/>
  <path d="M200 300V130M200 190l-52-42M200 190l52-42M200 245l-60-46M200 245l60-46" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none"/>`;

const portrait = ({ accent }: Palette) => `<rect width="400" height="400" fill="#dfece6"/>
  <path d="M110 400c0-90 40-125 90-125s90 35 90 125z" fill="#fff"/>
  <path d="M200 275l-24 26 24 50 24-50z" fill="${accent}"/>
  <path d="M128 190c0-75 30-110 72-110s72 35 72 110v70h-144z" fill="#4a3426"/>
  <ellipse cx="200" cy="180" rx="56" ry="66" fill="#e9b995"/>
  <circle cx="180" cy="178" r="6" fill="#3a2a22"/><circle cx="220" cy="178" r="6" fill="#3a2a22"/>
  <path d="M180 210q20 16 40 0" stroke="#9c5b45" stroke-width="6" fill="none" stroke-linecap="round"/>`;

export interface DemoPicture {
  readonly kind: ShopImageKind;
  readonly size: ImageSize;
  readonly png: Buffer;
}

const sizes: Readonly<Record<ShopImageKind, ImageSize>> = {
  BACKGROUND: { width: 1500, height: 500 },
  LOGO: { width: 400, height: 400 },
  PHARMACIST: { width: 400, height: 400 },
};

/** Draws the pictures of a demo shop. */
export async function picturesOf(externalId: string): Promise<DemoPicture[]> {
  const palette = palettes[Number(externalId.slice(-1)) % palettes.length] ?? { accent: '#0f6b4f', wall: '#fff' };
  const drawn = { BACKGROUND: shelves(externalId, palette), LOGO: logo(palette), PHARMACIST: portrait(palette) };
  return Promise.all(
    (Object.keys(shopImages) as ShopImageKind[]).map(async (kind) => {
      const { width, height } = sizes[kind];
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn[kind]}</svg>`;
      return { kind, size: sizes[kind], png: await sharp(Buffer.from(svg)).png().toBuffer() };
    }),
  );
}
