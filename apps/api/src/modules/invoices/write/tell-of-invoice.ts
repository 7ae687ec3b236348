import { limits } from '@offizin/domain/limits';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';

interface Ready {
  readonly sellerId: string;
  readonly invoiceNo: string;
  readonly issuedOn: string;
  readonly now: Date;
}

const day = 24 * 3600;

/** Says that a document can be read: open screens fetch it, and one that is not old is news (GEN-18). */
export async function tellOfInvoice(
  db: SellerDb | MarketplaceDb,
  { sellerId, invoiceNo, issuedOn, now }: Ready,
): Promise<void> {
  await announceTo(db, [{ sellerId, topic: 'invoices', payload: { count: 1 } }]);
  const newsUntil = secondsAfter(new Date(`${issuedOn}T00:00:00Z`), limits.invoiceNewsDays * day);
  if (now >= newsUntil) return;
  const params = { number: invoiceNo };
  await notifyAll(db, [{ sellerId, kind: 'invoice_ready', params, dedupeKey: `invoice:${invoiceNo}`, at: now }]);
}
