import type { CourierCode } from '@offizin/domain/orders/couriers';
import type { TrackingField } from '@offizin/domain/orders/tracking-headers';
import { createStore, useStore } from '../../../platform/store.ts';

/** What a person said about a line. */
export interface LineFix {
  readonly order?: string;
  readonly tracking?: string;
  readonly courier?: CourierCode;
  readonly isAccepted?: true;
  readonly isLeftOut?: boolean;
}

export interface TypedList {
  readonly text: string;
  /** What the columns are, where somebody said so. */
  readonly columns: readonly (TrackingField | null)[] | null;
  readonly fixes: ReadonlyMap<number, LineFix>;
}

const nothing: TypedList = { text: '', columns: null, fixes: new Map() };

/** It outlives the screen: who takes a batch back finds the list as it was. */
const list = createStore(nothing);

export const useTypedList = (): TypedList => useStore(list);
export const typedText = (): string => list.current().text;

/** Another text is another list: what was said about lines of the one before is about nothing of it. */
export function typeList(text: string): void {
  list.set({ ...nothing, text });
}

/** A list of orders that have no number yet. */
export function beginList(orders: readonly string[]): void {
  list.set({ ...nothing, text: orders.map((order) => `${order};`).join('\n'), columns: ['order', 'tracking'] });
}

export function nameColumns(columns: TypedList['columns']): void {
  list.set({ ...list.current(), columns });
}

export function fixLine(line: number, fix: LineFix): void {
  const before = list.current();
  list.set({ ...before, fixes: new Map(before.fixes).set(line, { ...before.fixes.get(line), ...fix }) });
}
