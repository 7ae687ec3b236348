import { isDeepStrictEqual } from 'node:util';
import type { LedgerEntry, LedgerLine } from '@offizin/contract/ledger/marketplace';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { type ChargedShipping, chargedShipping } from '@offizin/domain/ledger/charged-shipping';
import {
  type LedgerStanding,
  ledgerState,
  type LedgerState,
  type LedgerSums,
  minus,
  noSums,
  plus,
  type RatedAmount,
  sumsOf,
} from '@offizin/domain/ledger/ledger';
import { figuresOf } from '@offizin/domain/tax-months/tax-figures';
import { chainGained, chainOf } from '@offizin/domain/ledger/chain';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { findTaxedShop } from '../../tax-months/write/closing-queries.ts';
import { keepFigures } from '../../tax-months/write/keep-figures.ts';
import { findNumberHolders } from '../../orders/write/order-insert-queries.ts';
import { type ChainChange, changeChain } from './chain-queries.ts';
import { countTaxes } from './count-taxes.ts';
import { type Bookings, findBookings, type LineFault, lineFault } from './line-fault.ts';
import { findDecidedRefunds } from '../../returns/write/decided-refund-queries.ts';
import { settleDocuments } from '../../invoices/write/settle-documents.ts';
import {
  type BalanceChange,
  type BookedLedger,
  type BookOwner,
  changeBalances,
  changeShipping,
  findBooks,
  lockBooks,
  type OrderBook,
  type ShippingChange,
  upsertLedgers,
} from './ledger-write-queries.ts';

const atFirst: LedgerStanding = { state: 'pending', reason: null, since: null, payableOn: null };

export type Booking = 'accepted' | 'unchanged' | 'not_found' | 'line_changed' | LineFault;

/** The lines with those that are new, or null where one is there with another content. */
function merged(known: readonly LedgerLine[], given: readonly LedgerLine[]): LedgerLine[] | null {
  const lines = new Map(known.map((line) => [line.lineNo, line]));
  for (const line of given) {
    const before = lines.get(line.lineNo);
    if (before !== undefined && !isDeepStrictEqual(before, line)) return null;
    lines.set(line.lineNo, line);
  }
  return [...lines.values()].toSorted((a, b) => a.lineNo - b.lineNo);
}

const lastPayout = (lines: readonly LedgerLine[]): string | null =>
  lines
    .flatMap(({ kind, bookedOn }) => (kind === 'payout' ? [bookedOn] : []))
    .toSorted()
    .at(-1) ?? null;

interface Before {
  readonly state: LedgerState;
  readonly sums: LedgerSums;
  readonly shipping: readonly ChargedShipping[];
}

interface Ledger {
  readonly book: OrderBook;
  /** As it was before the call; null of an order without one. */
  readonly before: Before | null;
  readonly after: BookedLedger;
}

interface Told {
  readonly lines: LedgerLine[];
  readonly standing: LedgerStanding;
}

function booked(
  { number, orderedAt, currency, country }: OrderBook,
  { lines, standing }: Told,
  brand: BrandId,
): BookedLedger {
  const sums = sumsOf(lines);
  const month = wallClockAt(orderedAt, brands[brand].timeZone).date.slice(0, 7);
  const state = ledgerState(sums, standing);
  const paidOn = state === 'paid' ? lastPayout(lines) : null;
  return {
    number,
    orderedAt,
    currency,
    country,
    ...sums,
    shipping: chargedShipping(lines),
    month,
    lines,
    standing,
    state,
    paidOn,
  };
}

const sumsIn = ({ sold, refunded, kept, commission, paid }: LedgerSums): LedgerSums => ({
  sold,
  refunded,
  kept,
  commission,
  paid,
});

/** The sums that an order had before the call. */
function beforeOf({ state, sold, refunded, kept, commission, paid, shipping }: OrderBook): Before | null {
  if (state === null || sold === null || refunded === null || kept === null) return null;
  if (commission === null || paid === null || shipping === null) return null;
  return { state, sums: { sold, refunded, kept, commission, paid }, shipping };
}

/** What the sums of each month and state gain and lose. */
function balanceChanges(ledgers: readonly Ledger[]): BalanceChange[] {
  const changes = new Map<string, BalanceChange>();
  const add = ({ month, currency }: BookedLedger, { state, sums }: Omit<Before, 'shipping'>, orders: 1 | -1) => {
    const key = `${month}/${state}`;
    const known = changes.get(key) ?? { month, currency, state, orders: 0, ...noSums };
    const total = orders === 1 ? plus(known, sums) : minus(known, sums);
    changes.set(key, { ...known, ...total, orders: known.orders + orders });
  };
  for (const { before, after } of ledgers) {
    if (before !== null) add(after, before, -1);
    add(after, { state: after.state, sums: sumsIn(after) }, 1);
  }
  return [...changes.values()];
}

/** What the shipping of each month, country and VAT rate gains and loses. */
function shippingChanges(ledgers: readonly Ledger[]): ShippingChange[] {
  const changes = new Map<string, ShippingChange>();
  const add = ({ month, currency, country }: BookedLedger, { rate, gross, vat }: ChargedShipping, orders: 1 | -1) => {
    const key = `${month}/${country}/${rate}`;
    const known = changes.get(key) ?? { month, currency, country, rate, orders: 0, gross: 0, vat: 0 };
    const sums = { gross: known.gross + orders * gross, vat: known.vat + orders * vat };
    changes.set(key, { ...known, ...sums, orders: known.orders + orders });
  };
  for (const { before, after } of ledgers) {
    for (const part of before?.shipping ?? []) add(after, part, -1);
    for (const part of after.shipping) add(after, part, 1);
  }
  return [...changes.values()];
}

/** What the payouts, documents and orders that settle lines gain and lose. */
function chainChanges(counted: readonly { readonly book: OrderBook; readonly after: BookedLedger }[]): ChainChange[] {
  const byCurrency = Map.groupBy(counted, ({ after }) => after.currency);
  return [...byCurrency].flatMap(([currency, own]) => {
    const before = own.flatMap(({ book }) => book.chain ?? []);
    const after = own.flatMap(({ after: { lines } }) => chainOf(lines));
    return chainGained(before, after).map((part) => ({ ...part, currency }));
  });
}

interface Given {
  readonly entries: readonly LedgerEntry[];
  /** By order, what was decided to go back and is not booked yet. */
  readonly decided: ReadonlyMap<string, readonly RatedAmount[]>;
  readonly bookings: Bookings;
}

/** What the entries of one shop make of its books; entries for the same order follow one another. */
function bookAll(books: readonly OrderBook[], { entries, bookings, decided }: Given, brand: BrandId) {
  const byNumber = new Map(books.map((book) => [book.number, book]));
  const changed = new Map<string, Ledger>();
  const outcomes = entries.map((entry): Booking => {
    const book = byNumber.get(entry.orderNumber);
    if (book === undefined) return 'not_found';
    const current = changed.get(book.number)?.after ?? book;
    const lines = merged(current.lines ?? [], entry.lines);
    if (lines === null) return 'line_changed';
    const standing = entry.standing ?? current.standing ?? atFirst;
    const isSame = lines.length === (current.lines ?? []).length;
    if (lines.length === 0 || (isSame && isDeepStrictEqual(current.standing, standing))) return 'unchanged';
    const before = current.lines ?? [];
    const waiting = decided.get(book.number) ?? [];
    const fault = isSame ? null : lineFault(bookings, { before, lines, decided: waiting });
    if (fault !== null) return fault;
    changed.set(book.number, { book, before: beforeOf(book), after: booked(book, { lines, standing }, brand) });
    return 'accepted';
  });
  return { outcomes, ledgers: [...changed.values()] };
}

/** What the marketplace cannot give back a second time; what a return books is that itself. */
async function findDecided(db: MarketplaceDb, sellerId: string, numbers: readonly string[]) {
  const found = await findDecidedRefunds(db, sellerId, numbers);
  const decided = new Map<string, readonly RatedAmount[]>();
  for (const { number, refund, shippingRefund } of found)
    decided.set(number, [
      ...(decided.get(number) ?? []),
      { kind: 'refund', amount: refund, rate: null },
      { kind: 'shipping_refund', amount: shippingRefund, rate: null },
    ]);
  return decided;
}

async function bookForSeller(
  db: MarketplaceDb,
  owner: BookOwner,
  { entries, now, by }: Pick<Call, 'now' | 'by'> & { readonly entries: readonly LedgerEntry[] },
): Promise<Booking[]> {
  await lockBooks(db, owner.sellerId);
  const numbers = [...new Set(entries.map(({ orderNumber }) => orderNumber))];
  const books = await findBooks(db, owner.sellerId, numbers);
  const decided = by === 'return' ? new Map<string, never>() : await findDecided(db, owner.sellerId, numbers);
  const bookings = await findBookings(
    db,
    owner.sellerId,
    entries.flatMap(({ lines }) => lines),
  );
  const { outcomes, ledgers } = bookAll(books, { entries, bookings, decided }, owner.brand);
  if (ledgers.length === 0) return outcomes;
  const shop = { brand: owner.brand, ...(await findTaxedShop(db, owner.sellerId)) };
  const counted = ledgers.map(({ book, after }) => ({ book, after, ...countTaxes(book, after.lines, shop) }));
  const written = counted.map(({ after, taxParts }) => ({
    ...after,
    taxParts,
    taxLines: after.lines.length,
    chain: chainOf(after.lines),
  }));
  await upsertLedgers(db, owner, { ledgers: written, now });
  await keepFigures(db, owner, { figures: counted.flatMap(({ gained }) => figuresOf(gained)), now });
  await changeBalances(db, owner, balanceChanges(ledgers));
  await changeShipping(db, owner, shippingChanges(ledgers));
  await changeChain(db, owner, chainChanges(counted));
  if (bookings.collected.size > 0) await settleDocuments(db, owner.sellerId, owner.brand);
  await announceTo(db, [{ sellerId: owner.sellerId, topic: 'ledger', payload: { count: ledgers.length } }]);
  return outcomes;
}

interface Call {
  readonly brand: BrandId;
  readonly now: Date;
  /** Whether the marketplace books, or a return what was decided of it. */
  readonly by: 'marketplace' | 'return';
}

/**
 * Books what is new of each entry and moves the balances with it, in the transaction of the caller. An entry whose order nobody
 * knows, or that would change a line, is left out and said so.
 */
export async function bookLines(
  db: MarketplaceDb,
  { brand, now, by }: Call,
  entries: readonly LedgerEntry[],
): Promise<Booking[]> {
  const holders = await findNumberHolders(db, brand, [...new Set(entries.map(({ orderNumber }) => orderNumber))]);
  const bySeller = Map.groupBy(entries, ({ orderNumber }) => holders.get(orderNumber));
  const outcomes = new Map<LedgerEntry, Booking>();
  // One after the other, always in the same order: two calls never wait for each other's books.
  for (const [sellerId, own] of [...bySeller].toSorted(([a = ''], [b = '']) => a.localeCompare(b))) {
    if (sellerId === undefined) continue;
    const booked = await bookForSeller(db, { sellerId, brand }, { entries: own, now, by });
    for (const [at, entry] of own.entries()) outcomes.set(entry, booked[at] ?? 'not_found');
  }
  return entries.map((entry) => outcomes.get(entry) ?? 'not_found');
}
