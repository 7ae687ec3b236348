import type { BrandId } from '../brand/brands.ts';
import type { CourierCode } from './couriers.ts';
import { checkDispatch, type DispatchErrorCode } from './dispatch-check.ts';
import { guessCourier } from './guess-courier.ts';
import { normaliseOrderNumber } from './order-number.ts';
import { foldWord } from '../uploads/fold.ts';
import type { DeliveryType, OrderStatus } from './statuses.ts';
import { normaliseTrackingNumber } from './tracking-number.ts';
import type { TrackingLine } from './tracking-table.ts';

/** What a line comes to. Only what is `ready` is sent. */
export const lineStates = [
  'ready',
  'unknown_order',
  'wrong_number',
  'other_postal_code',
  'same_number',
  'same_order',
  'already_sent',
  'cannot_be_sent',
] as const;
export type LineState = (typeof lineStates)[number];

/** An order as far as matching needs it. */
export interface MatchedOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly units: number;
  /** Null once the customer is erased. */
  readonly receiver: { readonly name: string; readonly postalCode: string } | null;
}

/** A line with what a person said about it. */
export interface AskedLine extends TrackingLine {
  readonly courier?: CourierCode | undefined;
  /** What a line is taken for in spite of a doubt: another postal code, one parcel for two orders. */
  readonly isAccepted?: boolean | undefined;
}

export interface MatchedLine<O extends MatchedOrder> {
  readonly line: number;
  readonly state: LineState;
  readonly order: O | null;
  /** The open order that was probably meant, where the line names none. */
  readonly nearest: O | null;
  readonly trackingNumber: string;
  /** What is wrong with the number. */
  readonly reason: DispatchErrorCode | null;
  readonly courier: CourierCode | null;
  readonly isCourierSure: boolean;
  /** The line before it that has the same number or the same order. */
  readonly sameAs: number | null;
}

export interface MatchRules {
  readonly brand: BrandId;
  /** The courier of most of the latest parcels. */
  readonly usual: CourierCode | null;
}

const digitsOf = (postalCode: string): string => postalCode.replace(/[^0-9A-Z]/gi, '').toUpperCase();
const isOpen = ({ status, units }: MatchedOrder): boolean => units > 0 && (status === 'new' || status === 'pending');

/** How many signs two numbers of the same length differ in; none when their lengths differ. */
function slips(a: string, b: string): number {
  if (a.length !== b.length) return Infinity;
  return [...a].filter((sign, at) => sign !== b[at]).length;
}

const isAt = ({ receiver }: MatchedOrder, postalCode: string): boolean =>
  receiver !== null && postalCode !== '' && digitsOf(receiver.postalCode) === digitsOf(postalCode);

const isFor = ({ receiver }: MatchedOrder, name: string): boolean =>
  receiver !== null && name !== '' && foldWord(receiver.name) === foldWord(name);

/** The one open order to which postal code and name lead, or the number but for two signs. */
function nearestOf<O extends MatchedOrder>(line: TrackingLine, orders: readonly O[]): O | null {
  const number = normaliseOrderNumber(line.order);
  const open = orders.filter(isOpen);
  const atPlace = open.filter((order) => isAt(order, line.postalCode));
  const named = atPlace.filter((order) => isFor(order, line.name));
  const close = open.filter((order) => slips(number, order.number) <= 2);
  const both = close.filter((order) => atPlace.includes(order));
  const only = [both, named, close, atPlace].find((candidates) => candidates.length === 1);
  return only?.[0] ?? null;
}

/** The order of a line: by its number, else, where the list has none, by postal code and name. */
function orderOf<O extends MatchedOrder>(line: TrackingLine, orders: readonly O[]): O | null {
  const number = normaliseOrderNumber(line.order);
  if (number !== '') return orders.find((order) => order.number === number) ?? null;
  const found = orders.filter((order) => isOpen(order) && isAt(order, line.postalCode) && isFor(order, line.name));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The line that had a value before, if any. */
function seenBefore(seen: Map<string, number>, value: string, line: number): number | null {
  const before = seen.get(value);
  if (before === undefined) seen.set(value, line);
  return before ?? null;
}

function stateOf(
  line: AskedLine,
  order: MatchedOrder | null,
  { reason, sameNumber, sameOrder }: { reason: DispatchErrorCode | null; sameNumber: boolean; sameOrder: boolean },
): LineState {
  if (order === null) return 'unknown_order';
  if (order.status === 'processed' || order.status === 'finalised') return 'already_sent';
  if (order.status === 'cancelled' || order.units === 0) return 'cannot_be_sent';
  if (reason !== null) return 'wrong_number';
  if (sameOrder) return 'same_order';
  if (line.isAccepted === true) return 'ready';
  if (sameNumber) return 'same_number';
  const isElsewhere = line.postalCode !== '' && order.receiver !== null && !isAt(order, line.postalCode);
  return isElsewhere ? 'other_postal_code' : 'ready';
}

/** Finds the order of each line, guesses its courier, and says what stands in the way (ORD-18). */
export function matchTracking<O extends MatchedOrder>(
  lines: readonly AskedLine[],
  orders: readonly O[],
  { brand, usual }: MatchRules,
): MatchedLine<O>[] {
  const numbers = new Map<string, number>();
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const order = orderOf(line, orders);
    const trackingNumber = normaliseTrackingNumber(line.tracking);
    const deliveryType = order?.deliveryType ?? 'standard';
    const guess =
      line.courier === undefined
        ? guessCourier(trackingNumber, { brand, deliveryType, usual })
        : { courier: line.courier, isSure: true };
    const { errors } = checkDispatch({
      brand,
      deliveryType,
      courier: guess.courier ?? '',
      trackingNumber: line.tracking,
    });
    const reason = errors.trackingNumber ?? errors.courier ?? null;
    const beforeNumber = trackingNumber === '' ? null : seenBefore(numbers, trackingNumber, line.line);
    const beforeOrder = order === null ? null : seenBefore(taken, order.id, line.line);
    const state = stateOf(line, order, { reason, sameNumber: beforeNumber !== null, sameOrder: beforeOrder !== null });
    return {
      line: line.line,
      state,
      order,
      nearest: order === null ? nearestOf(line, orders) : null,
      trackingNumber,
      reason: state === 'wrong_number' ? reason : null,
      courier: guess.courier,
      isCourierSure: guess.isSure,
      sameAs: state === 'same_order' ? beforeOrder : state === 'same_number' ? beforeNumber : null,
    };
  });
}
