import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { LedgerEntry, LedgerLine } from '@offizin/contract/marketplace-ledger';
import type { ShipmentUpdate } from '@offizin/contract/marketplace-records';
import { ledgerKinds } from '@offizin/domain/ledger/ledger';
import { type MarketplaceClient, RefusedCall } from './client.ts';
import { bookLines } from './pay-out.ts';

type Standing = NonNullable<LedgerEntry['standing']>;

/** Where the money of an order stands once its parcel is there. */
const standings: Readonly<Partial<Record<ShipmentUpdate['status'], (on: string) => Standing>>> = {
  delivered: () => ({ state: 'payable', reason: null, since: null, payableOn: null }),
  delivered_at_pickup_point: () => ({ state: 'payable', reason: null, since: null, payableOn: null }),
  incident: (since) => ({ state: 'held', reason: 'incident', since, payableOn: null }),
};

/** Says where the money of the orders stands whose parcels have moved. */
export async function followParcels(client: MarketplaceClient, updates: readonly ShipmentUpdate[]): Promise<void> {
  const entries = updates.flatMap(({ orderNumber, status, at }) => {
    const standing = standings[status]?.(at.slice(0, 10));
    return standing === undefined ? [] : [{ orderNumber, lines: [], standing }];
  });
  await bookLines(client, entries);
}

/** The lines that take back everything that was sold and kept. */
function takenBack(lines: readonly LedgerLine[], bookedOn: string): LedgerLine[] {
  const sum = (wanted: (line: LedgerLine) => boolean) =>
    lines.filter(wanted).reduce((total, { amount }) => total + amount, 0);
  const last = Math.max(...lines.map(({ lineNo }) => lineNo));
  const sold = sum(({ kind }) => ledgerKinds[kind] === 'sold' || kind === 'refund');
  const back = [
    { kind: 'refund', amount: -sold },
    { kind: 'commission', amount: -sum(({ kind }) => kind === 'commission') },
    { kind: 'commission_vat', amount: -sum(({ kind }) => kind === 'commission_vat') },
  ] as const;
  return back
    .filter(({ amount }) => amount !== 0)
    .map((line, at) => ({ ...line, lineNo: last + at + 1, bookedOn, rate: null, text: null, payoutNo: null }));
}

/** Gives the customer of a cancelled order its money back, and the shop the commission. */
export async function takeBack(client: MarketplaceClient, orderNumber: string, at: Date): Promise<void> {
  try {
    const { lines } = await client.call(marketplaceApi.orderLedger, { params: { orderNumber } });
    await bookLines(client, [{ orderNumber, lines: takenBack(lines, at.toISOString().slice(0, 10)) }]);
  } catch (error) {
    // Nothing was booked for it.
    if (!(error instanceof RefusedCall && error.status === 404)) throw error;
  }
}
