import { Readable } from 'node:stream';
import type { api } from '@offizin/contract/api';
import { shopFolder } from '@offizin/domain/accountant/set-names';
import { zipEnd, zipEntry, type ZippedEntry } from '@offizin/spreadsheet/zip/write-zip';
import type { App } from '../../../platform/app.ts';
import { withIdentity, withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { textsIn } from '../../../texts/texts.ts';
import { findExportParts, readExportSlice } from '../../exports/write/export-queries.ts';
import { findSetFile, type SetFile } from '../read/set-queries.ts';
import { findPersonShops, type PersonShop } from './person-shops.ts';

interface ReadySet {
  readonly shop: PersonShop;
  readonly file: SetFile;
}

/** The bytes of the prepared sets one after the other without the end of each, which the archive has once for all of them. */
async function* archiveOf({ pool }: App, sets: readonly ReadySet[], overview: { name: string; content: string }) {
  const entries: ZippedEntry[] = [];
  let offset = 0;
  for (const { shop, file } of sets) {
    const key = { sellerId: shop.sellerId, exportId: file.exportId };
    const parts = await withSeller(pool, shop, (db) => findExportParts(db, key));
    // The last part has the end alone.
    const own = parts.filter((part) => part.entries.length > 0);
    entries.push(...own.flatMap((part) => part.entries.map((entry) => ({ ...entry, offset: entry.offset + offset }))));
    for (const no of own.keys()) {
      for (let slice = 0; ; slice += 1) {
        const place = { no, slice };
        const read = await withSeller(pool, shop, (db) => readExportSlice(db, key, place));
        if (read === undefined || read.length === 0) break;
        yield read;
      }
    }
    offset += own.reduce((sum, { bytes }) => sum + bytes, 0);
  }
  const named = zipEntry({ name: overview.name, content: [`\ufeff${overview.content}`] }, offset);
  let next = await named.next();
  while (next.done !== true) {
    offset += next.value.length;
    yield next.value;
    next = await named.next();
  }
  yield zipEnd([...entries, next.value], offset);
}

/** What is in the archive, what each set is without, and which shops are left out and why. */
async function overviewOf(
  ready: readonly ReadySet[],
  leftOut: readonly PersonShop[],
  { gone, locale }: { gone: number; locale: Parameters<typeof textsIn>[0] },
) {
  const t = await textsIn(locale, 'accountant.file');
  const out = [
    ...leftOut.map(({ name, closed }) => t(`why.${closed ?? 'not_ready'}`, { shop: name })),
    ...(gone === 0 ? [] : [t('gone', { count: gone })]),
  ];
  const lines = [
    t('shops'),
    ...ready.map(({ shop, file }) => `- ${t('shop', { folder: shopFolder(shop), missing: file.missing })}`),
    ...(out.length === 0 ? [] : ['', t('leftOut'), ...out.map((line) => `- ${line}`)]),
  ];
  return { name: `${t('overview')}.txt`, content: [...lines, ''].join('\r\n') };
}

/** The prepared sets of a month as one archive: who may have which is asked now, not when they were prepared (INV-08). */
export async function file({ app, session, params, query, now, fail }: InputOf<typeof api.accountant.file>) {
  const { month } = params;
  const { locale } = session;
  const asked = new Set(query.shops);
  const shops = await withIdentity(app.pool, (identity) => findPersonShops(identity, session, now));
  const own = shops.filter(({ sellerId }) => asked.has(sellerId));
  if (own.length === 0) return fail('not_found');
  const ready: ReadySet[] = [];
  for (const shop of own) {
    if (shop.closed !== null) continue;
    const found = await withSeller(app.pool, shop, (db) => findSetFile(db, { month, locale }));
    const isKept = found?.status === 'ready' && (found.expiresAt === null || found.expiresAt > now);
    if (isKept) ready.push({ shop, file: found });
  }
  if (ready.length === 0) return fail('download.not_ready');
  const leftOut = own.filter((shop) => !ready.some((each) => each.shop === shop));
  const overview = await overviewOf(ready, leftOut, { gone: asked.size - own.length, locale });
  const names = await textsIn(locale, 'exports');
  const content = Readable.from(archiveOf(app, ready, overview), { objectMode: false, highWaterMark: 1 });
  return { fileName: `${names('fileName.monthly_set')}-${month}.zip`, mediaType: 'application/zip', content };
}
