import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { invoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { collectingType, signedFor } from '@offizin/domain/ledger/postings';
import { payoutFigure, postedFigures, type RateVat, vatBesideOrders } from '@offizin/domain/tax-months/posted-figures';
import { type PostedPart, postedParts } from '@offizin/domain/tax-months/posted-parts';
import type { TaxFigure } from '@offizin/domain/tax-months/tax-figures';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { findTaxedShop } from '../../tax-months/write/closing-queries.ts';
import { keepFigures } from '../../tax-months/write/keep-figures.ts';
import type { BookOwner } from './ledger-write-queries.ts';
import {
  areOrdersCounted,
  findBookedVat,
  findUncountedPostings,
  markCounted,
  type UncountedPosting,
} from './uncounted-posting-queries.ts';

/** The VAT of a document as its shop sees it, without what orders brought of it. */
async function vatOf(
  db: MarketplaceDb,
  sellerId: string,
  record: NonNullable<UncountedPosting['record']>,
): Promise<RateVat[]> {
  const document = invoiceTotals(record).parts.map(({ vatRate, vat }) => ({
    rate: vatRate,
    vat: signedFor(record.kind, vat),
  }));
  if (collectingType(record.type) !== 'commission') return vatBesideOrders(document, []);
  const booked = await findBookedVat(db, sellerId, record.month);
  // What was booked without a rate is taken from the document's highest.
  const [highest] = document;
  return vatBesideOrders(
    document,
    booked.map(({ rate, vat }) => ({ rate: rate < 0 ? (highest?.rate ?? 0) : rate, vat })),
  );
}

const asTaxed = ({ kind, amount, bookedOn, record }: UncountedPosting) => ({
  kind,
  amount: Number(amount),
  bookedOn,
  documentMonth: record?.month ?? null,
});

/**
 * Counts in tax months what was posted beside orders and is not counted yet, and the payouts that were named since; returns of how many
 * postings. What came before tax months were kept waits for the lines of orders, which its VAT is measured by. Whoever calls holds the
 * lock of the shop's books.
 */
export async function countPostings(db: MarketplaceDb, owner: BookOwner, now: Date): Promise<number> {
  const { sellerId, brand } = owner;
  const postings = await findUncountedPostings(db, sellerId);
  if (postings.length === 0 || !(await areOrdersCounted(db, sellerId, brand))) return 0;
  const { closedThrough } = await findTaxedShop(db, sellerId);
  const figures: TaxFigure[] = [];
  const partsOf = new Map<string, PostedPart[]>();
  const add = ({ postingNo }: UncountedPosting, own: readonly TaxFigure[], day: string) => {
    figures.push(...own);
    partsOf.set(postingNo, [...(partsOf.get(postingNo) ?? []), ...postedParts(own, day)]);
  };
  const fresh = postings.filter(({ counted }) => counted === 0);
  for (const own of Map.groupBy(fresh, ({ documentNo, postingNo }) => documentNo ?? `/${postingNo}`).values()) {
    const record = own[0]?.record ?? null;
    const vat = record === null ? [] : await vatOf(db, sellerId, record);
    const posted = postedFigures(own.map(asTaxed), { vat, closedThrough });
    for (const [at, posting] of own.entries()) add(posting, posted[at] ?? [], posting.bookedOn);
  }
  for (const posting of postings) {
    if (posting.payoutAt === null) continue;
    const day = wallClockAt(posting.payoutAt, brands[brand].timeZone).date;
    add(posting, payoutFigure(asTaxed(posting), { day, closedThrough }), day);
  }
  await keepFigures(db, owner, { figures, now });
  const counted = postings.map(({ postingNo, payoutAt }) => ({
    postingNo,
    counted: payoutAt === null ? 1 : 2,
    parts: partsOf.get(postingNo) ?? [],
  }));
  await markCounted(db, sellerId, counted);
  return postings.length;
}
