/** The orders whose last packed units are neither on the server nor kept for later, and who waits until they are. */
const unkept = new Map<string, (() => void)[]>();

/** Something was packed into an order that nobody has yet. */
export function beginKeeping(orderId: string): void {
  if (!unkept.has(orderId)) unkept.set(orderId, []);
}

/** All that was packed into the order is kept, or was refused. */
export function endKeeping(orderId: string): void {
  const waiting = unkept.get(orderId) ?? [];
  unkept.delete(orderId);
  for (const resolve of waiting) resolve();
}

/** Resolves once nothing that was packed into the order could come after what is done next: a parcel that is sent takes no more units. */
export function unitsKept(orderId: string): Promise<void> {
  const waiting = unkept.get(orderId);
  return waiting === undefined ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve));
}
