import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { LedgerEntry, OrderRecord, PayoutRecord } from '@offizin/marketplace-client/api.gen';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient, ReplyTo } from '@offizin/marketplace-client/client';
import { pageAfter } from '@offizin/marketplace-client/page-after';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';
import { ledgerOf } from './demo/ledger.ts';
import { accountOf, isHeld, isPaid, payoutDays, payoutRecord } from './demo/payouts.ts';
import { type DemoSeller, sellersOf } from './demo/sellers.ts';
import { portionsOf } from './portions.ts';

/** Gives a shop its payout account where it has none: what became of it since is the portal's. */
async function beginAccount(client: MarketplaceClient, seller: DemoSeller): Promise<void> {
  const account = accountOf(seller);
  const params = { externalId: seller.externalId };
  if (account === null) return;
  try {
    await replyOf(client.GET('/sellers/{externalId}/payout', { params: { path: params } }));
  } catch (error) {
    if (!(error instanceof RefusedCall && error.status === 404)) throw error;
    const { state, requirements } = account;
    await replyOf(
      client.PUT('/sellers/{externalId}/payout', {
        params: { path: params, header: newKey() },
        body: { state, requirements: [...requirements] },
      }),
    );
  }
}

/** Books entries; one that the portal refuses is a fault of the demo. */
export async function bookLines(client: MarketplaceClient, entries: readonly LedgerEntry[]): Promise<void> {
  for (const portion of portionsOf(entries, limits.ledgerEntriesPerCall)) {
    const { errors } = await replyOf(
      client.POST('/ledger/bulk', { params: { header: newKey() }, body: { entries: portion } }),
    );
    if (errors[0] !== undefined) throw new Error(`the portal refused lines, the first: ${JSON.stringify(errors[0])}`);
  }
}

type Payable = ReplyTo<'get', '/sellers/{externalId}/ledger/payable'>['items'][number];
type Posting = ReplyTo<'get', '/sellers/{externalId}/postings/open'>['items'][number];

/** Reads page after page. */
async function readAll<Item>(
  read: (after: string | undefined) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let after: string | undefined; ;) {
    const { items, next } = await read(after);
    all.push(...items);
    if (next === null) return all;
    after = next;
  }
}

/** What a payout may be made of. */
interface Due {
  readonly orders: readonly Payable[];
  readonly postings: readonly Posting[];
}

async function findDue(client: MarketplaceClient, { externalId }: DemoSeller): Promise<Due> {
  const params = { externalId };
  return {
    orders: await readAll((after) =>
      replyOf(
        client.GET('/sellers/{externalId}/ledger/payable', { params: { path: params, query: pageAfter(after) } }),
      ),
    ),
    postings: await readAll((after) =>
      replyOf(client.GET('/sellers/{externalId}/postings/open', { params: { path: params, query: pageAfter(after) } })),
    ),
  };
}

const sumOf = ({ orders, postings }: Due): number =>
  orders.reduce((sum, { open }) => sum + open, 0) + postings.reduce((sum, { amount }) => sum + amount, 0);

/** What is paid on a day: what was payable by then; what is owed goes with the first payout after it is known. */
function dueOn({ orders, postings }: Due, day: string, isLast: boolean): Due {
  const isDue = ({ open, payableOn }: Payable) =>
    (open > 0 || isLast) && (payableOn === null ? isLast : payableOn <= day);
  return { orders: orders.filter(isDue), postings: postings.filter(({ bookedOn }) => bookedOn <= day) };
}

interface Made {
  readonly payoutNo: string;
  readonly record: PayoutRecord;
  readonly due: Due;
}

/** Hands a payout over that is planned; false where it was made already: what came due since goes with the next one. */
async function isPlanned(put: Promise<unknown>): Promise<boolean> {
  try {
    await put;
    return true;
  } catch (error) {
    if (error instanceof RefusedCall && error.code === 'payout.settled') return false;
    throw error;
  }
}

const linesIn = (current: unknown): number | null =>
  typeof current === 'object' && current !== null && 'lines' in current && typeof current.lines === 'number'
    ? current.lines
    : null;

/** Makes a payout: it is planned, its lines are booked, and then it is paid. One that was interrupted has lines of before, too. */
async function makePayout(client: MarketplaceClient, seller: DemoSeller, made: Made): Promise<boolean> {
  const { payoutNo, record, due } = made;
  const params = { externalId: seller.externalId, payoutNo };
  const put = (body: PayoutRecord) =>
    replyOf(
      client.PUT('/sellers/{externalId}/payouts/{payoutNo}', { params: { path: params, header: newKey() }, body }),
    );
  const planned = { ...record, state: 'planned', paidAt: null, returnedAt: null } as const;
  if (!(await isPlanned(put(planned)))) return false;
  const line = { kind: 'payout', bookedOn: record.dueAt.slice(0, 10), rate: null, text: null, payoutNo } as const;
  await bookLines(
    client,
    due.orders.map(({ orderNumber, open, lastLineNo }) => ({
      orderNumber,
      lines: [{ ...line, lineNo: lastLineNo + 1, amount: -open }],
    })),
  );
  for (const postings of portionsOf(
    due.postings.map((posting) => ({ ...posting, payoutNo })),
    limits.postingsPerCall,
  ))
    await replyOf(
      client.POST('/sellers/{externalId}/postings/bulk', {
        params: { path: { externalId: seller.externalId }, header: newKey() },
        body: { postings },
      }),
    );
  try {
    await put(record);
  } catch (error) {
    const lines = error instanceof RefusedCall ? linesIn(error.current) : null;
    if (lines === null) throw error;
    await put({ ...record, amount: lines });
  }
  return true;
}

const without = (due: Due, gone: Due): Due => ({
  orders: due.orders.filter((order) => !gone.orders.includes(order)),
  postings: due.postings.filter((posting) => !gone.postings.includes(posting)),
});

/** Pays what was due on Tuesdays that have passed, and says what comes on the next one; what a shop owes is set off, and more than it has coming waits. */
export async function settle(client: MarketplaceClient, seller: DemoSeller, now: Date): Promise<void> {
  if (!isPaid(seller)) return;
  let left = await findDue(client, seller);
  for (const { payoutNo, dueAt, isNext, isLast, isReturned } of payoutDays(seller, now).toReversed()) {
    if (isNext) {
      const amount = sumOf(left);
      const record = payoutRecord(seller, { state: isHeld(seller) ? 'held' : 'planned', dueAt, amount });
      const params = { externalId: seller.externalId, payoutNo };
      if (amount > 0)
        await replyOf(
          client.PUT('/sellers/{externalId}/payouts/{payoutNo}', {
            params: { path: params, header: newKey() },
            body: record,
          }),
        );
      continue;
    }
    const due = dueOn(left, dueAt.slice(0, 10), isLast);
    const amount = sumOf(due);
    if (amount <= 0 || isHeld(seller)) continue;
    const record = payoutRecord(seller, { state: 'paid', dueAt, amount, isReturned });
    if (await makePayout(client, seller, { payoutNo, record, due })) left = without(left, due);
  }
}

/** Books what was sold, kept and refunded of orders that the portal has just got. */
export async function bookOrders(
  client: MarketplaceClient,
  brand: BrandId,
  { orders, now }: { orders: readonly OrderRecord[]; now: Date },
): Promise<void> {
  const bySeller = Map.groupBy(orders, (order) => order.seller);
  for (const seller of sellersOf(brand)) {
    await beginAccount(client, seller);
    await bookLines(
      client,
      (bySeller.get(seller.externalId) ?? []).map((order) => ledgerOf(seller, order, now)),
    );
  }
}

/** Pays what is due to every shop. */
export async function settleAll(client: MarketplaceClient, brand: BrandId, now: Date): Promise<void> {
  for (const seller of sellersOf(brand)) await settle(client, seller, now);
}
