/** How the list is had as a file: to print, and to send. */
export const wholesalerFormats = ['pdf', 'xlsx'] as const;
export type WholesalerFormat = (typeof wholesalerFormats)[number];

/** Units of a product that an order needs. */
export interface NeededUnits {
  readonly productId: string;
  readonly units: number;
}

export interface NeededProduct<L> {
  readonly first: L;
  readonly units: number;
  readonly orders: readonly L[];
}

/** What orders need added up by product, in the order in which it comes first; what each order needs stays in its order. */
export function addUpByProduct<L extends NeededUnits>(lines: readonly L[]): NeededProduct<L>[] {
  return [...Map.groupBy(lines, ({ productId }) => productId).values()].flatMap((orders) => {
    const [first] = orders;
    if (first === undefined) return [];
    return [{ first, units: orders.reduce((sum, { units }) => sum + units, 0), orders }];
  });
}
