import { setTimeout as sleep } from 'node:timers/promises';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { MarketplaceEvent, ShipmentUpdate, WarehouseStockRecord } from '@offizin/marketplace-client/api.gen';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { pageAfter } from '@offizin/marketplace-client/page-after';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';
import { approveSellers } from './approve-sellers.ts';
import { decideDisputes } from './decide-disputes.ts';
import { decideServices } from './decide-services.ts';
import { sellersOf, type DemoSeller } from './demo/sellers.ts';
import { decideMove, type Move } from './life/decide.ts';
import { handOverMoves } from './hand-over.ts';
import { everyShop, hearOffers, moveMarket } from './market/move-market.ts';
import { MovingMarket } from './market/moving-market.ts';
import { followReturns, planAnswer, type PlannedMoves } from './follow-returns.ts';
import { type Asked, hearReplacement, makeReplacements } from './make-replacements.ts';
import { followParcels, refundUnits, takeBack } from './keep-ledger.ts';
import { askSomething, hearAnswer, thank, type Thankful } from './talk.ts';
import { settle } from './pay-out.ts';
import { applyEvent, isFree, type OpenOrder, type OpenOrders } from './life/open-order.ts';
import { reserve, type Shelves, ship } from './life/warehouse.ts';
import { followPrices, noProposals, proposePrices } from './propose-prices.ts';
import { portionsOf } from './portions.ts';
import { deliveriesAt, openWarehouse, sendStock } from './run-warehouse.ts';

const tick = 3000;
/** So many parcels move in a tick at the usual speed; the rest waits, the newest go first. */
const movesPerTick = 4;
const refreshEvery = 10 * 60_000;
const page = 500;
/** Ticks between moves of the market. */
const ticksPerMarketMove = 5;
/** Ticks between handovers of what changed in shops without upload. */
const ticksPerHandover = 60;
/** Ticks between looks at who registered, what was asked for and what is disputed. */
const ticksPerApproval = 5;
/** Ticks between deliveries to each shop's part of the warehouse. */
const ticksPerDelivery = 15;

/** Ticks between payouts of what is due and announcements of what comes next. */
const ticksPerPayout = 100;

/** Ticks between questions that customers ask. */
const ticksPerQuestion = 200;
/** Ticks between looks for prices to propose. */
const ticksPerProposals = 5;

export interface BrandLife {
  readonly brand: BrandId;
  readonly client: MarketplaceClient;
  readonly speed: number;
  readonly signal: AbortSignal;
}

async function fetchOpenOrders(client: MarketplaceClient): Promise<OpenOrders> {
  const orders: OpenOrders = new Map();
  for (const status of ['new', 'pending', 'processed'] as const) {
    for (let after: string | undefined; ;) {
      const { items } = await replyOf(
        client.GET('/orders', { params: { query: { status, ...pageAfter(after), limit: page } } }),
      );
      for (const item of items) orders.set(item.number, item);
      const last = items.at(-1);
      if (last === undefined || items.length < page) break;
      after = last.number;
    }
  }
  return orders;
}

/** Reads the feed on from a cursor to its end and hands each event over. */
async function readEvents(
  client: MarketplaceClient,
  from: string | undefined,
  take: (event: MarketplaceEvent) => void,
): Promise<string | undefined> {
  let after = from;
  for (;;) {
    const { events, nextCursor } = await replyOf(
      client.GET('/events', { params: { query: { ...pageAfter(after), limit: page } } }),
    );
    for (const event of events) take(event);
    after = nextCursor;
    if (events.length < page) return after;
  }
}

function latestChange(order: OpenOrder): string {
  return order.shipmentChangedAt ?? order.createdAt;
}

/** What happens in this tick: the moves that are due, those of the latest changed orders first. */
function dueMoves(orders: OpenOrders, sellers: ReadonlyMap<string, DemoSeller>, { speed }: BrandLife): Move[] {
  const moment = { now: new Date(), speed };
  const moves: Move[] = [];
  const limit = Math.ceil(movesPerTick * speed);
  for (const order of [...orders.values()].toSorted((a, b) => latestChange(b).localeCompare(latestChange(a)))) {
    const country = sellers.get(order.seller)?.country;
    const move = country === undefined ? null : decideMove({ order, country }, moment);
    if (move !== null) moves.push(move);
    if (moves.length >= limit) break;
  }
  return moves;
}

function applyUpdate(orders: OpenOrders, { orderNumber, status, at }: ShipmentUpdate): void {
  const order = orders.get(orderNumber);
  if (order === undefined) return;
  if (status === 'finalised') orders.delete(orderNumber);
  else if (status === 'paid') orders.set(orderNumber, { ...order, paymentStatus: 'paid' });
  else orders.set(orderNumber, { ...order, shipmentStatus: status, shipmentChangedAt: at });
}

/** Makes the moves; one that the portal refuses because a seller was faster is dropped until the next refresh. */
async function makeMoves(
  client: MarketplaceClient,
  { orders, shelves }: BrandState,
  { moves, sellers }: { moves: readonly Move[]; sellers: ReadonlyMap<string, DemoSeller> },
): Promise<void> {
  const updates = moves.flatMap((move) => (move.kind === 'update' ? [move.update] : []));
  for (const portion of portionsOf(updates, limits.shipmentUpdatesPerCall)) {
    const { errors } = await replyOf(
      client.POST('/shipments/bulk', { params: { header: newKey() }, body: { updates: portion } }),
    );
    const refused = new Set(errors.map((error) => error.index));
    const moved = portion.filter((_, index) => !refused.has(index));
    const paid = moved.filter(({ orderNumber }) => !isFree(orders.get(orderNumber) ?? { lines: [] }));
    await followParcels(client, paid, (number) => sellers.get(orders.get(number)?.seller ?? ''));
    for (const [index, update] of portion.entries()) {
      if (refused.has(index)) orders.delete(update.orderNumber);
      else applyUpdate(orders, update);
    }
  }
  for (const move of moves) {
    if (move.kind === 'update') continue;
    try {
      await makeSingleMove(client, { orders, shelves }, move);
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
      orders.delete(move.number);
    }
  }
}

async function makeSingleMove(
  client: MarketplaceClient,
  { orders, shelves }: BrandState,
  move: Exclude<Move, { kind: 'update' }>,
) {
  const params = { orderNumber: move.number };
  const order = orders.get(move.number);
  if (move.kind === 'cancel') {
    await replyOf(
      client.POST('/orders/{orderNumber}/cancel', {
        params: { path: params, header: newKey() },
        body: { reason: move.reason },
      }),
    );
    await takeBack(client, move.number, new Date());
    orders.delete(move.number);
  } else if (order !== undefined) {
    await replyOf(
      client.POST('/orders/{orderNumber}/process', { params: { path: params, header: newKey() }, body: move.dispatch }),
    );
    const at = new Date().toISOString();
    const { courier } = move.dispatch;
    orders.set(move.number, {
      ...order,
      status: 'processed',
      courier,
      shipmentStatus: 'prepared',
      shipmentChangedAt: at,
    });
    await sendStock(client, ship(shelves, order));
  }
}

/** A brand's marketplace as the simulator knows it; `orders` is replaced whenever it is read again. */
export interface BrandState {
  orders: OpenOrders;
  /** Filled when the life begins. */
  shelves: Shelves;
}

/** Orders reserve what they need in the warehouse, and deliveries come in. */
async function moveStock(
  { brand, client }: BrandLife,
  { orders, shelves }: BrandState,
  isDeliveryDue: boolean,
): Promise<void> {
  const delivered = isDeliveryDue ? deliveriesAt(shelves, brand, new Date()) : [];
  await sendStock(client, [...delivered, ...reserve(shelves, orders)]);
}

/** Lives the life of a brand's marketplace until stopped: couriers, payments, the warehouse, customers who change their minds. */
export async function liveBrand(life: BrandLife, state: BrandState): Promise<void> {
  const { brand, client, signal } = life;
  const sellers = new Map(sellersOf(brand).map((seller) => [seller.externalId, seller]));
  // The feed is read to its end first, so that no action falls between it and the list of open orders.
  const asked: Asked[] = [];
  let cursor = await readEvents(client, undefined, (event) => hearReplacement(asked, event));
  state.shelves = await openWarehouse(client, brand, new Date());
  const proposals = noProposals();
  const thankful: Thankful = [];
  const planned: PlannedMoves = [];
  const market = new MovingMarket(brand);
  const changed = everyShop(brand);
  let refreshed = Number.NEGATIVE_INFINITY;
  for (let ticks = 1; ; ticks += 1) {
    if (Date.now() - refreshed > refreshEvery) {
      state.orders = await fetchOpenOrders(client);
      refreshed = Date.now();
    }
    const agreed: WarehouseStockRecord[] = [];
    const rejected: string[] = [];
    const reduced = new Set<string>();
    cursor = await readEvents(client, cursor, (event) => {
      applyEvent(state.orders, event);
      hearAnswer(thankful, event, new Date());
      hearOffers(changed, event);
      hearReplacement(asked, event);
      if (event.kind === 'order.rejected' && event.orderNumber !== null) rejected.push(event.orderNumber);
      if (event.kind === 'order.units_cancelled' && event.orderNumber !== null) reduced.add(event.orderNumber);
      planAnswer(planned, event, new Date());
      agreed.push(...followPrices(event, { shelves: state.shelves, proposals }));
    });
    await sendStock(client, agreed);
    await makeReplacements(client, brand, { asked, orders: state.orders, now: new Date() });
    for (const number of reduced) await refundUnits(client, number, new Date());
    for (const number of rejected) await takeBack(client, number, new Date());
    await makeMoves(client, state, { moves: dueMoves(state.orders, sellers, life), sellers });
    await moveStock(life, state, ticks % ticksPerDelivery === 0);
    if (ticks % ticksPerMarketMove === 0)
      await moveMarket(client, { market, changed }, { now: new Date(), speed: life.speed });
    if (ticks % ticksPerApproval === 0) {
      await approveSellers(client, new Date());
      await decideDisputes(client, brand, new Date());
      await decideServices(client, brand, new Date());
      await followReturns(client, brand, { planned, now: new Date() });
    }
    if (ticks % ticksPerProposals === 0)
      await proposePrices(client, brand, { shelves: state.shelves, proposals, now: new Date() });
    await thank({ client, sellers, now: new Date() }, thankful);
    if (ticks % ticksPerQuestion === 0) await askSomething({ client, sellers, now: new Date() }, state.orders);
    if (ticks % ticksPerPayout === 0) for (const seller of sellers.values()) await settle(client, seller, new Date());
    if (ticks % ticksPerHandover === 0) await handOverMoves(client, brand, new Date());
    await sleep(tick, undefined, { signal });
  }
}
