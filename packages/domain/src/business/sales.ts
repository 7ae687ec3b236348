/** What was sold: orders that were not cancelled as a whole, and what is left of them; the value in minor units. */
export interface Sales {
  readonly orders: number;
  readonly units: number;
  readonly value: number;
}

export const noSales: Sales = { orders: 0, units: 0, value: 0 };

export function sumSales(parts: readonly Sales[]): Sales {
  return parts.reduce(
    (sum, { orders, units, value }) => ({
      orders: sum.orders + orders,
      units: sum.units + units,
      value: sum.value + value,
    }),
    noSales,
  );
}
