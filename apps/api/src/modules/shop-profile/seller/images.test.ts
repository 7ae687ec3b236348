import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { limits } from '@offizin/domain/limits';
import { aSeller, aUser } from '@offizin/testkit/records';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { portalForFile, putSeller } from '../../../testing/portal.ts';
import { removeFile } from '../jobs/remove-file.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const shop = await signedIn(portal, 'linden');
beforeEach(() => portal.ask('delete from rate_window'));

type Colour = `#${string}`;

/** A picture of two halves, left and right. */
function picture(width: number, height: number, [left, right]: readonly [Colour, Colour] = ['#ff0000', '#0000ff']) {
  const half = { width: Math.floor(width / 2), height, channels: 3 } as const;
  return sharp({ create: { ...half, width, background: right } }).composite([
    { input: { create: { ...half, background: left } }, left: 0, top: 0 },
  ]);
}

const query = (part: object) => new URLSearchParams(part as Record<string, string>).toString();
const whole = { left: 0, top: 0, width: 300, height: 300, turns: 0 };

function put(content: Buffer, { kind = 'LOGO', part = whole, type = 'image/png' } = {}) {
  return shop.call('PUT', `/shop-profile/images/${kind}?${query(part)}`, {
    body: content,
    headers: { 'content-type': type },
  });
}

const media = (address: string) =>
  portal.server.inject({ method: 'GET', url: `/media/${address}`, headers: { host: 'de.localhost' } });

async function logo() {
  const { LOGO } = (await shop.ask('GET /shop-profile', {})).images;
  if (LOGO === null) throw new Error('no logo');
  return LOGO;
}

const colourOf = async (content: Buffer) => {
  const { dominant } = await sharp(content).stats();
  return [dominant.r, dominant.g, dominant.b].map((value) => (value > 128 ? 1 : 0)).join('');
};

describe('PRO-04 pictures', () => {
  test('the part is cut out and kept in the sizes and formats shown, for everybody and for ever', async () => {
    const content = await picture(1000, 500).png().toBuffer();
    const part = { left: 600, top: 100, width: 400, height: 400, turns: 0 };
    expect((await put(content, { part })).status).toBe(200);
    const { fileId } = await logo();
    for (const [name, type, across] of [
      ['300.webp', 'image/webp', 300],
      ['300.jpeg', 'image/jpeg', 300],
      ['120.webp', 'image/webp', 120],
      ['120.jpeg', 'image/jpeg', 120],
    ] as const) {
      const reply = await media(`${fileId}/${name}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const { width, height, format } = await sharp(reply.rawPayload).metadata();
      expect({ width, height, format: `image/${format}` }).toEqual({ width: across, height: across, format: type });
      expect(await colourOf(reply.rawPayload)).toBe('001');
    }
  });

  test('places, cameras and profiles in the file are gone, and its orientation is kept', async () => {
    const content = await picture(800, 400)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '48/1 0/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(content.includes('SecretCam')).toBe(true);
    const part = { left: 0, top: 500, width: 300, height: 300, turns: 0 };
    expect((await put(content, { part, type: 'image/jpeg' })).status).toBe(200);
    const { fileId, width, height } = await logo();
    expect([width, height]).toEqual([400, 800]);
    for (const name of ['source.webp', '300.jpeg']) {
      const file = (await media(`${fileId}/${name}`)).rawPayload;
      expect((await sharp(file).metadata()).exif).toBeUndefined();
      expect(file.includes('SecretCam')).toBe(false);
    }
    // Turned upright, the right half is below.
    expect(await colourOf((await media(`${fileId}/300.jpeg`)).rawPayload)).toBe('001');
  });

  test('what else is in a file is dropped with it', async () => {
    const content = Buffer.concat([
      await picture(400, 400).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK'),
    ]);
    expect((await put(content)).status).toBe(200);
    const { fileId } = await logo();
    for (const name of ['source.webp', '300.webp', '300.jpeg'])
      expect((await media(`${fileId}/${name}`)).rawPayload.includes('<script>')).toBe(false);
  });

  test('quarter turns come before the part', async () => {
    const content = await picture(600, 300).png().toBuffer();
    expect((await put(content, { part: { ...whole, turns: 1 } })).status).toBe(200);
    expect(await colourOf((await media(`${(await logo()).fileId}/300.jpeg`)).rawPayload)).toBe('100');
    const again = await shop.call('POST', '/shop-profile/images/LOGO/crop', { body: { ...whole, top: 300, turns: 1 } });
    expect(again.status).toBe(200);
    expect(await colourOf((await media(`${(await logo()).fileId}/300.jpeg`)).rawPayload)).toBe('001');
  });

  test('a picture larger than is kept has its part at its place', async () => {
    const content = await picture(6000, 1000).jpeg().toBuffer();
    const part = { left: 3600, top: 0, width: 2400, height: 800, turns: 0 };
    expect((await put(content, { kind: 'BACKGROUND', part, type: 'image/jpeg' })).status).toBe(200);
    const { BACKGROUND } = (await shop.ask('GET /shop-profile', {})).images;
    expect(BACKGROUND).toMatchObject({ width: limits.imageSourceAcross });
    const shown = (await media(`${BACKGROUND?.fileId}/1200.jpeg`)).rawPayload;
    expect(await sharp(shown).metadata()).toMatchObject({ width: 1200, height: 400 });
    expect(await colourOf(shown)).toBe('001');
  });

  test('a replaced picture goes an hour later, one that is shown stays', async () => {
    await put(await picture(400, 400).png().toBuffer());
    const { fileId: old } = await logo();
    await put(await picture(400, 400).png().toBuffer());
    const { fileId: shown } = await logo();
    for (const fileId of [old, old, shown]) await removeFile.run(portal.jobContext(), { sellerId, fileId });
    expect((await media(`${old}/300.webp`)).statusCode).toBe(404);
    expect((await media(`${shown}/300.webp`)).statusCode).toBe(200);
    const rows = await portal.ask('select from stored_file where id = $1', [old]);
    expect(rows).toEqual([]);
  });

  test('removed, it is in the history and no longer on the profile', async () => {
    await put(await picture(400, 400).png().toBuffer());
    const { images } = await shop.ask('DELETE /shop-profile/images/:kind', { params: { kind: 'LOGO' } });
    expect(images.LOGO).toBeNull();
    expect(codeOf(await shop.call('DELETE', '/shop-profile/images/LOGO'))).toBe('not_found');
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'profile.image_changed', changes: [{ field: 'logo', hidden: true }] },
      { kind: 'profile.image_changed', changes: [{ field: 'logo', hidden: true }] },
    ]);
  });

  test('files are under names of the portal only', async () => {
    await put(await picture(400, 400).png().toBuffer());
    const { files } = portal.app.config;
    const folder = files?.kind === 'local' ? files.directory : '';
    const names = await readdir(path.join(folder, 'images'));
    expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
  });
});

describe('PRO-04 files that are refused', () => {
  const pngChunk = (kind: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(kind, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };

  /** Claims to be 60,000 pixels wide and high, in a few bytes. */
  function pixelBomb(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(60_000, 0);
    header.writeUInt32BE(60_000, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const body = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(Buffer.alloc(1000)))];
    return Buffer.concat([start, ...body, pngChunk('IEND', Buffer.alloc(0))]);
  }

  async function animated(): Promise<Buffer> {
    const png = await picture(400, 400).png().toBuffer();
    return Buffer.concat([
      png.subarray(0, 33),
      pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      png.subarray(33),
    ]);
  }

  const samples: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
    'an HTML page': () => Buffer.from('<html><script>alert(1)</script></html>'),
    'an SVG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
    'a GIF': () => picture(400, 400).gif().toBuffer(),
    'a WebP': () => picture(400, 400).webp().toBuffer(),
    'a TIFF': () => picture(400, 400).tiff().toBuffer(),
    'a ZIP': () => Buffer.from('PK\u0003\u0004'),
    'an animated PNG': animated,
  };
  test.each(Object.keys(samples))('%s is no picture, whatever it calls itself', async (name) => {
    const reply = await put(Buffer.from((await samples[name]?.()) ?? []));
    expect(codeOf(reply)).toBe('request.unsupported_media_type');
    expect(reply.status).toBe(415);
  });

  test('truncated, empty inside, or a pixel bomb: it cannot be read', async () => {
    const png = await picture(800, 800).png().toBuffer();
    const jpeg = await picture(800, 800).jpeg().toBuffer();
    for (const content of [
      png.subarray(0, png.length / 2),
      jpeg.subarray(0, jpeg.length / 2),
      png.subarray(0, 8),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      pixelBomb(),
    ])
      expect(codeOf(await put(content))).toBe('image.unreadable');
  });

  test('more than the file may have, another type, or no part of the picture', async () => {
    const partFault = (code: string) => ({ status: 400, json: { errors: [{ code }] } });
    expect((await put(Buffer.alloc(limits.imageFile + 1))).status).toBe(413);
    const content = await picture(400, 400).png().toBuffer();
    expect((await put(content, { type: 'image/svg+xml' })).status).toBe(415);
    expect(await put(content, { part: { ...whole, left: 101 } })).toMatchObject(partFault('field.invalid'));
    expect(await put(content, { part: { ...whole, height: 200 } })).toMatchObject(partFault('field.invalid'));
    expect(await put(content, { part: { ...whole, width: 200, height: 200 } })).toMatchObject(
      partFault('field.too_small'),
    );
    expect(codeOf(await put(content, { part: { ...whole, turns: 4 } }))).toBe('request.invalid');
    expect((await put(content, { kind: 'BANNER' })).status).toBe(400);
  });

  test('a seller has so much space for files', async () => {
    const [row] = await portal.ask<{ id: string }>(
      `insert into stored_file (seller_id, brand, id, bytes, names, attached, created_at)
       values ($1, 'de', $2, $3, '{}', true, now()) returning id`,
      [sellerId, 'f'.repeat(32), limits.filesPerSeller],
    );
    expect(codeOf(await put(await picture(400, 400).png().toBuffer()))).toBe('files.full');
    await portal.ask('delete from stored_file where id = $1', [row?.id]);
  });

  test.each([
    '..%2f..%2fseal-keys',
    `${'a'.repeat(32)}/300.webp`,
    `${'a'.repeat(32)}/..%2f..%2fseal-keys`,
    `${'a'.repeat(32)}/300.html`,
    '',
  ])('/media/%s is not there', async (address) => {
    const reply = await media(address);
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });
});
