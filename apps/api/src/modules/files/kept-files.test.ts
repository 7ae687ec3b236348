import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/browser.ts';
import { plainPicture } from '../../testing/plain-picture.ts';
import { portalForFile, putSeller } from '../../testing/portal.ts';
import { imageKey } from '../../platform/files/media.ts';
import { findAllFiles } from './read/all-file-queries.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const shop = await signedIn(portal, 'linden');

const pdf = Buffer.from(`%PDF-1.7\n${'%'.repeat(990)}\nstartxref\n9\n%%EOF\n`);
const logo = await plainPicture();

/** Each way that a shop has to leave a file. */
const writes = [
  ['PUT', '/shop-profile/images/LOGO?left=0&top=0&width=300&height=300&turns=0', 'image/png', logo],
  ['PUT', '/legal-documents/privacy_policy/drafts/de/file?fileName=a.pdf&version=0', 'application/pdf', pdf],
  ['POST', '/metrics/evidence?fileName=mail.pdf', 'application/pdf', pdf],
] as const;

test('OPS-06 rows name every file that a shop left, with the bytes that it has: a backup of what rows name is whole', async () => {
  for (const [method, address, type, body] of writes) {
    const reply = await shop.call(method, address, { body, headers: { 'content-type': type } });
    expect([address, reply.status]).toEqual([address, 200]);
  }
  const { files } = portal.app.config;
  const folder = files?.kind === 'local' ? files.directory : '';
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const stored = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const rows = await findAllFiles(portal.app.config.databaseOwnerUrl);
  const named = rows.flatMap(({ id, names }) => names.map((name) => imageKey(id, name)));
  expect(rows).toHaveLength(writes.length);
  expect(stored.toSorted()).toEqual(named.toSorted());
  const sizes = await Promise.all(stored.map(async (name) => (await stat(path.join(folder, name))).size));
  const [kept] = await portal.ask<{ bytes: number }>('select sum(bytes)::integer as bytes from stored_file');
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(kept?.bytes);
});
