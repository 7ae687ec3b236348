import sharp from 'sharp';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 120 120">
  <rect width="120" height="120" fill="#d8d0c5"/><path d="M0 70 120 62v58H0z" fill="#a38266"/>
  <path d="M0 82l120-9M0 98l120-11" stroke="#7a5c40" stroke-opacity=".28"/>
  <ellipse cx="64" cy="100" rx="34" ry="7" fill="#3a2a1c" opacity=".35"/>
  <g transform="rotate(68 60 74)"><path d="M48 30h22v12H48z" fill="#f4f6f8"/>
  <path d="M45 42h28c0 8 6 10 6 18v36c0 4-3 6-6 6H45c-3 0-6-2-6-6V60c0-8 6-10 6-18z" fill="#dde9fa"/>
  <rect x="40" y="62" width="38" height="26" fill="#fff"/><rect x="45" y="67" width="26" height="5" rx="2" fill="#3e6fd0"/></g>
  <path d="M2 96c14-7 34-3 44 2 8 4 20 2 24 8-14 9-52 12-68 6z" fill="#bbd4f2" opacity=".75"/></svg>`;

/** A photograph of a bottle that has leaked, as a customer sends it. */
export async function damagedPicture(): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer());
}
