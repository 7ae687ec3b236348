import { limits } from '@offizin/domain/limits';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';

interface Ready {
  readonly sellerId: string;
  /** `YYYY-MM`, that it is about. */
  readonly month: string;
  readonly issuedOn: string;
  readonly now: Date;
}

const day = 24 * 3600;

/** Says that a document can be read: open screens fetch it, and those of a month that are not old are news together (GEN-18). */
export async function tellOfInvoice(
  db: SellerDb | MarketplaceDb,
  { sellerId, month, issuedOn, now }: Ready,
): Promise<void> {
  await announceTo(db, [{ sellerId, topic: 'invoices', payload: { count: 1 } }]);
  const newsUntil = secondsAfter(new Date(`${issuedOn}T00:00:00Z`), limits.invoiceNewsDays * day);
  if (now >= newsUntil) return;
  const dedupeKey = `documents:${month}:${issuedOn}`;
  await notifyAll(db, [{ sellerId, kind: 'documents_new', params: { month }, dedupeKey, at: now }]);
}
