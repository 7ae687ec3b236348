import { type LedgerKind, ledgerKinds } from '@offizin/domain/ledger/ledger';
import type { LedgerEntry, LedgerLine, ShipmentUpdate } from '@offizin/marketplace-client/api.gen';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';
import { payoutAfter } from './demo/payouts.ts';
import type { DemoSeller } from './demo/sellers.ts';
import type { OpenOrder } from './life/open-order.ts';
import { bookLines } from './pay-out.ts';

type Standing = NonNullable<LedgerEntry['standing']>;

/** Where the money of an order stands once its parcel has come so far. */
function standingAfter({ status, at }: ShipmentUpdate, seller: DemoSeller | undefined): Standing | null {
  switch (status) {
    case 'delivered':
    case 'delivered_at_pickup_point': {
      const payout = seller === undefined ? null : payoutAfter(seller, new Date(at));
      return { state: 'payable', reason: null, since: null, payableOn: payout?.dueAt.slice(0, 10) ?? null };
    }
    case 'incident':
      return { state: 'held', reason: 'incident', since: at.slice(0, 10), payableOn: null };
    default:
      return null;
  }
}

/** Says where the money of the orders stands whose parcels have moved; what came back is refunded. */
export async function followParcels(
  client: MarketplaceClient,
  updates: readonly ShipmentUpdate[],
  sellerOf: (orderNumber: string) => DemoSeller | undefined,
): Promise<void> {
  const entries = updates.flatMap((update) => {
    const { orderNumber } = update;
    const standing = standingAfter(update, sellerOf(orderNumber));
    return standing === null ? [] : [{ orderNumber, lines: [], standing }];
  });
  await bookLines(client, entries);
  for (const { orderNumber, status, at } of updates)
    if (status === 'returned') await takeBack(client, orderNumber, new Date(at));
}

/** The lines that take back everything that was sold and kept. */
function takenBack(lines: readonly LedgerLine[], bookedOn: string): LedgerLine[] {
  const sum = (wanted: (line: LedgerLine) => boolean) =>
    lines.filter(wanted).reduce((total, { amount }) => total + amount, 0);
  const last = Math.max(...lines.map(({ lineNo }) => lineNo));
  const sold = sum(({ kind }) => (ledgerKinds[kind] === 'sold' && kind !== 'shipping') || kind === 'refund');
  const shipping = sum(({ kind }) => kind === 'shipping' || kind === 'shipping_refund');
  const back = [
    { kind: 'refund', amount: -sold },
    { kind: 'shipping_refund', amount: -shipping, rate: lines.find(({ kind }) => kind === 'shipping')?.rate ?? 0 },
    { kind: 'commission', amount: -sum(({ kind }) => kind === 'commission') },
    { kind: 'commission_vat', amount: -sum(({ kind }) => kind === 'commission_vat') },
  ] as const;
  return back
    .filter(({ amount }) => amount !== 0)
    .map((line, at) => ({ rate: null, ...line, lineNo: last + at + 1, bookedOn, text: null, payoutNo: null }));
}

/** What is booked for an order; nothing where nothing is. */
async function readLines(client: MarketplaceClient, orderNumber: string): Promise<readonly LedgerLine[]> {
  try {
    return (await replyOf(client.GET('/ledger/{orderNumber}', { params: { path: { orderNumber } } }))).lines;
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 404) return [];
    throw error;
  }
}

/** The open order as the portal has it; undefined of one that is over. */
async function findOpenOrder(client: MarketplaceClient, number: string): Promise<OpenOrder | undefined> {
  const after = String(Number(number) - 1).padStart(number.length, '0');
  for (const status of ['new', 'pending', 'processed'] as const) {
    const { items } = await replyOf(client.GET('/orders', { params: { query: { status, after, limit: 1 } } }));
    if (items[0]?.number === number) return items[0];
  }
  return undefined;
}

/** The lines that give back what is no longer sold of an order, and the commission in proportion. */
export function givenBack(
  lines: readonly LedgerLine[],
  { lines: ordered }: Pick<OpenOrder, 'lines'>,
  bookedOn: string,
): LedgerLine[] {
  const sum = (kinds: readonly LedgerKind[]) =>
    lines.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0);
  const booked = sum(['sale', 'refund']);
  const left = ordered.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0);
  if (booked <= left) return [];
  const last = Math.max(...lines.map(({ lineNo }) => lineNo));
  const back = (kind: 'commission' | 'commission_vat') => Math.round((sum([kind]) * (booked - left)) / booked);
  return (
    [
      { kind: 'refund', amount: left - booked },
      { kind: 'commission', amount: 0 - back('commission') },
      { kind: 'commission_vat', amount: 0 - back('commission_vat') },
    ] as const
  )
    .filter(({ amount }) => amount !== 0)
    .map((line, at) => ({ ...line, lineNo: last + at + 1, bookedOn, rate: null, text: null, payoutNo: null }));
}

/** Gives the customer back what a shop has cancelled of an order. */
export async function refundUnits(client: MarketplaceClient, orderNumber: string, at: Date): Promise<void> {
  const order = await findOpenOrder(client, orderNumber);
  if (order === undefined) return;
  const booked = await readLines(client, orderNumber);
  const lines = givenBack(booked, order, at.toISOString().slice(0, 10));
  if (booked.length > 0 && lines.length > 0) await bookLines(client, [{ orderNumber, lines }]);
}

/** Gives the customer of a cancelled order its money back, and the shop the commission. */
export async function takeBack(client: MarketplaceClient, orderNumber: string, at: Date): Promise<void> {
  const lines = await readLines(client, orderNumber);
  if (lines.length > 0)
    await bookLines(client, [{ orderNumber, lines: takenBack(lines, at.toISOString().slice(0, 10)) }]);
}
