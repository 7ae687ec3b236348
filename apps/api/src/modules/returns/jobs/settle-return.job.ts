import type { LedgerEntry } from '@offizin/contract/ledger/marketplace';
import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { LedgerStanding } from '@offizin/domain/ledger/ledger';
import { isOver } from '@offizin/domain/returns/return-steps';
import { type MarketplaceDb, withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { brandOfSeller } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { findBookedLedger } from '../../ledger/write/ledger-write-queries.ts';
import { type Booking, bookLines } from '../../ledger/write/book-lines.ts';
import type { KeptEffect } from '../tables.ts';
import { lockReturn, type ReturnRow } from '../write/return-queries.ts';
import { findOtherOpen, writeSettled } from '../write/settle-queries.ts';

type BookedOrder = NonNullable<Awaited<ReturnType<typeof findBookedLedger>>>;
type Line = LedgerEntry['lines'][number];

/** The ledger lines of a refund, behind those that are there. */
function linesOf(effect: KeptEffect, { lines }: BookedOrder, bookedOn: string): Line[] {
  const rateOf = (kind: Line['kind']) => lines.find((line) => line.kind === kind)?.rate ?? null;
  const last = Math.max(0, ...lines.map(({ lineNo }) => lineNo));
  const booked = [
    ...effect.refunds.map(({ text, amount }) => ({ kind: 'refund' as const, amount: -amount, rate: null, text })),
    { kind: 'shipping_refund' as const, amount: effect.shippingRefund, rate: rateOf('shipping') ?? 0, text: null },
    { kind: 'commission' as const, amount: effect.commission, rate: rateOf('commission'), text: null },
    { kind: 'commission_vat' as const, amount: effect.commissionVat, rate: rateOf('commission_vat'), text: null },
    { kind: 'adjustment' as const, amount: effect.label, rate: null, text: null },
  ];
  return booked
    .filter(({ amount }) => amount !== 0)
    .map((line, at) => ({ ...line, lineNo: last + at + 1, bookedOn, payoutNo: null }));
}

const isHeld = ({ state, reason }: LedgerStanding): boolean => state === 'held' && reason === 'return_open';

/** What becomes of the order's money: held while a case is open, as it was before when the last one is over. */
async function standingOf(db: MarketplaceDb, row: ReturnRow, { standing, state }: BookedOrder) {
  const isOpen = !isOver(row.state);
  if (isOpen) {
    if (isHeld(standing) || state === 'paid') return null;
    const since = row.requested_at.toISOString().slice(0, 10);
    const held: LedgerStanding = { state: 'held', reason: 'return_open', since, payableOn: standing.payableOn };
    return { standing: held, before: standing };
  }
  if (row.standing_before === null || !isHeld(standing)) return null;
  if (await findOtherOpen(db, row)) return null;
  return { standing: row.standing_before, before: null };
}

/** Books what a return gives back, once, and holds the order's money while it is open; the order's ledger must be there. */
async function tryToSettle(db: MarketplaceDb, row: ReturnRow, now: Date): Promise<Booking> {
  const { brand } = row;
  const booked = await findBookedLedger(db, brand, row.order_number);
  if (booked === undefined) return 'unchanged';
  const isDue = row.effect !== null && row.booked_at === null;
  const bookedOn = wallClockAt(now, brands[brand].timeZone).date;
  const lines = isDue && row.effect !== null ? linesOf(row.effect, booked, bookedOn) : [];
  const moved = await standingOf(db, row, booked);
  if (lines.length === 0 && moved === null) return 'unchanged';
  const entry = { orderNumber: row.order_number, lines, ...(moved && { standing: moved.standing }) };
  const [outcome = 'not_found'] = await bookLines(db, { brand, now, by: 'return' }, [entry]);
  if (outcome === 'accepted' || outcome === 'unchanged')
    await writeSettled(db, row, {
      bookedAt: isDue ? now : row.booked_at,
      standingBefore: moved === null ? row.standing_before : moved.before,
    });
  return outcome;
}

/** The same behind what the marketplace booked between reading and booking: since the first try nobody else books for the shop. */
async function settle(db: MarketplaceDb, row: ReturnRow, now: Date): Promise<void> {
  const first = await tryToSettle(db, row, now);
  const outcome = first === 'line_changed' ? await tryToSettle(db, row, now) : first;
  if (outcome !== 'accepted' && outcome !== 'unchanged')
    throw new Error(`return ${row.return_no} could not be booked: ${outcome}`);
}

export const settleReturn = job('settle_return', async ({ app }, { sellerId, returnId }) => {
  const brand = await brandOfSeller(app.pool, sellerId);
  await withMarketplace(app.pool, brand, async (db) => {
    const row = await lockReturn(db, { sellerId, id: returnId });
    if (row !== undefined) await settle(db, row, app.clock());
  });
});
