import type { OrderChoice } from '@offizin/contract/orders/batches';
import { limits } from '@offizin/domain/limits';
import { createStore, useStore } from '../../../platform/store.ts';
import { withRange } from '../../../ui/list/with-range.ts';

/** An order as a batch wants it. */
export type Choosable = OrderChoice['orders'][number];

interface Selection {
  /** The address of the list that it belongs to; another list begins without any. */
  readonly list: string;
  readonly ids: ReadonlySet<string>;
  /** The last one that was pressed: where a range begins. */
  readonly last: string | null;
  /** Orders that the list has and has not loaded. */
  readonly unloaded: readonly Choosable[];
}

interface Shown {
  readonly list: string;
  readonly orders: readonly Choosable[];
}

const nothing: Selection = { list: '', ids: new Set(), last: null, unloaded: [] };
const selection = createStore(nothing);
let shown: Shown = { list: '', orders: [] };

const here = (): Selection => {
  const current = selection.current();
  return current.list === shown.list ? current : { ...nothing, list: shown.list };
};

/** Says which orders the list shows now: ranges are among them. */
export function showChoosable(next: Shown): void {
  shown = next;
}

/** Selects one order or takes it out; with Shift also all between it and the last one. */
export function chooseOrder(
  id: string,
  { isOn, isRange }: { readonly isOn: boolean; readonly isRange: boolean },
): void {
  const before = here();
  const ids = shown.orders.map((order) => order.id);
  const to = ids.indexOf(id);
  const from = isRange && before.last !== null ? ids.indexOf(before.last) : -1;
  const range = { from: from < 0 ? to : from, to, isOn, atMost: limits.orderBatch };
  selection.set({ ...before, ids: withRange(before.ids, ids, range), last: id });
}

/** Selects several orders or takes them out, such as those of a day. */
export function chooseOrders(ids: readonly string[], isOn: boolean): void {
  const before = here();
  const range = { from: 0, to: ids.length, isOn, atMost: limits.orderBatch };
  selection.set({ ...before, ids: withRange(before.ids, ids, range), last: null });
}

/** Selects what the server says that the list has, loaded or not. */
export function chooseAll(orders: readonly Choosable[]): void {
  selection.set({ ...here(), ids: new Set(orders.map(({ id }) => id)), unloaded: orders });
}

export function chooseNone(): void {
  selection.set({ ...nothing, list: shown.list });
}

/** The ids of the selected orders of a list. */
export function useChosen(list: string): ReadonlySet<string> {
  const current = useStore(selection);
  return current.list === list ? current.ids : nothing.ids;
}

/** The selected orders of a list that are still in it, in its order, as they are shown now. */
export function useChosenOrders({ list, orders }: Shown): readonly Choosable[] {
  const { unloaded } = useStore(selection);
  const ids = useChosen(list);
  const loaded = new Set(orders.map(({ id }) => id));
  const all = [...orders, ...unloaded.filter(({ id }) => !loaded.has(id))];
  return all.filter(({ id }) => ids.has(id));
}
