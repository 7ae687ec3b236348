import type { api } from '@offizin/contract/api';
import { changeOf } from '@offizin/domain/history/changes';
import { asIdentity, inShop, type SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type ExportSource, sourceFor } from '../../../platform/exports/export-source.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { beginExport, fileWord } from '../../exports/write/begin-export.ts';
import { findSetFile } from '../read/set-queries.ts';
import { findPersonShops, openOf, type PersonShop } from './person-shops.ts';

interface Wanted {
  readonly month: string;
  readonly now: Date;
  readonly session: ActiveSession;
  readonly sources: readonly ExportSource[];
}

/** Begins the set of one shop, in its own scope and its own history; one that is being prepared goes on. */
async function beginSet(db: SellerDb, { sellerId, timeZone }: PersonShop, { month, now, session, sources }: Wanted) {
  const { brand, userId, impersonatedBy, locale } = session;
  const known = await findSetFile(db, { month, locale });
  if (known?.status === 'preparing' && (known.expiresAt === null || known.expiresAt > now)) return known.exportId;
  const question = { kind: 'monthly_set', month } as const;
  const wanted = { question, format: 'zip', locale, timeZone, now } as const;
  const begun = await beginExport(db, sourceFor(sources, question), wanted);
  if (typeof begun === 'string') return begun;
  const detail = { operation: 'POST /accountant/sets', params: { month } };
  const changes = [...changeOf('file', null, fileWord(question.kind)), ...changeOf('format', null, wanted.format)];
  const who = { brand, sellerId, userId, impersonatedBy };
  await insertAudit(db, { ...who, kind: 'export.requested', detail, changes });
  return begun.id;
}

async function prepareSets(
  sources: readonly ExportSource[],
  { db, session, body, now, fail }: InputOf<typeof api.accountant.prepare>,
) {
  const shops = await asIdentity(db, (identity) => findPersonShops(identity, session, now));
  // In one order, whoever asks: two who prepare the same shops never wait for each other in a ring.
  const wanted = [...new Set(body.sellerIds)].toSorted().map((sellerId) => {
    const shop = openOf(shops, sellerId);
    return typeof shop === 'string' ? fail(shop) : shop;
  });
  const exports = [];
  for (const shop of wanted) {
    const begun = await inShop(db, { from: session, to: shop }, (own) =>
      beginSet(own, shop, { month: body.month, now, session, sources }),
    );
    // A shop with nothing in the month has no set; the others have.
    if (begun === 'not_found') continue;
    if (begun === 'download.full') return fail(begun);
    exports.push({ sellerId: shop.sellerId, exportId: begun });
  }
  return exports.length === 0 ? fail('not_found') : { exports };
}

/** Prepares the sets of several shops in the background, each as a file of its own shop (INV-08). */
export function prepareOf(sources: readonly ExportSource[]) {
  return (input: InputOf<typeof api.accountant.prepare>) => prepareSets(sources, input);
}
