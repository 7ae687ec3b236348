import type { ReplyOf } from '@offizin/contract/client-types';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { LedgerEntry } from '@offizin/contract/ledger/marketplace';
import type { PayoutRecord } from '@offizin/contract/payout/marketplace';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { type MarketplaceClient, RefusedCall } from './client.ts';
import { ledgerOf } from './demo/ledger.ts';
import { accountOf, isHeld, isPaid, payoutDays, payoutRecord, payoutsOf } from './demo/payouts.ts';
import { type DemoSeller, sellersOf } from './demo/sellers.ts';
import { portionsOf } from './portions.ts';

/** Gives a shop its payout account where it has none: what became of it since is the portal's. */
async function beginAccount(client: MarketplaceClient, seller: DemoSeller): Promise<void> {
  const account = accountOf(seller);
  const params = { externalId: seller.externalId };
  if (account === null) return;
  try {
    await client.call(marketplaceApi.sellerPayout, { params });
  } catch (error) {
    if (!(error instanceof RefusedCall && error.status === 404)) throw error;
    const { state, requirements } = account;
    await client.call(marketplaceApi.putSellerPayout, { params, body: { state, requirements: [...requirements] } });
  }
}

/** Books entries; one that the portal refuses is a fault of the demo. */
export async function bookLines(client: MarketplaceClient, entries: readonly LedgerEntry[]): Promise<void> {
  for (const portion of portionsOf(entries, limits.ledgerEntriesPerCall)) {
    const { errors } = await client.call(marketplaceApi.bulkLedger, { body: { entries: portion } });
    if (errors[0] !== undefined) throw new Error(`the portal refused lines, the first: ${JSON.stringify(errors[0])}`);
  }
}

type Payable = ReplyOf<typeof marketplaceApi.payableLedger>['items'][number];

async function findPayable(client: MarketplaceClient, { externalId }: DemoSeller): Promise<Payable[]> {
  const payable: Payable[] = [];
  for (let after: string | undefined; ;) {
    const { items, next } = await client.call(marketplaceApi.payableLedger, {
      params: { externalId },
      query: { after },
    });
    payable.push(...items);
    if (next === null) return payable;
    after = next;
  }
}

const sumOf = (orders: readonly Payable[]): number => orders.reduce((sum, { open }) => sum + open, 0);

/** Hands a payout over; false where it was made already: what came due since goes with the next one. */
async function isTaken(put: Promise<unknown>): Promise<boolean> {
  try {
    await put;
    return true;
  } catch (error) {
    if (error instanceof RefusedCall && error.code === 'payout.settled') return false;
    throw error;
  }
}

/** Pays what was due on Tuesdays that have passed, and says what comes on the next one; what is owed is set off then. */
export async function settle(client: MarketplaceClient, seller: DemoSeller, now: Date): Promise<void> {
  if (!isPaid(seller)) return;
  const payable = await findPayable(client, seller);
  const put = (payoutNo: string, body: PayoutRecord) =>
    client.call(marketplaceApi.putPayout, { params: { externalId: seller.externalId, payoutNo }, body });
  let left = payable;
  for (const { payoutNo, dueAt, isNext } of payoutDays(seller, now).toReversed()) {
    const day = dueAt.slice(0, 10);
    if (isNext) {
      const amount = sumOf(left);
      if (amount > 0)
        await put(payoutNo, payoutRecord(seller, { state: isHeld(seller) ? 'held' : 'planned', dueAt, amount }));
      continue;
    }
    const due = left.filter(({ open, payableOn }) => open > 0 && payableOn !== null && payableOn <= day);
    if (due.length === 0 || isHeld(seller)) continue;
    const record = payoutRecord(seller, { state: 'paid', dueAt, amount: sumOf(due) });
    if (!(await isTaken(put(payoutNo, record)))) continue;
    left = left.filter((order) => !due.includes(order));
    const line = { kind: 'payout', bookedOn: day, rate: null, text: null, payoutNo } as const;
    await bookLines(
      client,
      due.map(({ orderNumber, open, lastLineNo }) => ({
        orderNumber,
        lines: [{ ...line, lineNo: lastLineNo + 1, amount: -open }],
      })),
    );
  }
}

interface NewOrders {
  readonly orders: readonly OrderRecord[];
  /** Whether the portal had no orders before. */
  readonly isFirst: boolean;
  readonly now: Date;
}

/** Books what was sold, kept and refunded of orders that the portal has just got, and pays what is due. */
export async function payOut(
  client: MarketplaceClient,
  brand: BrandId,
  { orders, isFirst, now }: NewOrders,
): Promise<void> {
  const bySeller = Map.groupBy(orders, (order) => order.seller);
  for (const seller of sellersOf(brand)) {
    await beginAccount(client, seller);
    const entries = (bySeller.get(seller.externalId) ?? []).map((order) =>
      ledgerOf(seller, order, isFirst ? now : null),
    );
    await bookLines(client, entries);
    for (const { payoutNo, record } of payoutsOf(seller, entries, now))
      await client.call(marketplaceApi.putPayout, {
        params: { externalId: seller.externalId, payoutNo },
        body: record,
      });
    await settle(client, seller, now);
  }
}
